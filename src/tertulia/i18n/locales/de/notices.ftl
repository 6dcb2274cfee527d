### Benachrichtigungen: was man erfährt, ohne hinzusehen, per Mail, per Push, und die Seite, auf der man sagt wie.

notice-title-turn = Du bist am Zug: { $game }
notice-title-short = Deine Zeit wird knapp: { $game }
notice-title-invited = Einladung: { $game }
notice-title-joined = Jemand ist dazugekommen: { $game }
notice-title-full = Tisch voll: { $game }
notice-title-altered = Tisch geändert: { $game }
notice-title-going = Tisch wird bald geschlossen: { $game }
notice-title-gone = Tisch geschlossen: { $game }
notice-title-wish = Vorschlag, die Partie zu beenden: { $game }
notice-title-pause = Pause vorgeschlagen: { $game }
notice-title-left = Du hast deinen Platz verloren: { $game }
notice-title-over = Partie beendet: { $game }
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
# A moment by the clock of a city: the deadline below.
notice-when = { $when } (Ortszeit { $city })
notice-until = Du hast Zeit bis { $when }.
notice-own-invited =
    { $count ->
        [0] An einem neuen Tisch ist ein Platz für dich: { $game }.
       *[other] An einem neuen Tisch ist ein Platz für dich: { $game } mit { $players }.
    }
notice-own-joined =
    { $count ->
        [0] Jemand hat sich an den Tisch gesetzt: { $game }.
       *[other] Jemand hat sich an den Tisch gesetzt: { $game } mit { $players }.
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
        [0] Seit zehn Tagen hat sich niemand an deinen Tisch gesetzt: { $game }. In ein paar Tagen wird er geschlossen, wenn dort nichts geschieht.
       *[other] Seit zehn Tagen ist an deinem Tisch nichts geschehen: { $game } mit { $players }. In ein paar Tagen wird er geschlossen, wenn ihr die Partie nicht startet und niemand dazukommt.
    }
notice-own-gone = Der Tisch wurde nach zwei Wochen ohne Aktivität geschlossen: { $game }.
notice-own-wish =
    { $by } schlägt vor, { $game } jetzt mit dem aktuellen Punktestand zu beenden. Du kannst zustimmen oder ablehnen. Lehnt niemand ab, endet die Partie { $days ->
        [one] einen Tag nach dem Vorschlag.
       *[other] { $days } Tage nach dem Vorschlag.
    }
notice-own-pause = { $by } schlägt eine Pause bei { $game } vor. Sie beginnt, sobald alle zustimmen. Du kannst zustimmen oder ablehnen.
notice-own-left = Deine Zeit ist an mehreren Tischen abgelaufen, deshalb hast du deinen Platz an einem noch nicht begonnenen Tisch verloren: { $game }. Komm wieder dazu, wenn du Zeit zum Spielen hast.
notice-own-over =
    { $count ->
        [0] Die Partie ist beendet: { $game }.
       *[other] Die Partie ist beendet: { $game } mit { $players }.
    }
notice-table-turn =
    { $count ->
        [0] Jemand ist am Zug: { $game }.
       *[other] Am Zug bei { $game }: { $players }.
    }
notice-table-short = An diesem Tisch wird die Zeit knapp: { $game }.
notice-table-invited = Neuer Tisch: { $game }.
notice-table-full = Der Tisch ist voll und kann beginnen: { $game }.
notice-table-altered = Der Gastgeber hat die Einstellungen dieses Tisches geändert: { $game }.
notice-table-going = Seit zehn Tagen ist an diesem Tisch nichts geschehen: { $game }. In ein paar Tagen wird er geschlossen.
notice-table-over = Die Partie ist beendet: { $game }.
notice-trial-title = Testnachricht von Tertulia
notice-trial-text = So benachrichtigt dich Tertulia, wenn du am Zug bist.
notice-merged-title = Ein Browser ist zu deinem Konto hinzugekommen
notice-merged-text = Ein Browser hat sich bei deinem Konto angemeldet und die Plätze eines anderen Gastes übertragen: { $device }. Wenn du das nicht warst, entferne Anmeldemethoden, die du nicht erkennst, und melde alle anderen Browser ab.
notice-confirm-subject = Bestätige deine E-Mail-Adresse
notice-confirm-text =
    Jemand, wahrscheinlich du, möchte unter dieser Adresse Benachrichtigungen von Tertulia erhalten.

    Wenn du das warst, öffne zur Bestätigung diese Seite:
    { $url }

    Wenn nicht, ignoriere diese E-Mail: Unbestätigte Adressen erhalten keine Benachrichtigungen.
notice-mail-why = Du erhältst diese E-Mail, weil du Benachrichtigungen von Tertulia eingeschaltet hast.
notice-mail-settings = Benachrichtigungen einstellen
notice-mail-stop = Abbestellen
notice-calendar = Tertulia
notice-calendar-turn = Du bist am Zug: { $game }
notice-calendar-deadline = Die Zeit läuft ab: { $game }

