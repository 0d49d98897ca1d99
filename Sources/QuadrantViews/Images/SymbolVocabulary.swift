/// The components of the names of Apple's symbols, collected from names in public programs and documentation.
///
/// A name of these components without a drawing counts as a symbol and has the size of one; any other name is unknown
/// and has no size, as on Apple's systems.
nonisolated enum SymbolVocabulary {
    /// Accepts components, single letters, numbers, and pairs of numbers as in "square.grid.3x2".
    static func describes(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { nameParts.contains($0) || isLetter($0) || isNumber($0) }
            && parts.contains { nameParts.contains($0) }
    }

    private static func isLetter(_ part: Substring) -> Bool {
        part.count == 1 && part.allSatisfy { $0.isASCII && $0.isLowercase }
    }

    private static func isNumber(_ part: Substring) -> Bool {
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "x" || $0 == "d") }
    }

    private static let nameParts = Set(text.split { $0 == " " || $0 == "\n" })

    private static let text = """
        abc accessibility air airplane airplayaudio airplayvideo airpods airpodspro airport airtag alarm align
        aligncenter alignjustify alignleft alignright alt americas amplifier and angle angled ant antenna aperture
        app append apple applelogo applepencil applewatch aqi archivebox arm arrow arrowshape arrowtriangle artframe
        aspectratio at atom australian axel axle backpack backward badge bag bahtsign balloon bandage banknote bar
        barcode barometer baseball basketball battery beach beacon beats bed bell below bicycle bin binoculars bird
        birthday bitcoinsign bladepercent blinds blur boat bold bolt bonjour book bookmark books boot bottle bottom
        bottomhalf bottomleading bottomleft bottomright bottomthird bottomtrailing bounce bowl bowling box boxing
        brain brakesignal branch brazilianrealsign briefcase bubble bubbles building bullet bus button cabinet cable
        cake calculator calendar camcorder camera candle candybarphone captions car carbon card carrot carseat cart
        case cat cedisign cellularbars center centsign chair character characters chargingcase chart checklist
        checkmark chess chevron child circle circlebadge circlepath circuitboard clap clear clipboard clock
        clockwise closed closing clothes cloud club coat coloncurrencysign columns comb command compact compress
        computermouse cone connected connection conversation convertible cooktop cooling counterclockwise cpu
        creditcard cricket crop cross crown cruzeirosign cube cup curlybraces cursor cursorarrow curtains curvedto
        cycle cylinder danishkronesign dash dashed decrease dehumidifier delete desk deskclock desktopcomputer
        diamond dice die digitalcrown directcurrent dishwasher display distribute divide doc dock document dog
        dollarsign door doorbell dot dotted double down downtrend downward draw dress drizzle drop dry dryer
        dumbbell earbuds ecg eject ellipse ellipsis elliptical emergency end engine entry envelope environments
        equal eraser ethernet eurosign eurozonesign ev evplug exclamationmark expand extension externaldrive eye
        eyedropper eyeglasses face fan faucet faxmachine fence fiberchannel fibrechannel figure filemenu fill filled
        film fingers fireplace firewall fireworks fish fitness flag flame flashlight fleuron florinsign flowchart
        fluid folder football forearm fork forward forwardslash francsign freezer frying fryingpan fuelpump full
        function fx gamecontroller garage gauge gear gearshape gift glass globe gobackward goforward golf
        graduationcap graph grid group guaranisign gym gyroscope half halffull hammer hand handbag handball hands
        hanger hare hat hazardsign head header headlight headphones headset hearingdevice heart heat heater
        heavyrain helm hex hexagon hexagongrid hifispeaker high highlighter hiking hockey holdinghands homekit
        horizon horizontal horn hourglass house humidifier humidity hurricane ibeam ice icloud in infinity info
        inset intelligence internaldrive intersect inverse inward ipad iphone italic ivfluid jacket joystick
        jumprope justify kashida key keyboard kid kipsign knife ladder ladybug lamp lane lanyardcard laptopcomputer
        large largecircle larger larisign latch laurel layers leading leadinghalf leadingthird leaf left lefthalf
        lifepreserver light lightbulb line lineweight link lipsign list lizard location lock logo low lower lungs
        macbook macro macwindow magazine magicmouse magnet magnifyingglass mail manatsign map mappin max maximum
        measure medal medium megaphone memories memorychip menubar menucard message metronome mic microbe microphone
        microwave middle millsign min minimum minivan minus mirror moon moonphase moonrise moonset mosaic motorcycle
        mount mountain movieclapper mug multiply music nairasign needle network newspaper north norwegiankronesign
        nosign note number oar octagon octopus off offgrid on open opening opticaldisc opticaldiscdrive out outline
        outward oven page pages paintbrush paintpalette pano paperclip paperplane parkinglight parkingsign party
        pass path pause pawprint pc pedal pedestrian pencil pentagon percent person perspective pesetasign pesosign
        phone photo pianokeys pickleball pie pill pills pin pipe placeholdertext plaintext platter play playpause
        plus plusminus point pointed pointer polishzlotysign popcorn popper portrait power poweroff poweron poweroutlet
        powerplug press printer profile prohibit projective puzzlepiece pyramid qrcode quarter quarternote
        questionmark quote rack radar radio radiowaves rain rainbow raised rays rear record rectangle refrigerator
        remote repeat restart return rhombus richtext right righthalf ring rocket roller rosette rotate rotation
        roundedtop rublesign rugbyball ruler run rupeesign safari sailboat saucer scale scalemass scissors
        screwdriver scribble scroll sdcard seal selection semifilled sensor separator sequence server service shadow
        shareplay shekelsign shield ship shippingbox shirt shoe shoeprints shower shuffle sidebar sign signature
        signpost simcard siri size skateboard skateboarding skating skew skiing slash sleep slider slowmo small
        smaller smiley smiling smoke smoothing snow snowboard snowboarding snowflake soccerball sofa spacing spade
        sparkle sparkles spatial speaker spigot spindle split sportscourt spread sprinkler square squarepath squares
        stack stairs stand star staroflife stars station steeringwheel sterlingsign stethoscope stop storefront
        stove strikethrough stroller suit suitcase sun sunglasses sunrise sunset superscript surfboard surfing
        suspension suv swap swatchpalette swedishkronasign swift switch syringe system tablecells tachometer tag tap
        target teletype tengesign tennis tennisball tent terminal testtube text textbox textformat theater
        theatermasks thermometer third thumbsdown thumbsup timelapse timer tip to togglepower toothbrush top tophalf
        topleading topleft topright toptrailing torch tornado tortoise touchid towel tractioncontrol traffic
        trailing trailingthird tram transmission transparent trapezoid trash tray treadmill tree triangle
        trianglebadge trianglehead trianglepath trophy tropicalstorm truck tshirt tugriksign turkishlirasign turn tv
        type umbrella underline undershirt union up upper uptrend upward utensils uturn vacuum variable vent
        ventilation vertical vial video videoprojector viewfinder visionpro voiceover volleyball volume walk wallet
        wand watch watchface water wave waveform waves web webcam wheelchair whitespace wifi wind windshield
        wineglass wiper wireless with wonsign word workout wrench xaxis xbox xmark xserve xyaxis yensign yoga zipper
        zzz
        """
}
