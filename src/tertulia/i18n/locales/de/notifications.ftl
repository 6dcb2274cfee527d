### Benachrichtigungen: was man erfährt, ohne hinzusehen, per Mail, per Push, und die Seite, auf der man sagt wie.

notification-title-turn = Du bist am Zug: { $game }
notification-title-low-time = Deine Zeit wird knapp: { $game }
notification-title-invited = Einladung: { $game }
notification-title-joined = Jemand ist dazugekommen: { $game }
notification-title-full = Tisch voll: { $game }
notification-title-altered = Tisch geändert: { $game }
notification-title-closing = Tisch wird bald geschlossen: { $game }
notification-title-closed = Tisch geschlossen: { $game }
notification-title-end-proposed = Vorschlag, die Partie zu beenden: { $game }
notification-title-pause-proposed = Pause vorgeschlagen: { $game }
notification-title-removed = Du hast deinen Platz verloren: { $game }
notification-title-over = Partie beendet: { $game }
notification-title-many =
    { $count ->
        [one] Neues von einem Tisch
       *[other] Neues von { $count } Tischen
    }
notification-own-turn =
    { $count ->
        [0] Du bist bei { $game } am Zug.
       *[other] Du bist bei { $game } mit { $players } am Zug.
    }
notification-own-low-time =
    { $count ->
        [0] Deine Zeit bei { $game } wird knapp.
       *[other] Deine Zeit bei { $game } mit { $players } wird knapp.
    }
# A moment by the clock of a city: the deadline below.
notification-when = { $when } (Ortszeit { $city })
notification-until = Du hast Zeit bis { $when }.
notification-own-invited =
    { $count ->
        [0] An einem neuen Tisch ist ein Platz für dich: { $game }.
       *[other] An einem neuen Tisch ist ein Platz für dich: { $game } mit { $players }.
    }
notification-own-joined =
    { $count ->
        [0] Jemand hat sich an den Tisch gesetzt: { $game }.
       *[other] Jemand hat sich an den Tisch gesetzt: { $game } mit { $players }.
    }
notification-own-full =
    { $count ->
        [0] Dein Tisch ist voll, die Partie kann beginnen: { $game }.
       *[other] Dein Tisch ist voll, die Partie kann beginnen: { $game } mit { $players }.
    }
notification-own-altered =
    { $count ->
        [0] Der Gastgeber hat deinen Tisch geändert und fragt, ob du dabeibleibst: { $game }.
       *[other] Der Gastgeber hat deinen Tisch geändert und fragt, ob du dabeibleibst: { $game } mit { $players }.
    }
notification-own-wanted =
    { $count ->
        [0] { $by } lädt dich an einen Tisch ein: { $game }.
       *[other] { $by } lädt dich an einen Tisch ein: { $game } mit { $players }.
    }
notification-own-closing =
    { $count ->
        [0] Seit zehn Tagen hat sich niemand an deinen Tisch gesetzt: { $game }. In ein paar Tagen wird er geschlossen, wenn dort nichts geschieht.
       *[other] Seit zehn Tagen ist an deinem Tisch nichts geschehen: { $game } mit { $players }. In ein paar Tagen wird er geschlossen, wenn ihr die Partie nicht startet und niemand dazukommt.
    }
notification-own-closed = Der Tisch wurde nach zwei Wochen ohne Aktivität geschlossen: { $game }.
notification-own-end-proposed =
    { $by } schlägt vor, { $game } jetzt mit dem aktuellen Punktestand zu beenden. Du kannst zustimmen oder ablehnen. Lehnt niemand ab, endet die Partie { $days ->
        [one] einen Tag nach dem Vorschlag.
       *[other] { $days } Tage nach dem Vorschlag.
    }
notification-own-pause-proposed = { $by } schlägt eine Pause bei { $game } vor. Sie beginnt, sobald alle zustimmen. Du kannst zustimmen oder ablehnen.
notification-own-removed = Deine Zeit ist an mehreren Tischen abgelaufen, deshalb hast du deinen Platz an einem noch nicht begonnenen Tisch verloren: { $game }. Komm wieder dazu, wenn du Zeit zum Spielen hast.
notification-own-over =
    { $count ->
        [0] Die Partie ist beendet: { $game }.
       *[other] Die Partie ist beendet: { $game } mit { $players }.
    }
notification-table-turn =
    { $count ->
        [0] Jemand ist am Zug: { $game }.
       *[other] Am Zug bei { $game }: { $players }.
    }
