/// The icons of the Bootstrap set for symbols whose names differ, as rows of symbol, space, icon.
///
/// Each row was checked by eye: the icon shows the meaning of the symbol's name. An icon may be followed by `~`
/// (mirrored), `@` with degrees (rotated clockwise), `!` with the index of a path that is omitted, or `%` (only the
/// outermost outline).
nonisolated enum SymbolNames {
    static let rows = """
        seal patch-check!0; seal.fill patch-check-fill%
        airplayvideo cast; airpods.gen3 earbuds; airpods.max headphones; align.horizontal.left align-start
        align.vertical.top align-top; antenna.radiowaves.left.and.right broadcast-pin; app.badge app-indicator
        applepencil pencil; applewatch smartwatch; archivebox archive; arrow.2.circlepath arrow-repeat
        arrow.3.trianglepath recycle; arrow.circlepath arrow-repeat; arrow.down.doc file-earmark-arrow-down
        arrow.down.left.and.arrow.up.right arrows-angle-contract
        arrow.down.right.and.arrow.up.left arrows-angle-contract~; arrow.left.arrow.right arrow-left-right
        arrow.right.arrow.left arrow-left-right~; arrow.swap arrow-left-right
        arrow.triangle.2.circlepath arrow-repeat; arrow.trianglehead.2.counterclockwise.rotate.90 arrow-repeat
        arrow.trianglehead.clockwise arrow-clockwise; arrow.turn.down.left arrow-return-left
        arrow.turn.down.right arrow-return-right; arrow.turn.up.left arrow-90deg-left
        arrow.turn.up.right arrow-90deg-right; arrow.up.and.down.and.arrow.left.and.right arrows-move
        arrow.up.arrow.down arrow-down-up~; arrow.up.forward.app box-arrow-up-right
        arrow.up.left.and.arrow.down.right arrows-angle-expand~
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen
        arrow.up.right.and.arrow.down.left arrows-angle-expand; arrowshape.turn.up.left reply
        arrowshape.turn.up.right reply~; arrowtriangle.down caret-down; arrowtriangle.left caret-left
        arrowtriangle.right caret-right; arrowtriangle.up caret-up; arrowtriangle.up.square caret-up-square
        aspectratio aspect-ratio; backward rewind; backward.end skip-start; backward.end.alt skip-start
        bag.badge.plus bag-plus; bandage bandaid; banknote cash; barcode upc; barcode.viewfinder upc-scan
        barometer speedometer2; battery.0 battery; battery.100 battery-full; battery.50 battery-half
        beach.umbrella umbrella; beats.headphones headphones; bitcoinsign currency-bitcoin; bold type-bold
        bolt lightning; bolt.car ev-front; bolt.horizontal lightning@90; book.closed journal
        books.vertical journals; books.vertical.fill journals; box.truck truck; bubble chat; bubble.left chat-left
        bubble.middle.bottom chat-square; bubble.right chat-right; building.2 buildings; building.columns bank
        bus bus-front; calendar.badge.minus calendar-minus; calendar.badge.plus calendar-plus; camera.macro flower1
        captions.bubble chat-square-text; car car-front; cart.badge.minus cart-dash; cart.badge.plus cart-plus
        case briefcase; character.book.closed book; character.cursor.ibeam input-cursor
        character.textbox textarea-t; chart.bar bar-chart; chart.bar.doc.horizontal file-earmark-bar-graph
        chart.bar.xaxis bar-chart-line; chart.line.downtrend.xyaxis graph-down; chart.line.uptrend.xyaxis graph-up
        chart.pie pie-chart; chart.xyaxis.line graph-up; checklist list-check; checkmark check-lg
        checkmark.circle check-circle; checkmark.seal patch-check; checkmark.shield shield-check
        checkmark.square check-square; chevron.left.forwardslash.chevron.right code-slash
        chevron.right.2 chevron-double-right; chevron.up.chevron.down chevron-expand
        circle.bottomhalf.filled circle-half@270; circle.inset.filled record-circle
        circle.lefthalf.fill circle-half; circle.lefthalf.filled circle-half; circle.righthalf circle-half~
        circle.righthalf.fill circle-half~; circle.righthalf.filled circle-half~
        circle.tophalf.filled circle-half@90; circlebadge circle; clear x-square
        clock.arrow.circlepath clock-history; clock.arrow.trianglehead.counterclockwise.rotate.90 clock-history
        cloud.bolt cloud-lightning; cloud.bolt.rain cloud-lightning-rain; cloud.heavyrain cloud-rain-heavy
        creditcard credit-card; cube box; cube.box box-seam; cube.transparent box
        cup.and.saucer cup-hot; curlybraces braces
        cursorarrow cursor~; delete.left backspace; desktopcomputer display; dice dice-5; die.face.1 dice-1
        die.face.2 dice-2; die.face.3 dice-3; die.face.4 dice-4; die.face.5 dice-5; die.face.6 dice-6
        doc file-earmark; doc.on.clipboard clipboard; doc.on.doc files; doc.plaintext file-earmark-text
        doc.richtext file-earmark-richtext; doc.text file-earmark-text; doc.zipper file-earmark-zip
        document.on.document files; dollarsign currency-dollar; dot.radiowaves.left.and.right broadcast
        dot.radiowaves.right wifi@90; dot.radiowaves.up.forward rss; drop droplet; ellipsis three-dots
        ellipsis.bubble chat-dots; ellipsis.message chat-dots; eurosign currency-euro
        exclamationmark exclamation-lg; exclamationmark.circle exclamation-circle
        exclamationmark.octagon exclamation-octagon; exclamationmark.triangle exclamation-triangle
        externaldrive hdd; eyedropper.full eyedropper; eyedropper.halffull eyedropper; face emoji-smile
        face.smiling emoji-smile; flame fire; flowchart diagram-3; folder.badge.minus folder-minus
        folder.badge.plus folder-plus; forward fast-forward; forward.end skip-end; forward.end.alt skip-end
        fuelpump fuel-pump; gamecontroller controller; gauge speedometer; gauge.medium speedometer
        gauge.with.needle speedometer; gear gear-wide-connected; gearshape gear; gobackward arrow-counterclockwise
        goforward arrow-clockwise; graduationcap mortarboard; hand.point.down hand-index@180
        hand.point.left hand-index@270; hand.point.right hand-index@90; hand.point.up hand-index
        hand.point.up.left hand-index@315; hand.tap hand-index-thumb; hand.thumbsdown hand-thumbs-down
        hand.thumbsup hand-thumbs-up; hifispeaker speaker; highlighter pen
        hourglass.bottomhalf.fill hourglass-bottom; hourglass.bottomhalf.filled hourglass-bottom
        hourglass.tophalf.fill hourglass-top; hourglass.tophalf.filled hourglass-top; humidity moisture
        icloud cloud; icloud.and.arrow.down cloud-download; icloud.and.arrow.up cloud-upload; info info-lg
        internaldrive hdd; ipad tablet; iphone phone; iphone.gen3 phone; italic type-italic; key key@90
        key.horizontal key; ladybug bug; lamp.desk lamp; laptopcomputer laptop
        largecircle.fill.circle record-circle; latch.2.case briefcase; lifepreserver life-preserver
        light.max brightness-high; lightbulb.max lightbulb; line.3.horizontal list
        line.3.horizontal.decrease filter; line.3.horizontal.decrease.circle filter-circle; line.horizontal.3 list
        line.horizontal.3.decrease filter; line.horizontal.3.decrease.circle filter-circle; lineweight border-width
        link link-45deg; list.bullet list-ul; list.bullet.clipboard clipboard
        list.bullet.rectangle.portrait card-list; list.clipboard clipboard; list.dash.header.rectangle card-heading
        list.number list-ol; list.star list-stars; location cursor; location.north cursor@315; lock.open unlock
        lock.shield shield-lock; macbook laptop; macwindow window; macwindow.on.rectangle window-stack
        magazine newspaper; magnifyingglass search; mail envelope; mappin.and.ellipse geo; medal award
        memorychip memory; menubar.rectangle window; message chat; microphone mic; minus dash-lg
        minus.circle dash-circle; minus.magnifyingglass zoom-out; mountain.2 image-alt; multiply x-lg
        multiply.circle x-circle; music.mic mic; music.quarternote.3 music-note-beamed; network globe2
        nosign slash-circle~; note sticky; note.text card-text; number hash; opticaldisc disc; opticaldiscdrive disc
        paintbrush brush; paintbrush.pointed brush; paintpalette palette; paperplane send
        pencil.and.list.clipboard clipboard; pencil.and.outline pencil; pencil.and.scribble pencil
        pencil.line pencil; pencil.tip pen; person.2 people; person.crop.circle person-circle
        person.crop.square person-square; person.text.rectangle person-vcard; phone telephone
        phone.arrow.down.left telephone-inbound; phone.arrow.up.right telephone-outbound; phone.down telephone@135
        photo image; photo.artframe image; photo.on.rectangle images; photo.on.rectangle.angled images
        photo.stack images; pill capsule-pill; pills capsule-pill; pin pin-angle; play.rectangle play-btn; plus plus-lg
        plus.app plus-square; plus.magnifyingglass zoom-in; plusminus plus-slash-minus; poweroff circle
        poweroutlet.type.b outlet; powerplug plug; puzzlepiece puzzle; puzzlepiece.extension puzzle; qrcode qr-code
        qrcode.viewfinder qr-code-scan; questionmark question-lg; questionmark.circle question-circle
        quote.bubble chat-quote; quote.closing quote; quote.opening quote; radio boombox; rectangle.3.group grid-1x2
        rectangle.3.offgrid layout-wtf; rectangle.compress.vertical arrows-collapse
        rectangle.expand.vertical arrows-expand; rectangle.grid.1x2 view-stacked; rectangle.grid.2x2 grid
        rectangle.portrait.and.arrow.right box-arrow-right; rectangle.split.3x1 layout-three-columns
        rectangle.stack collection; return arrow-return-left; rhombus diamond; rosette award
        rotate.left arrow-counterclockwise; rotate.right arrow-clockwise; safari compass
        selection.pin.in.out bounding-box-circles; server.rack hdd-rack; shippingbox box-seam
        sidebar.leading layout-sidebar; sidebar.left layout-sidebar; sidebar.right layout-sidebar-reverse
        sidebar.trailing layout-sidebar-reverse; signpost.right signpost; simcard sim; slider.horizontal.3 sliders
        slider.vertical.3 sliders2-vertical; smiley emoji-smile; snowflake snow2; sparkles stars; speaker volume-off
        speaker.wave.1 volume-down; speaker.wave.2 volume-up!0; speaker.wave.3 volume-up; square.3.layers.3d stack
        square.and.arrow.down box-arrow-in-down; square.and.arrow.up box-arrow-up; square.and.pencil pencil-square
        square.bottomhalf square-half@270; square.bottomhalf.fill square-half@270
        square.bottomhalf.filled square-half@270; square.grid.2x2 grid; square.grid.3x2 grid-3x2
        square.grid.3x3 grid-3x3; square.leadingthird.inset.filled layout-sidebar; square.lefthalf.fill square-half
        square.lefthalf.filled square-half; square.righthalf square-half~; square.righthalf.fill square-half~
        square.righthalf.filled square-half~; square.split.2x1 layout-split; square.stack collection
        square.stack.3d.up layers; square.tophalf.filled square-half@90
        square.trailingthird.inset.filled layout-sidebar-reverse; star.leadinghalf.filled star-half
        staroflife asterisk; sterlingsign currency-pound; storefront shop; strikethrough type-strikethrough
        suitcase briefcase; sun.max sun; sun.min brightness-low; switch.2 toggles; tablecells table; target bullseye
        text text-left; text.aligncenter text-center; text.alignjustify justify; text.alignleft text-left
        text.alignright text-right; text.append text-paragraph; text.book.closed journal-text
        text.bubble chat-left-text; text.justify justify; text.justify.left text-left; text.quote blockquote-left
        textformat.superscript superscript; thermometer.medium thermometer-half; timer stopwatch
        touchid fingerprint; tram train-front; tray inbox; triangle.inset.filled triangle-fill; truck.box truck
        underline type-underline; video camera-video; viewfinder fullscreen; wallet.pass wallet2
        wand.and.rays magic; wand.and.sparkles magic; wand.and.stars magic; wand.and.stars.inverse magic
        water.waves water; wave.3.left wifi@270; wave.3.right wifi@90; waveform soundwave; waveform.path soundwave
        waveform.path.ecg activity; wrench.and.screwdriver tools; xmark x-lg; xmark.circle x-circle
        xmark.octagon x-octagon; xmark.square x-square; yensign currency-yen
        """
}
