seat-name =
    { $seat ->
        [light] Vaalea
        [dark] Tumma
        [red] Punainen
        [blue] Sininen
        [yellow] Keltainen
        [green] Vihreä
        [purple] Violetti
       *[orange] Oranssi
    }

two-sentences = { $first } { $second }
two-items = { $first }, { $second }

reason-resignation = luovutus
reason-time = aika loppui
reason-agreement = yhteinen sopimus
reason-length = pelin enimmäispituus tuli täyteen
reason-repetition = sama asema esiintyi kolmannen kerran
