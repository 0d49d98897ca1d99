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

    /// Whether the name is that of a company or a product, whose mark is not drawn.
    static func isTrademark(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard let first = parts.first else { return false }
        return ["applelogo", "swift", "swiftdata", "homekit", "beats", "shazam"].contains(first)
            || (["apple", "xbox", "playstation"].contains(first) && parts.dropFirst().first == "logo")
    }

    private static func isLetter(_ part: Substring) -> Bool {
        part.count == 1 && part.allSatisfy { $0.isASCII && $0.isLowercase }
    }

    private static func isNumber(_ part: Substring) -> Bool {
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "x" || $0 == "d") }
    }

    private static let nameParts = Set(text.split { $0 == " " || $0 == "\n" })

    private static let text = """
        0percent 100percent 25percent 2h 33percent 4a 4h 4k 4l 50percent 67percent 75percent 84percent abc abs ac
        accelerator accessibility adapter adjustable africa air airbag airplane airplayaudio airplayvideo airpod
        airpodpro airpods airpodsmax airpodspro airport airtag alarm align aligncenter alignjustify alignleft
        alignright allergens alt alternatingcurrent american americas amplifier analog and angle angled angledbottom
        angledtop answer ant antenna aperture app appclip append apple applelogo applepencil applescript appletv
        appletvremote applewatch apps appwindow aqi arabic arcade archery archivebox arkit arm arms arrival arrow
        arrowkeys arrowshape arrowtriangle arrowtriangles artframe arts ascending asia aspectratio asterisk at atom
        australia australian australiandollarsign australsign auto automatic autostartstop av average awning axel axle
        background backpack backrest backward badge badminton bag bahtsign ball balloon bandage banknote bar barcode
        barometer barre baseball bases basket basketball bathtub battery batteryblock batterypack bay beach beacon
        beam beats bed bell below bicycle bin binoculars bird birthday bitcoinsign bladepercent blast blinds blur boat
        body bold bolt bonjour book bookmark books boot bottle bottom bottomhalf bottomleading bottomleft bottommiddle
        bottomright bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce bowl bowling box boxing
        braille brain brake brakesignal branch brazilianrealsign briefcase bubble bubbles building bullet burn burst
        bus bust button cabinet cable cablecar cake calculator calendar camcorder camera candle candybarphone capslock
        capsule capsulepath captions car carbon card cardio carrot carseat cart case casement cat ccs1 ccs2 cedisign
        ceiling cellularbars center central centsign chademo chair chandelier character characters charger
        chargingcase chart checked checkerboard checkered checklist checkmark chess chevron child
        chineseyuanrenminbisign circle circlebadge circlepath circles circuitboard circulate clap clear click climbing
        clipboard clock clockwise closed closing clothes cloud club clutch coat coaxial collision coloncurrencysign
        columns comb combustion command compact compass compress computermouse conditioner cone connected connection
        connector console contact contextualmenu control controlhandles conversation convertible cooktop cooldown
        cooling core counterclockwise cpu creditcard crescent cricket crop cross crosscountry crossed crown
        cruzeirosign cube cup curling curlybraces cursive cursor cursorarrow curtains curved curvedto curvepath cycle
        cycling cylinder cylindrical dance danishkronesign dash dashed day daytime dc decrease degreesign dehumidifier
        delete departure desk deskclock desktopcomputer deskview diagonal diagonalline dial diamond dice die
        digitalcrown dioxide directcurrent disc disengaged dishwasher display distribute distribution divide doc dock
        document dog dollarsign dongsign door doorbell dot dotmatrix dots dotted dottedline dottedunderline double
        doubledecker down downhill downtrend downward dpad draw drawing dress driveshaft drizzle drop droplets dry
        dryer dumbbell duployan dust ear earbuds earphones earpods ecg eject element ellipse ellipses ellipsis
        elliptical emergency end engaged engine enter entry envelope environments equal equestrian eraser escape esim
        ethernet europe eurosign eurozonesign ev evplug exclam exclamation exclamationmark exit expand express
        extension externaldrive extreme eye eyebrow eyedropper eyeglasses eyes face faceid facemask fall fan fanblades
        faucet faxmachine fence fencing ferry fiberchannel fibrechannel field figure filemenu fill filled film filters
        fingers fireplace firewall fireworks first fish fishing fit fitness fitpro flag flame flashlight flask
        flattrend fleuron flexibility flip flipphone floor florinsign flowchart fluid fn fog folder football forearm
        fork forward forwardslash fossil frame francsign freezer french fresh from front frontleft frontright frying
        fryingpan fuelpump full function functional furniture fx gamecontroller garage gate gauge gb gear gearshape
        gearshift gen1 gen2 gen3 gen4 gibbous gift giftcard glass globe glowplug gobackward goforward golf
        graduationcap graph greaterthan greetingcard grid group guaranisign guitars gym gymnastics gyroscope hail half
        halffull hammer hand handbag handball handheld hands hanger hare hat hazardsign haze head header headlight
        headphones headset hearingaid hearingdevice heart heat heater heavyrain helm hex hexagon hexagongrid
        hexagonpath hifireceiver hifispeaker high highintensity highlighter hiking hill hockey hold holdinghands
        homebutton homekit homepod homepodmini horizon horizontal horn hourglass house hryvniasign humidifier humidity
        hunting hurricane ibeam ice icloud image in increase indent indianrupeesign indoor infinity info insert inset
        intelligence intermittent internaldrive intersect intersection intervaltraining inverse inward ipad iphone
        ipod ipodshuffle ipodtouch italic ivfluid jacket joystick jumprope justify justifyleft justifyright kashida
        key keyboard keypad kickboxing kid kipsign knife kph l1 l2 l3 l4 lacrosse ladder ladybug lamp landscape lane
        lanes lanyardcard laptopcomputer large largecircle larger larisign laser lasso last latch laurel layers layout
        lb leading leadinghalf leadingthird leaf led left lefthalf leftthird lessthan level lever licenseplate
        lifepreserver light lightbulb lightrail lightspectrum lightswitch line lines lineweight link lipsign liquid
        lirasign list livephoto lizard lm location lock lodge logo lounge loupe low lower lsb lt lungs m1 m2 m3 m4
        macbook macmini macpro macro macstudio macwindow magazine magicmouse magnet magnify magnifyingglass magsafe
        mail manatsign map mappin marks martial massage matrix max maximum measure measurement medal mediabox
        mediastick medical medium megaphone memo memories memorychip menubar menucard merge message meter metering
        metronome mic microbe microphone microwave middle middleleft middleright millsign min mind minimum minivan
        minus mirror mixed monoxide moon moonphase moonrise moonset more mosaic motion motionlines motorcycle mount
        mountain mouth move movieclapper mph mug multiply multispot music mustache nacs nairasign needle network new
        newspaper none north norwegiankronesign nose nosign note number numbersign oar octagon octopus of off offgrid
        oilcan on onehanded open opening opticaldisc opticaldiscdrive opticid option oscillation out outdoor outline
        outward oval oven overhead p1 p2 p3 p4 paddle paddleshifter page pages paintbrush paintpalette pan panel pano
        paper paperclip paperplane paragraph paragraphsign parentheses parkinglight parkingsign partial party pass
        path pattern pause pawprint pc peacesign pedal pedestrian pencil pentagon percent person personalhotspot
        perspective pesetasign pesosign phone phonetic photo pianokeys pickleball pickup pie pilates pill pills pin
        pip pipe placeholdertext plaintext platter play playground playpause playstation plug plus plusminus point
        pointed pointer polishzlotysign pool popcorn popper portrait power powerbeats powerbeats3 powerbeatspro
        powercord poweroff poweron poweroutlet powerplug powersleep press printer pro profile programmable prohibit
        projective puck pull purchased purifier puzzlepiece pyramid qrcode quarter quarternote questionmark quote
        quotelevel r1 r2 r3 r4 rack racket racquetball radar radio radiowaves raid rain rainbow raised ratio rays rb
        rear rearleft rearright recessed record recordingtape rectangle rectanglepath rectangular redaction
        refrigerator remote remove repeat rescue resize restart retarder return rhombus ribbon richtext right
        righthalf rightthird righttriangle ring rm road rocket roll roller rolling roman rosette rotate rotation
        roundedbottom roundedtop router rower rsb rt rublesign rugby rugbyball ruler run runningpace rupeesign safari
        safetycone sailboat sailing saucer scale scalemass scanner scatter scissors scooter scope screwdriver scribble
        scroll scurvepath sdcard seal seatbelt seated selection semifilled sensor separator sequence server service
        shade shadow shared shareplay shazam shekelsign shell sheqelsign shield shift ship shippingbox shirt shoe
        shoeprints shower shuffle shutter side sidebar sidejet sign signal signature signpost simcard sink siri
        sixspeed size sizes skateboard skateboarding skating skew skiing skis slash sleep sleet slider sliding slowmo
        small smallcircle smaller smartbatterycase smartphone smiley smiling smoke smoothing snow snowboard
        snowboarding snowflake soccer soccerball socialdance sofa softball sos south space spacing spade sparkle
        sparkles spatial speaker speedometer spigot spindle split sports sportscourt spot spray spread sprinkler
        square squarepath squareroot squares squareshape squash stack stair stairs stand star staroflife stars station
        steeringwheel step stepper sterlingsign stethoscope stick stop stopwatch storefront stove straw
        strengthtraining strikethrough strip striped stroller studentdesk studiobud studiobuds studiobudsplus
        subscript suit suitcase sum sun sunglasses sunrise sunset superscript surfboard surfing suspension sutton suv
        swap swatchpalette swedishkronasign swift swiftdata swim swipe swirl switch syringe system table tablecells
        tachometer tag taichi taillight takeoutbag tap target teddybear teletype tengesign tennis tennisball tent
        terminal testtube text textbox textformat theater theatermask theatermasks thermometer third thumbsdown
        thumbsup ticket tilt timelapse timeline timemachine timer tip tire tirepressure to togglepower toilet
        toothbrush top tophalf topleading topleft topmiddle topright topthird toptrailing torch tornado tortoise torus
        touchid towel tower track traction tractioncontrol traditional traffic trailing trailinghalf trailingthird
        train training tram translate transmission transparent trapezoid trash tray treadmill tree triangle
        trianglebadge trianglehead trianglepath triangleshape trophy tropicalstorm truck tshirt tugriksign tuningfork
        tunnel turkishlirasign turn tv type uiwindow ultrawide umbrella unchecked underline undershirt union unknown
        up upper uptrend upward usb utensils uturn vacuum variable vent ventilation vertical vial video videoprojector
        view viewfinder visionpro voiceover volleyball volume wake walk wallet wand waning warninglight washer watch
        watchface water waterbottle waterpolo wave waveform waves waxing web webcam weighted wheelchair whitespace
        wide wifi wind window windshield wineglass wiper wireless with wonsign word workout wrench wrestling
        wrongwaysign xaxis xbox xmark xserve xyaxis yensign yieldsign yoga you zigzag zipper zl zr zzz
        """
}