notification-table-low-time = An diesem Tisch wird die Zeit knapp: { $game }.
notification-table-invited = Neuer Tisch: { $game }.
notification-table-full = Der Tisch ist voll, die Partie kann beginnen: { $game }.
notification-table-altered = Der Gastgeber hat die Einstellungen dieses Tisches geändert: { $game }.
notification-table-closing = Seit zehn Tagen ist an diesem Tisch nichts geschehen: { $game }. In ein paar Tagen wird er geschlossen.
notification-table-over = Die Partie ist beendet: { $game }.
notification-test-title = Testnachricht von Tertulia
notification-test-text = So benachrichtigt dich Tertulia, wenn du am Zug bist.
notification-merged-title = Ein Browser ist zu deinem Konto hinzugekommen
notification-merged-text = Ein Browser hat sich bei deinem Konto angemeldet und die Plätze eines anderen Gastes übertragen: { $device }. Wenn du das nicht warst, entferne Anmeldemethoden, die du nicht erkennst, und melde alle anderen Browser ab.
notification-confirm-subject = Bestätige deine E-Mail-Adresse
notification-confirm-text =
    Jemand, wahrscheinlich du, möchte unter dieser Adresse Benachrichtigungen von Tertulia erhalten.

    Wenn du das warst, öffne zur Bestätigung diese Seite:
    { $url }

    Wenn nicht, ignoriere diese E-Mail: Unbestätigte Adressen erhalten keine Benachrichtigungen.
notification-mail-why = Du erhältst diese E-Mail, weil du Benachrichtigungen von Tertulia eingeschaltet hast.
notification-mail-settings = Benachrichtigungen einstellen
notification-mail-unsubscribe = Abbestellen
notification-calendar = Tertulia
notification-calendar-turn = Du bist am Zug: { $game }
notification-calendar-deadline = Die Zeit läuft ab: { $game }

