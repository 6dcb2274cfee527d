### Benachrichtigungen: was man erfährt, ohne hinzusehen, per Mail, per Push, und die Seite, auf der man sagt wie.

notice-title-turn = Du bist am Zug: { $game }
notice-title-short = Deine Zeit wird knapp: { $game }
notice-title-invited = Du bist eingeladen: { $game }
notice-title-full = Der Tisch ist voll: { $game }
notice-title-altered = Der Tisch wurde geändert: { $game }
notice-title-going = Ein Tisch verschwindet bald: { $game }
notice-title-gone = Ein Tisch ist verschwunden: { $game }
notice-title-wish = Partie beenden? { $game }
notice-title-pause = Eine Pause? { $game }
notice-title-left = Dein Platz ist wieder frei: { $game }
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
notice-until = Deine Zeit endet: { $when }.
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
notice-own-altered =
    { $count ->
        [0] Der Gastgeber hat deinen Tisch geändert und fragt, ob du dabei bleibst: { $game }.
       *[other] Der Gastgeber hat deinen Tisch geändert und fragt, ob du dabei bleibst: { $game } mit { $players }.
    }
notice-own-wanted =
    { $count ->
        [0] { $by } lädt dich an einen Tisch ein: { $game }.
       *[other] { $by } lädt dich an einen Tisch ein: { $game } mit { $players }.
    }
notice-own-going =
    { $count ->
        [0] Seit zehn Tagen hat sich niemand an deinen Tisch gesetzt: { $game }. In ein paar Tagen verschwindet er, wenn dort nichts geschieht.
       *[other] Seit zehn Tagen ist an deinem Tisch nichts geschehen: { $game } mit { $players }. In ein paar Tagen verschwindet er, wenn ihr nicht beginnt und niemand kommt.
    }
notice-own-gone = Ein Tisch, der auf den Beginn der Partie gewartet hat, ist verschwunden, weil dort zwei Wochen lang nichts geschehen ist: { $game }.
notice-own-wish =
    Gewünscht ist, dass { $game } endet, wie es steht ({ $by }). Du kannst zustimmen oder widersprechen. Widerspricht niemand, endet die Partie { $days ->
        [one] einen Tag nach dem Wunsch.
       *[other] { $days } Tage nach dem Wunsch.
    }
notice-own-pause = Gewünscht ist eine Pause bei { $game } ({ $by }). Sie beginnt, sobald alle zustimmen: Du kannst zustimmen oder weiterspielen.
notice-own-left = Deine Zeit ist an mehreren Tischen abgelaufen, darum ist dein Platz an einem, der noch wartet, wieder frei: { $game }. Setz dich wieder hin, sobald du Zeit zum Spielen hast.
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
notice-table-altered = Der Gastgeber hat geändert, was an diesem Tisch gespielt wird: { $game }.
notice-table-going = Seit zehn Tagen ist an diesem Tisch nichts geschehen: { $game }. In ein paar Tagen verschwindet er.
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

