### Benachrichtigungen: was man erfährt, ohne hinzusehen, per Mail, per Push, und die Seite, auf der man sagt wie.

notice-title-turn = Du bist am Zug: { $game }
notice-title-short = Deine Zeit wird knapp: { $game }
notice-title-invited = Du bist eingeladen: { $game }
notice-title-full = Der Tisch ist voll: { $game }
notice-title-over = Die Partie ist zu Ende: { $game }
notice-title-many =
    { $count ->
        [one] Neues von einem Tisch
       *[other] Neues von { $count } Tischen
    }
notice-own-turn =
    { $count ->
        [0] Du bist bei { $game } am Zug.
       *[other] Du bist bei { $game } mit { $players } am Zug.
    }
notice-own-short =
    { $count ->
        [0] Deine Zeit bei { $game } wird knapp.
       *[other] Deine Zeit bei { $game } mit { $players } wird knapp.
    }
notice-own-invited =
    { $count ->
        [0] An einem neuen Tisch ist ein Platz für dich: { $game }.
       *[other] An einem neuen Tisch ist ein Platz für dich: { $game } mit { $players }.
    }
notice-own-full =
    { $count ->
        [0] Dein Tisch ist voll und kann beginnen: { $game }.
       *[other] Dein Tisch ist voll und kann beginnen: { $game } mit { $players }.
    }
notice-own-over =
    { $count ->
        [0] { $game } ist zu Ende.
       *[other] { $game } mit { $players } ist zu Ende.
    }
notice-table-turn =
    { $count ->
        [0] Jemand ist am Zug: { $game }.
       *[other] { $players }: am Zug bei { $game }.
    }
notice-table-short = An diesem Tisch wird die Zeit knapp: { $game }.
notice-table-invited = Es gibt einen neuen Tisch: { $game }.
notice-table-full = Der Tisch ist voll und kann beginnen: { $game }.
notice-table-over = { $game } ist zu Ende.
notice-trial-title = Eine Probe von Tertulia
notice-trial-text = So sagt dir Tertulia, dass du am Zug bist.
notice-confirm-subject = Ist das deine Mailadresse?
notice-confirm-text =
    Jemand, wahrscheinlich du, möchte von Tertulia per Mail erfahren, wenn er oder sie am Zug ist.

    Wenn du das warst, öffne diese Seite und bestätige es:
    { $url }

    Wenn es jemand anders war, ist nichts zu tun: Hierher kommt nichts mehr.
notice-mail-why = Du bekommst das, weil du Tertulia darum gebeten hast.
notice-mail-settings = Auswählen, was du erfährst
notice-mail-stop = Keine solchen Mails mehr
notice-calendar = Tertulia
notice-calendar-turn = Du bist am Zug: { $game }
notice-calendar-deadline = Die Zeit läuft ab: { $game }

error-too-many-channels = Mehr Wege zu dir sind nicht möglich. Entferne zuerst einen.
error-channel-not-found = Diesen Weg zu dir gibt es nicht mehr.
error-channel-refused = Diese Adresse kann nicht verwendet werden.
error-link-refused = Dieser Link gilt nicht mehr.
error-too-many-trials = Zu viele Proben. Warte bitte eine Weile.
