### Upozornění: co se dozví ten, kdo se nedívá, mailem, přes push, a stránka, kde si vybere jak.

notice-title-turn = Jsi na tahu: { $game }
notice-title-short = Dochází ti čas: { $game }
notice-title-invited = Máš pozvánku: { $game }
notice-title-full = Stůl je plný: { $game }
notice-title-over = Partie skončila: { $game }
notice-title-many =
    { $count ->
        [one] Čeká jeden stůl
        [few] Čekají { $count } stoly
       *[other] Čeká { $count } stolů
    }
notice-own-turn =
    { $count ->
        [0] Jsi na tahu: { $game }.
       *[other] Jsi na tahu: { $game }, hrají { $players }.
    }
notice-own-short =
    { $count ->
        [0] Dochází ti čas: { $game }.
       *[other] Dochází ti čas: { $game }, hrají { $players }.
    }
notice-own-invited =
    { $count ->
        [0] U nového stolu je pro tebe místo: { $game }.
       *[other] U nového stolu je pro tebe místo: { $game }, hrají { $players }.
    }
notice-own-full =
    { $count ->
        [0] Tvůj stůl je plný a může se začít: { $game }.
       *[other] Tvůj stůl je plný a může se začít: { $game }, hrají { $players }.
    }
notice-own-over =
    { $count ->
        [0] Partie skončila: { $game }.
       *[other] Partie skončila: { $game }, hráli { $players }.
    }
notice-table-turn =
    { $count ->
        [0] Někdo je na tahu: { $game }.
       *[other] { $players }: na tahu u { $game }.
    }
notice-table-short = U tohoto stolu dochází čas: { $game }.
notice-table-invited = Je tu nový stůl: { $game }.
notice-table-full = Stůl je plný a může se začít: { $game }.
notice-table-over = Partie skončila: { $game }.
notice-trial-title = Zkouška od Tertulie
notice-trial-text = Takhle ti Tertulia řekne, že jsi na tahu.
notice-confirm-subject = Je to tvoje mailová adresa?
notice-confirm-text =
    Někdo, nejspíš ty, chce od Tertulie dostávat mail, když je na tahu.

    Pokud jsi to ty, otevři tuto stránku a potvrď to:
    { $url }

    Pokud to byl někdo jiný, nemusíš dělat nic: nic dalšího sem nepřijde.
notice-mail-why = Dostáváš to, protože jsi o to Tertulii požádal(a).
notice-mail-settings = Vybrat, co se dozvíš
notice-mail-stop = Už žádné takové maily
notice-calendar = Tertulia
notice-calendar-turn = Jsi na tahu: { $game }
notice-calendar-deadline = Vyprší čas: { $game }

error-too-many-channels = Víc cest k tobě už nejde. Nejdřív nějakou odeber.
error-channel-not-found = Tato cesta k tobě už neexistuje.
error-channel-refused = Tuto adresu nelze použít.
error-link-refused = Tento odkaz už neplatí.
error-too-many-trials = Příliš mnoho zkoušek. Chvíli prosím počkej.
