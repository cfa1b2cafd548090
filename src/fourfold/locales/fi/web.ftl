## The frame

web-brand = Fourfold
web-title = { $page } · Fourfold
web-title-home = Fourfold: Quantik, Qomet ja Exago
web-description = Quantik, Qomet ja Exago: pelaa muiden kanssa tai tietokonetta vastaan.
web-skip = Siirry sisältöön
web-home = Fourfold, kaikki pelit
web-nav = Sivut
web-nav-learn = Opi
web-nav-lobby = Aula
web-nav-mine = Omat pelit
web-close = Sulje
web-loading = Ladataan …
web-try-again = Yritä uudelleen
web-to-games = Kaikki pelit
web-number = { $number }
web-no = Ei, takaisin
web-cancel = Peruuta

## Settings

web-preferences = Asetukset
web-preferences-note = Tallessa vain tässä selaimessa. Ei tiliä, ei seurantaa.
web-language = Kieli
web-theme = Värit
web-theme-auto = Kuten laitteessa
web-theme-light = Vaalea
web-theme-dark = Tumma
web-board = Lauta
web-board-wood = Puu
web-board-felt = Huopa
web-board-distinct = Jokaiselle värinäölle
web-board-contrast = Suuri kontrasti
web-size = Laudan koko
web-size-usual = Tilan mukaan
web-size-small = Pieni
web-size-large = Suuri
web-fingers = Pienet paikat
web-fingers-zoom = Napautus lähentää ensin
web-fingers-confirm = Kysy ennen siirtoa
web-fingers-plain = Pelaa heti
web-motion = Liike
web-motion-auto = Kuten laitteessa
web-motion-on = Nappulat liukuvat
web-motion-off = Mikään ei liiku
web-sound = Ääni
web-your-name = Nimesi
web-name-optional = mitä haluat, tai ei mitään

## First screen

web-home-title = Mitä pelattaisiin?
web-home-about = Valitse lauta ja sitten pelikaveri.
web-home-running = Jatka peliä
web-home-lobby = Tapaa muita aulassa
web-home-open = Avaa tallennettu peli
web-home-beyond = Tehtävät ja analyysi
web-home-daily = Päivän tehtävä
web-home-daily-about = Sama kaikille, uusi keskiyöllä.
web-home-streak = { $days ->
        [one] Ratkaistu yhtenä päivänä.
       *[other] Ratkaistu { $days } päivänä peräkkäin.
    }
web-home-solved = ratkaistu
web-home-analyse = Analyysi
web-home-analyse-about = Mikä tahansa asema ja sen jokaisen siirron arvo.

## Before a match

web-how-to-play = Näin pelataan
web-how-many = Kuinka moni pelaa?
web-with-people = Ihmisten kanssa
web-with-computer = Tietokonetta vastaan
web-with-engines = Muita ohjelmia vastaan
web-beside = Joku vieressäni
web-beside-about = Pelaatte vuorotellen tällä näytöllä.
web-link = Kaveri linkin kautta
web-link-about = Lähetä linkki tai näytä skannattava koodi.
web-anyone = Kuka tahansa
web-anyone-about = Odota vastustajaa aulassa.
web-level = Taso { $level }
web-level-choice = { $level } · { $name }
web-who-plays = Ketkä pelaavat
web-player = Pelaaja { $number }
web-you = Sinä
web-show-in-lobby = Näytä tämä peli aulassa, jotta kuka tahansa voi liittyä
web-start = Aloita
web-invite = Kutsu
web-more-options = Valinnat ja kello
web-value-on = kyllä
web-value-off = ei
web-begins = Kuka aloittaa.
web-begins-drawn = Arvotaan
web-begins-me = Minä
web-begins-others = Muut
web-takebacks = Siirtoja saa perua, jos muut suostuvat.
web-help-wanted = Vihjeet ja arvot ovat sallittuja kaikille, jotka pelaavat linkin kautta.
web-help-on = Vihjeet ja arvot ovat tässä pelissä sallittuja kaikille.
web-help-off = Tässä pelissä kukaan ei saa vihjeitä.
web-clock = Kuinka paljon miettimisaikaa kullakin on.
web-clock-none = Ei kelloa
web-clock-increment = Minuutteja koko peliin
web-clock-days = Päiviä siirtoa kohden
web-clock-base = Minuutit, joilla kukin aloittaa.
web-clock-more = Sekunnit, jotka lisätään joka siirron jälkeen.
web-clock-each = Päivät, jotka kullakin on siirtoon.
web-clock-days-text = { $days ->
        [one] Yksi päivä siirtoon
       *[other] { $days } päivää siirtoon
    }