notices-title = Benachrichtigungen
notices-intro = Erfahre, dass du am Zug bist, auch wenn keine Seite offen ist.
notices-none = Noch sagt dir niemand etwas. Füge unten einen Weg hinzu.
notices-ways = Wege zu dir
notices-add = Einen Weg hinzufügen
notices-way-mail = Mail
notices-way-push = Dieser Browser
notices-way-push-other = Ein Browser
notices-way-webhook = Webhook
notices-way-service = Dienst
notices-mail-address = Mailadresse
notices-mail-add = Per Mail benachrichtigen
notices-mail-sent = Eine Mail ist unterwegs zu { $address }. Öffne ihren Link, um die Adresse zu bestätigen.
notices-push-add = In diesem Browser benachrichtigen
notices-push-denied = Dieser Browser lässt diese Seite keine Benachrichtigungen zeigen. Erlaube sie in seinen Einstellungen für diese Seite.
notices-push-none = Dieser Browser kann nicht benachrichtigt werden. Auf iPhone und iPad lege die Seite zuerst auf den Home-Bildschirm und öffne sie von dort.
notices-webhook-address = Adresse des Webhooks
notices-webhook-add = Per Webhook benachrichtigen
notices-webhook-secret = Jede Nachricht ist mit diesem Geheimnis unterschrieben, das nur jetzt gezeigt wird: { $secret }
notices-service-address = Adresse des Dienstes
notices-service-help = Möglich sind Adressen, die mit { $services } beginnen.
notices-service-add = Per Dienst benachrichtigen
notices-state-unconfirmed = noch nicht bestätigt: öffne den Link in der Mail
notices-state-ready = funktioniert
notices-state-new = noch nichts gesendet
notices-state-refused = angehalten, denn die andere Seite nimmt nichts an: { $said }
notices-state-trouble = zuletzt ging nicht: { $said }
notices-last = zuletzt angekommen { $when }
notices-recent-sent = gesendet
notices-recent-waiting = wartet
notices-recent-sending = wird gesendet
notices-recent-unsure = vielleicht angekommen
notices-recent-failed = nicht angenommen
notices-try = Eine Probe senden
notices-trying = Die Probe ist unterwegs. Was daraus wird, steht gleich hier.
notices-drop = Entfernen
notices-kinds = Sag es mir,
notices-kind-turn = wenn ich am Zug bin
notices-kind-short = wenn meine Zeit knapp wird
notices-kind-invited = wenn ich eingeladen werde
notices-kind-full = wenn mein Tisch voll ist
notices-kind-altered = wenn mein Tisch geändert wurde
notices-kind-going = wenn ein Tisch von mir, der nicht begonnen hat, bald verschwindet
notices-kind-gone = wenn so ein Tisch verschwunden ist
notices-kind-wish = wenn jemand eine Partie beenden möchte
notices-kind-pause = wenn jemand um eine Pause bittet
notices-kind-left = wenn ich meinen Platz an einem wartenden Tisch verliere
notices-kind-over = wenn eine Partie zu Ende ist
notices-kind-trial = Probe
notices-when = Wann
notices-quiet = Ruhezeit, in der nichts kommt
notices-quiet-none = keine
notices-quiet-calendar = die Nächte meines Kalenders
notices-quiet-night = { $from } bis { $to } ({ $zone }). Wochenenden und Urlaub halten nichts zurück.
notices-quiet-no-night = Nachrichten halten sich an die Nächte deines Kalenders, sobald du einen mit Ruhezeit gespeichert hast; bis dahin kommen sie zu jeder Stunde. Du findest ihn in den Einstellungen: „{ $where }“.
notices-quiet-own = andere Stunden
notices-quiet-from = von
notices-quiet-to = bis
notices-short = Meine Zeit ist knapp
notices-short-usual = 8 Stunden vorher, oder ein Viertel
notices-short-before = { $hours } Stunden vorher, oder die Hälfte
notices-digest = Mails einmal am Tag statt sofort
notices-digest-at = um
notices-zone = Die Uhrzeiten sind die von { $zone }.
notices-calendar = Kalender
notices-calendar-help = Eine Adresse für dein Kalenderprogramm: Es zeigt, wo du am Zug bist. Wer die Adresse kennt, kann sie lesen.
notices-calendar-make = Eine Adresse anlegen
notices-calendar-new = Eine andere Adresse anlegen und die alte beenden
notices-calendar-end = Die Adresse beenden
notices-calendar-on = Es gibt eine Adresse. Gezeigt wurde sie, als du sie angelegt hast.
notices-confirm-title = Bestätige deine Mailadresse
notices-confirm-do = Diese Adresse gehört mir
notices-confirmed = { $address } ist bestätigt. Ab jetzt benachrichtigt dich Tertulia dort.
notices-stop-title = Weniger Mails
notices-stop-what = Was soll { $address } noch erfahren?
notices-stop-all = Keine Mails mehr
notices-stop-keep = Nur noch das
notices-stopped = Erledigt.
notices-table-title = Einen eigenen Kanal benachrichtigen
notices-table-help = Immer wenn an diesem Tisch jemand am Zug ist, erfährt es diese Adresse: ein Webhook, zum Beispiel vom Kanal eurer Gruppe.
table-tell-channel = Einem Kanal deiner Gruppe sagen, wer am Zug ist
notices-back = Zurück zum Tisch
notices-saved = Gespeichert.

error-too-many-channels = Mehr Wege zu dir sind nicht möglich. Entferne zuerst einen.
error-channel-not-found = Diesen Weg zu dir gibt es nicht mehr.
error-channel-refused = Diese Adresse kann nicht verwendet werden.
error-link-refused = Dieser Link gilt nicht mehr.
error-too-many-trials = Zu viele Proben. Warte bitte eine Weile.