notifications-title = Benachrichtigungen
notifications-intro = Lass dich benachrichtigen, wenn du am Zug bist, auch wenn Tertulia nicht geöffnet ist.
notifications-none = Noch keine Benachrichtigungen eingerichtet. Füge unten einen Kanal hinzu.
notifications-nothing-new = Nichts Neues.
notifications-ways = Kanäle
notifications-add = Kanal hinzufügen
notifications-way-mail = E-Mail
notifications-way-push = Dieser Browser
notifications-way-push-other = Anderer Browser
notifications-way-webhook = Webhook
notifications-way-service = Dienst
notifications-mail-address = E-Mail-Adresse
notifications-mail-use = Verwenden
notifications-mail-add = Per E-Mail benachrichtigen
notifications-mail-sent = E-Mail an { $address } gesendet. Öffne den Link darin, um die Adresse zu bestätigen.
notifications-push-add = In diesem Browser benachrichtigen
notifications-push-denied = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Website-Einstellungen des Browsers.
notifications-push-none = Dieser Browser unterstützt keine Push-Benachrichtigungen.
notifications-push-none-https = Push-Benachrichtigungen funktionieren nur über https. Öffne diese Seite unter einer https-Adresse.
notifications-push-none-install = Auf einem iPhone oder iPad gibt es Push-Benachrichtigungen, wenn du diese Seite zum Home-Bildschirm hinzufügst und von dort öffnest.
notifications-webhook-address = Adresse des Webhooks
notifications-webhook-add = Webhook hinzufügen
notifications-webhook-secret = Die Nachrichten sind mit diesem geheimen Schlüssel signiert. Kopiere ihn jetzt, er wird nur einmal gezeigt: { $secret }
notifications-service-address = Adresse des Dienstes
notifications-service-help = Möglich sind Adressen, die mit { $services } beginnen.
notifications-service-add = Dienst hinzufügen
notifications-state-unconfirmed = nicht bestätigt: Öffne den Link in der E-Mail
notifications-state-ready = aktiv
notifications-state-new = noch nichts gesendet
notifications-state-refused = gestoppt: Zustellung abgelehnt ({ $said })
notifications-state-trouble = letzter Fehler: { $said }
notifications-last = zuletzt zugestellt { $when }
notifications-recent-sent = gesendet
notifications-recent-waiting = wartet
notifications-recent-sending = wird gesendet
notifications-recent-unknown = vielleicht zugestellt
notifications-recent-failed = abgelehnt
notifications-try = Testnachricht senden
notifications-trying = Testnachricht gesendet. Das Ergebnis erscheint gleich hier.
notifications-drop = Entfernen
notifications-kinds = Benachrichtige mich,
notifications-kind-turn = wenn ich am Zug bin
notifications-kind-low-time = wenn meine Zeit knapp wird
notifications-kind-invited = wenn ich eingeladen werde
notifications-kind-joined = wenn sich jemand an meinen Tisch setzt
notifications-kind-full = wenn mein Tisch voll ist
notifications-kind-altered = wenn der Gastgeber meinen Tisch ändert
notifications-kind-closing = wenn mein noch nicht begonnener Tisch bald geschlossen wird
notifications-kind-closed = wenn mein Tisch vor Beginn der Partie geschlossen wird
notifications-kind-end-proposed = wenn jemand vorschlägt, eine Partie zu beenden
notifications-kind-pause-proposed = wenn jemand eine Pause vorschlägt
notifications-kind-removed = wenn ich meinen Platz an einem noch nicht begonnenen Tisch verliere
notifications-kind-over = wenn eine Partie zu Ende ist
notifications-kind-test = Test
notifications-when = Zeitpunkt
notifications-quiet = Ruhezeit (keine Benachrichtigungen)
notifications-quiet-none = keine
notifications-quiet-calendar = die Nachtruhe in meinem Kalender
notifications-quiet-night = { $from } bis { $to } ({ $zone }). An Wochenenden und im Urlaub kommen Benachrichtigungen weiterhin an.
notifications-quiet-no-night = Speichere zuerst eine Nachtruhe in deinem Kalender; bis dahin kommen Benachrichtigungen zu jeder Uhrzeit. Du findest den Kalender in den Einstellungen unter „{ $where }“.
notifications-quiet-own = andere Zeiten
notifications-quiet-from = von
notifications-quiet-to = bis
notifications-low-time = Warnung bei knapper Zeit
notifications-low-time-usual = 8 Std. vorher oder bei 25 % Restzeit
notifications-low-time-before = { $hours } Stunden vorher oder bei 50 % Restzeit
notifications-digest = Eine E-Mail am Tag statt sofort (Warnungen bei knapper Zeit kommen weiter sofort)
notifications-digest-at = um
notifications-zone = Zeitzone: { $zone }
notifications-calendar = Kalender
notifications-calendar-help = Abonniere diese Adresse in deiner Kalender-App, um zu sehen, wo du am Zug bist. Wer die Adresse kennt, kann den Kalender lesen.
notifications-calendar-make = Kalenderadresse erstellen
notifications-calendar-new = Durch neue Adresse ersetzen
notifications-calendar-end = Kalenderadresse löschen
notifications-calendar-on = Deine Kalenderadresse ist aktiv. Angezeigt wurde sie einmal, beim Erstellen.
notifications-confirm-title = Bestätige deine E-Mail-Adresse
notifications-confirm-do = Adresse bestätigen
notifications-confirmed = { $address } ist bestätigt. Ab jetzt kommen Benachrichtigungen dort an.
notifications-unsubscribe-title = E-Mail-Benachrichtigungen
notifications-unsubscribe-what = Was soll { $address } weiterhin erhalten?
notifications-unsubscribe-all = Alle abbestellen
notifications-unsubscribe-keep = Auswahl speichern
notifications-unsubscribed = Gespeichert.
notifications-table-title = Gruppenkanal benachrichtigen
notifications-table-help = Immer wenn an diesem Tisch jemand am Zug ist, geht eine Nachricht an diese Adresse, zum Beispiel an den Webhook eures Gruppenkanals.
table-tell-channel = Gruppenkanal über Züge benachrichtigen
notifications-back = Zurück zum Tisch
notifications-saved = Gespeichert.
push-offer = Benachrichtigung erhalten, wenn du am Zug bist
push-offer-do = Einschalten
push-offer-done = Benachrichtigungen sind in diesem Browser eingeschaltet.
install-offer = Tertulia auf diesem Gerät installieren
install-offer-help = Tertulia lässt sich dann wie eine App öffnen; deine Tische bleiben dieselben.
install-offer-do = Installieren

error-too-many-channels = Mehr Kanäle sind nicht möglich. Entferne zuerst einen.
error-channel-not-found = Diesen Kanal gibt es nicht mehr.
error-channel-refused = Diese Adresse kann nicht verwendet werden.
error-link-refused = Dieser Link ist nicht mehr gültig.
error-too-many-trials = Zu viele Testnachrichten. Bitte warte eine Weile.