web-clock-minutes-text = { $minutes ->
        [one] Yksi minuutti
       *[other] { $minutes } minuuttia
    }
web-clock-increment-text = { $minutes ->
        [one] Yksi minuutti
       *[other] { $minutes } minuuttia
    } + { $seconds ->
        [one] yksi sekunti siirrolta
       *[other] { $seconds } sekuntia siirrolta
    }
web-clock-left = { $time } jäljellä

## Waiting for others

web-invite-title = { $count ->
        [one] Kutsu joku
       *[other] Kutsu { $count } pelaajaa
    }
web-invite-about = Lähetä linkki tai anna muiden skannata koodi. Peli alkaa heti, kun kaikki ovat paikalla.
web-invite-lobby = Peli näkyy aulassa. Voit myös lähettää linkin tai näyttää koodin.
web-invite-link = Linkki tähän peliin
web-waiting = Odotetaan …
web-qr = Linkki skannattavana koodina
web-copy = Kopioi
web-copied = Kopioitu
web-share = Jaa
web-rules = Säännöt
web-rules-of = Pelin { $game } säännöt
web-rules-examples = Esimerkkien kanssa, omalla sivullaan
web-join-title = { $named ->
        [yes] { $name } kutsuu sinut: { $game }
       *[no] Sinut on kutsuttu: { $game }
    }
web-join = Liity
web-open-seat = Vapaa pelipaikka
web-numbered = { $name } { $number }
web-somebody = Joku
web-beside-you = Joku vieressäsi

## The match

web-turn = { $who ->
        [you] Sinun vuorosi
       *[other] { $name } on vuorossa
    }
web-thinking = { $name } miettii …
web-over = Peli on päättynyt
web-seat-you = sinä
web-seat-away = poissa
web-left-resigned = luovutti
web-left-time = aika loppui
web-left-failed = ei voinut jatkaa
web-seat-engine = ohjelma
web-winner = Voittaja
web-moves = Siirrot
web-no-moves = Yhtään siirtoa ei ole vielä tehty.
web-move-played = Siirto { $number }: { $name } pelasi { $move }
web-meanwhile = { $name } on pelannut { $move }.
web-back-to-match = Takaisin peliin
web-replay-first = Alkuun
web-replay-previous = Siirto taaksepäin
web-replay-next = Siirto eteenpäin
web-replay-latest = Viimeisimpään siirtoon
web-in-words = Asema ja siirrot sanoina
web-type-move = Kirjoita siirto
web-play-move = Pelaa
web-watching = { $count ->
        [one] Yksi ihminen katsoo.
       *[other] { $count } ihmistä katsoo.
    }
web-away = { $name } on juuri nyt poissa.
web-offline = Yhteys on poikki. Yritetään uudelleen …
web-offline-unsent = Yhteys on poikki. Siirtosi on tallessa ja lähetetään heti, kun yhteys palaa.

## What can be done in a match