notices-title = Benachrichtigungen
notices-intro = Lass dich benachrichtigen, wenn du am Zug bist, auch wenn Tertulia nicht geöffnet ist.
notices-none = Noch keine Benachrichtigungen eingerichtet. Füge unten einen Kanal hinzu.
notices-ways = Kanäle
notices-add = Kanal hinzufügen
notices-way-mail = E-Mail
notices-way-push = Dieser Browser
notices-way-push-other = Anderer Browser
notices-way-webhook = Webhook
notices-way-service = Dienst
notices-mail-address = E-Mail-Adresse
notices-mail-use = Verwenden
notices-mail-add = Per E-Mail benachrichtigen
notices-mail-sent = E-Mail an { $address } gesendet. Öffne den Link darin, um die Adresse zu bestätigen.
notices-push-add = In diesem Browser benachrichtigen
notices-push-denied = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Website-Einstellungen des Browsers.
notices-push-none = Dieser Browser unterstützt keine Push-Benachrichtigungen.
notices-push-none-https = Push-Benachrichtigungen brauchen https. Öffne diese Seite unter einer https-Adresse.
notices-push-none-install = Auf einem iPhone oder iPad gibt es Push-Benachrichtigungen, wenn du diese Seite zum Home-Bildschirm hinzufügst und von dort öffnest.
notices-webhook-address = Adresse des Webhooks
notices-webhook-add = Webhook hinzufügen
notices-webhook-secret = Die Nachrichten sind mit diesem geheimen Schlüssel signiert. Kopiere ihn jetzt, er wird nur einmal gezeigt: { $secret }
notices-service-address = Adresse des Dienstes
notices-service-help = Möglich sind Adressen, die mit { $services } beginnen.
notices-service-add = Dienst hinzufügen
notices-state-unconfirmed = nicht bestätigt: Öffne den Link in der E-Mail
notices-state-ready = aktiv
notices-state-new = noch nichts gesendet
notices-state-refused = gestoppt: Zustellung abgelehnt ({ $said })
notices-state-trouble = letzter Fehler: { $said }
notices-last = zuletzt zugestellt { $when }
notices-recent-sent = gesendet
notices-recent-waiting = wartet
notices-recent-sending = wird gesendet
notices-recent-unsure = vielleicht zugestellt
notices-recent-failed = abgelehnt
notices-try = Testnachricht senden
notices-trying = Testnachricht gesendet. Das Ergebnis erscheint gleich hier.
notices-drop = Entfernen
notices-kinds = Benachrichtige mich,
notices-kind-turn = wenn ich am Zug bin
notices-kind-short = wenn meine Zeit knapp wird
notices-kind-invited = wenn ich eingeladen werde
notices-kind-joined = wenn sich jemand an meinen Tisch setzt
notices-kind-full = wenn mein Tisch voll ist
notices-kind-altered = wenn der Gastgeber meinen Tisch ändert
notices-kind-going = wenn mein noch nicht begonnener Tisch bald geschlossen wird
notices-kind-gone = wenn ein solcher Tisch geschlossen wurde
notices-kind-wish = wenn jemand vorschlägt, eine Partie zu beenden
notices-kind-pause = wenn jemand eine Pause vorschlägt
notices-kind-left = wenn ich meinen Platz an einem noch nicht begonnenen Tisch verliere
notices-kind-over = wenn eine Partie zu Ende ist
notices-kind-trial = Test
notices-when = Zeitpunkt
notices-quiet = Ruhezeit (keine Benachrichtigungen)
notices-quiet-none = keine
notices-quiet-calendar = die Nächte in meinem Kalender
notices-quiet-night = { $from } bis { $to } ({ $zone }). An Wochenenden und im Urlaub kommen Benachrichtigungen weiterhin an.
notices-quiet-no-night = Speichere zuerst Ruhezeiten in deinem Kalender; bis dahin kommen Benachrichtigungen zu jeder Uhrzeit. Du findest den Kalender in den Einstellungen: „{ $where }“.
notices-quiet-own = andere Zeiten
notices-quiet-from = von
notices-quiet-to = bis
notices-short = Warnung bei knapper Zeit
notices-short-usual = 8 Std. vorher oder bei 25 % Rest
notices-short-before = { $hours } Stunden vorher oder bei 50 % Restzeit
notices-digest = Eine E-Mail am Tag statt sofort (Warnungen bei knapper Zeit kommen weiter sofort)
notices-digest-at = um
notices-zone = Zeitzone: { $zone }
notices-calendar = Kalender
notices-calendar-help = Abonniere diese Adresse in deiner Kalender-App, um zu sehen, wo du am Zug bist. Wer die Adresse kennt, kann den Kalender lesen.
notices-calendar-make = Kalenderadresse erstellen
notices-calendar-new = Durch neue Adresse ersetzen
notices-calendar-end = Kalenderadresse löschen
notices-calendar-on = Deine Kalenderadresse ist aktiv. Angezeigt wurde sie einmal, beim Erstellen.
notices-confirm-title = Bestätige deine E-Mail-Adresse
notices-confirm-do = Adresse bestätigen
notices-confirmed = { $address } ist bestätigt. Ab jetzt kommen Benachrichtigungen dort an.
notices-stop-title = E-Mail-Benachrichtigungen
notices-stop-what = Was soll { $address } weiterhin erhalten?
notices-stop-all = Alle abbestellen
notices-stop-keep = Auswahl speichern
notices-stopped = Gespeichert.
notices-table-title = Gruppenkanal benachrichtigen
notices-table-help = Immer wenn an diesem Tisch jemand am Zug ist, geht eine Nachricht an diese Adresse, zum Beispiel an den Webhook eures Gruppenkanals.
table-tell-channel = Gruppenkanal über Züge benachrichtigen
notices-back = Zurück zum Tisch
notices-saved = Gespeichert.

error-too-many-channels = Mehr Kanäle sind nicht möglich. Entferne zuerst einen.
error-channel-not-found = Diesen Kanal gibt es nicht mehr.
error-channel-refused = Diese Adresse kann nicht verwendet werden.
error-link-refused = Dieser Link ist nicht mehr gültig.
error-too-many-trials = Zu viele Testnachrichten. Bitte warte eine Weile.