web-actions = Toiminnot
web-takeback = Peru
web-takeback-asked = Pyysit lupaa perua siirron.
web-takeback-wish = { $name } pyytää lupaa perua siirron.
web-allow = Salli
web-decline = Kieltäydy
web-agree = Hyväksy
web-draw = Tasapeli
web-draw-sure = Tarjotaanko tasapeliä?
web-draw-about = Jos kaikki suostuvat, kukaan ei voita eikä häviä.
web-draw-yes = Tarjoa tasapeliä
web-draw-asked = Tarjosit tasapeliä.
web-draw-wish = { $name } tarjoaa tasapeliä.
web-resign = Luovuta
web-resign-sure = Luovutetaanko?
web-resign-about = Luovuttaja häviää pelin. Jos pelaajia on kolme tai enemmän, tietokone jatkaa hänen paikallaan.
web-resign-yes = Luovuta
web-abort = Mitätöi
web-abort-sure = Mitätöidäänkö peli?
web-abort-about = Juuri mitään ei ole vielä tapahtunut; peliä ei lasketa kenellekään.
web-abort-yes = Mitätöi
web-flip = Käännä lauta
web-again = Pelaa uudelleen
web-rematch-asked = Odotetaan muita …
web-rematch-wish = { $name } haluaa pelata uudelleen.
web-to-rematch = Seuraavaan peliin
web-other-match = Toinen peli
web-share-watch = Kuka tahansa, jolla on tämä linkki, voi katsoa
web-device = Jatka pelaamista toisella laitteella
web-device-link = Vain sinulle: tämän linkin avaaja pelaa sinun paikallasi
web-device-revoke = Mitätöi henkilö­kohtaiset linkit
web-device-revoked = Mitätöity: kukaan muu ei enää pelaa sinun paikallasi.
web-record-save = Tallenna peli
web-record-copy = Kopioi peli

## What happened, read out

web-event-joined = { $name } on mukana.
web-event-started = Peli alkaa.
web-event-resigned = { $who ->
        [you] Luovutit.
       *[other] { $name } luovutti.
    }
web-event-time = { $who ->
        [you] Aikasi loppui.
       *[other] Aika loppui: { $name }.
    }
web-event-failed = { $name } ei voi jatkaa: { $reason ->
        [engine-illegal] { $note } ei ole sallittu siirto
        [engine-late] vastaus ei tullut ajoissa
        [engine-died] ohjelma on päättynyt
        [engine-unknown] ohjelmaa ei enää tunneta täällä
       *[other] ohjelma ei toimi niin kuin pitäisi
    }.
web-event-draw-offered = { $who ->
        [you] Tarjosit tasapeliä.
       *[other] { $name } tarjoaa tasapeliä.
    }
web-event-draw-accepted = { $who ->
        [you] Hyväksyit tasapelin.
       *[other] { $name } hyväksyy tasapelin.
    }
web-event-draw-declined = { $who ->
        [you] Kieltäydyit tasapelistä.
       *[other] { $name } kieltäytyy tasapelistä.
    }
web-event-takeback-asked = { $who ->
        [you] Pyysit lupaa perua siirron.
       *[other] { $name } pyytää lupaa perua siirron.
    }
web-event-takeback-declined = { $who ->
        [you] Et sallinut siirron perumista.
       *[other] { $name } ei salli siirron perumista.
    }
web-event-taken-back = Siirtoja peruttiin.
web-event-rematch-wanted = { $who ->
        [you] Haluat pelata uudelleen.
       *[other] { $name } haluaa pelata uudelleen.
    }
web-event-aborted = Peli mitätöitiin.

## The end

web-ending = Tulos
web-won = { $who ->
        [you] Voitit!
       *[other] { $name } voittaa
    }
web-drawn = Tasapeli
web-why = Näin peli päättyi: { $reason }.
web-why-failed = Näin peli päättyi: ohjelma ei voinut jatkaa.
web-why-where = Sen näkee tästä: { $spaces }.
web-aborted = Mitätöity
web-aborted-why = Tämä peli mitätöitiin, ennen kuin se kunnolla alkoi.

## Finding matches

web-lobby = Aula
web-lobby-waiting = Etsitään pelikaveria
web-lobby-nobody = Kukaan ei odota juuri nyt. Aloita peli ja valitse ”{ web-anyone }”.
web-lobby-begin = Aloita peli
web-lobby-running = Käynnissä
web-lobby-quiet = Yhtään julkista peliä ei ole juuri nyt käynnissä.
web-mine = Omat pelit
web-mine-none = Et ole vielä pelannut tässä selaimessa.
web-mine-lacks = Palvelimeen ei saada yhteyttä. Sen säilyttämät pelit puuttuvat tästä.
web-mine-filter = Näytettävät pelit
web-mine-all = Kaikki
web-mine-running = Kesken
web-mine-ended = Päättyneet
web-mine-more = Näytä vanhempia
web-mine-kept-about = Päättyneet pelit poistuvat pitkän ajan kuluttua. Tähdellä merkityt säilyvät.
web-mine-keep = Säilytä tämä peli
web-mine-delete = Poista tämä peli
web-delete-sure = Poistetaanko tämä peli?
web-delete-about = Sitä ei saa takaisin. Muiden kanssa pelattu peli poistuu vain omasta luettelostasi.
web-delete-yes = Poista
web-list-waiting = odottaa pelaajia
web-list-your-turn = sinun vuorosi
web-list-playing = { $ply ->
        [0] alkamassa
        [one] yksi siirto tehty
       *[other] { $ply } siirtoa tehty
    }

## Saved games

web-open = Avaa tallennettu peli
web-open-about = Päättynyt peli näytetään ensimmäisestä siirrosta alkaen; keskeneräinen jatkuu.
web-open-file = Valitse tiedosto
web-open-text = tai liitä peli tekstinä tai sen osoite
web-open-with = Ketkä jatkavat
web-open-look = Katsele
web-open-go-on = Jatka peliä
web-open-too-long = Tämä on liian pitkä tallennetuksi peliksi.

## What can go wrong, and what to do next

web-problem-unexpected = Jotakin meni vikaan
web-problem-unexpected-next = Palvelimen vastauksessa ei ollut järkeä. Yritä uudelleen.
web-problem-server = Palvelimella on ongelma
web-problem-server-next = Yritä hetken päästä uudelleen. Mitään pelaamastasi ei ole kadonnut.
web-problem-internal = { web-problem-server }
web-problem-internal-next = { web-problem-server-next }
web-problem-offline = Ei yhteyttä
web-problem-offline-next = Palvelimeen ei saada yhteyttä. Tarkista yhteytesi ja yritä uudelleen.
web-problem-slow = Palvelin on hidas
web-problem-slow-next = Vastausta ei tullut ajoissa. Yritä uudelleen.
web-problem-page = Täällä ei ole mitään
web-problem-page-next = Tämä osoite ei johda mihinkään. Ehkä linkistä puuttuu kirjain.
web-problem-unloaded = Sivua ei voitu ladata
web-problem-unloaded-next = Yhteys voi olla poikki, tai on tullut uudempi versio. Lataa sivu uudelleen.
web-problem-game = Sellaista peliä ei ole
web-problem-game-next = Ehkä linkistä puuttuu kirjain. Valitse sen sijaan jokin peleistä.
web-problem-match = Sellaista peliä ei ole
web-problem-match-next = Ehkä linkistä puuttuu kirjain, tai peli on liian vanha ja siivottu pois. { web-problem-match-elsewhere-next }
web-problem-match-elsewhere = Tätä peliä ei ole tässä selaimessa
web-problem-match-elsewhere-next = Saman pöydän ääressä tai tietokonetta vastaan pelattava peli pysyy siinä selaimessa, jossa sitä pelataan. Valitse siellä ”{ web-share }”: linkki, jossa on koko peli, avautuu missä tahansa.
web-problem-match-damaged = Tätä peliä ei voitu lukea
web-problem-match-damaged-next = Se pantiin syrjään, ja sen teksti on ennallaan. Löydät sen kohdasta ”{ web-mine }”.
web-problem-aborted = Tämä peli mitätöitiin
web-problem-aborted-next = Se päätettiin ennen kuin se alkoi. Voit aloittaa toisen.
web-problem-match-full-next = Kaikki pelipaikat on jo varattu. Voit katsoa peliä tai aloittaa oman.
web-problem-stale-next = Asema on sillä välin muuttunut, joten siirtoasi ei pelattu.
web-problem-key-unknown = Tämä linkki ei kelpaa
web-problem-key-unknown-next = Henkilökohtainen linkki on jo käytetty tai väärä. Tee uusi sillä laitteella, jolla pelaat: ”{ web-share }”.

## Without a server, without a connection

web-unplugged = Ilman yhteyttä
web-unplugged-about = Hae koko Fourfold kerran, niin se toimii ilman yhteyttä: pelit saman pöydän ääressä ja tietokonetta vastaan, oppitunnit, tehtävät, säännöt, analyysi ja pelien läpikäynti. Muiden tapaamiseen tarvitset yhä yhteyden.
web-unplugged-make = Hae käyttöön ilman verkkoa
web-unplugged-size = Haettavaa: { $megabytes } Mt.
web-unplugged-fetching = Haetaan: { $percent } %
web-unplugged-ready = Kaikki on täällä. Fourfold toimii ilman yhteyttä, ja tietokone miettii tässä selaimessa.
web-unplugged-failed = Kaikkea ei saatu haettua. Tarkista yhteytesi ja yritä uudelleen.
web-unplugged-full = Tässä selaimessa ei ole enää tilaa. Kaikkea ei saatu haettua.
web-starting = Pöytää laitetaan valmiiksi …
web-problem-python = Tämä selain ei osaa pelata yksin
web-problem-python-next = Fourfold tarvitsee tässä jotain, mikä tästä selaimesta puuttuu tai on pois päältä: workerit, WebAssembly tai tiedostojen purkaminen. Kokeile uudempaa selainta.
web-problem-unfetched = Ei vielä haettu
web-problem-unfetched-next = Tässä tarvittavaa ei ole vielä haettu, eikä yhteyttä ole. Yhdistä kerran: asetusten ”{ web-unplugged-make }” hakee kaiken.
web-storage-full = Tässä selaimessa ei ole enää tilaa. Pelit säilyvät vain niin kauan kuin tämä sivu on auki; tallenna ne, jotka haluat säilyttää.
web-storage-forbidden = Tämä selain ei säilytä mitään. Pelit säilyvät vain niin kauan kuin tämä sivu on auki; tallenna ne, jotka haluat säilyttää.
web-damaged = { $count ->
        [one] Yhtä tallennettua peliä ei voitu lukea. Se pantiin syrjään, ja sen teksti on ennallaan.
       *[other] { $count } tallennettua peliä ei voitu lukea. Ne pantiin syrjään, ja niiden tekstit ovat ennallaan.
    }
web-damaged-save = Tallenna teksti
web-damaged-copy = Kopioi teksti
web-damaged-remove = Heitä pois
web-damaged-sure = Heitetäänkö tämä peli pois?
web-damaged-about = Sen tekstiä ei saa takaisin. Jos et ole varma, tallenna tai kopioi se ensin.
web-damaged-yes = { web-damaged-remove }
web-share-whole = Linkki, jossa on koko peli
web-share-here = Tämä peli on tallessa vain tässä selaimessa. Se, joka saa linkin tai tallennetun pelin, voi katsella peliä ja jatkaa sitä.
web-alone = Fourfold toimii täällä ilman palvelinta, joten muita ei voi tavata täällä.
web-alone-elsewhere = Muita tapaat osoitteessa { $server }.
