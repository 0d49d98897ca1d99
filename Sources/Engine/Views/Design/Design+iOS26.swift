import QuadrantText

/// iOS 26.4: other colours, larger rows and controls, capsules, and bars of glass.
///
/// Sources: pictures of iOS 26.2 and 26.4 that were measured (`measured`), numbers that others published of devices and
/// simulators (`published`), sums and fits (`fitted`).
extension Design {
    package static let ios26 = ios17.changed("ios26") { design in
        design.systemVersion = "26.4"
        design.palette = ColorPalette.ios26
        design.text.engine = .ios26  // measured: widths of large titles
        design.metrics.stack.dividerColor = .opaqueSeparator  // measured
        setLists(&design.metrics.list)
        setControls(&design.metrics)
        setCalendar(&design.metrics)
        setBars(&design.metrics)
        setPresentations(&design.metrics)
    }

    private static func setLists(_ list: inout ListMetrics) {
        list.margin = 16  // measured: phones 390 and 402 wide
        list.inset = 16  // measured: the same
        list.compactGap = 6  // measured
        list.wideMargin = 20  // measured: 450 wide
        list.wideWidth = 420  // measured: 20 at 420, 16 at 402; between them a guess
        list.padding = 15  // measured: the height of rows is that of the content and 30
        list.rowHeight = 52  // measured: cases ax-list-* of iOS 26
        list.rowHeightPastLine = 95.0 / 3  // fitted to 52 at `large` and 51 at `medium`
        list.radius = 26  // measured: the same
        list.sectionGap = 53.0 / 3  // measured: the same
        list.headlessGap = 52.0 / 3  // measured: 35 between cards without a header
        list.firstGapBelowLargeTitle = 0  // measured
        list.marginReplacesFirstGap = true  // measured
        list.headerTop = 29.0 / 3  // measured
        list.headerBottom = 31.0 / 3  // measured
        list.gapBelowFooter = 0  // measured
        list.hasUppercaseHeaders = false  // recorded
        list.hasTightFooters = true  // measured: lines of 12 points are 14 apart
        list.footerTop = 8  // measured
        list.footerBottom = 19.0 / 3  // measured
        list.separator = 1  // measured
        list.separatorEnd = 16  // measured
        list.scalesSymbols = true  // measured: at `medium` 16/17 of `large`
        list.hasLargeIcons = true  // measured: a circle of 19.3 in a row of `subheadline`
        list.stackedSpacing = 4  // measured at `accessibility3`, on iPhone and iPad
        list.swipePlate = 48  // published: circles, which become capsules in a long swipe; the size is a guess
        list.swipeSymbolButton = 58  // guess
        list.swipeGap = 10  // guess
        list.chevronWidth = 5  // measured: drawn 6.67 wide and 11.33 high at `medium`
        list.chevronHeight = 10  // measured: the same
        list.chevronEnd = 3.5  // measured: drawn up to 2.33 before the edge of the content
        list.chevronSpace = 23  // measured: a value ends 21.7 before the edge of the content at `medium`
    }

    private static func setControls(_ metrics: inout Metrics) {
        metrics.toggle.width = 63  // measured
        metrics.toggle.height = 28  // measured
        metrics.toggle.laidOutWidth = 61  // measured: the track ends 2 past its frame
        metrics.toggle.knobWidth = 37  // measured
        metrics.toggle.hasShadow = false  // measured: the track has one colour around the knob
        metrics.toggle.offColor = .tertiaryLabel  // measured: C5C5C7 on white, 5A5A5E on 1C1C1E
        metrics.knob.shadowOpacity = 0.114  // fitted to a slider on white: F4 above the knob, ED below, F9 5 below
        metrics.knob.shadowRadius = 4.9  // fitted: the same
        metrics.knob.shadowOffset = 1.4  // fitted: the same
        metrics.knob.rimOpacity = 0  // published: the same
        metrics.slider.knob = 37  // measured
        metrics.slider.knobHeight = 24  // measured
        metrics.slider.track = 6  // measured
        metrics.slider.trackInset = 0  // measured
        metrics.slider.tick = 2.8  // measured
        metrics.slider.tickOffset = 8.6  // measured: 4.2 below the track
        metrics.slider.hasStepTicks = true  // measured
        metrics.field.minRowHeight = 22  // measured: a row of 52 at `medium`, where the text is 21 high
        metrics.stepper.radius = 16  // measured
        metrics.stepper.dividerHeight = 24  // measured
        metrics.segments.radius = 16  // measured
        metrics.segments.thumbRadius = 14  // measured
        metrics.segments.hasDividers = false  // measured
        metrics.segments.chosenWeight = 500  // published
        metrics.button.isCapsule = true  // published
        metrics.button.plateColor = .secondaryFill  // measured: E9E9EB on white
        metrics.button.extraLargeHorizontal = 20  // published
        metrics.button.extraLargeVertical = 15  // published
    }

    /// Measured in a form in a sheet, 338 wide and 337 high with five weeks.
    private static func setCalendar(_ metrics: inout Metrics) {
        metrics.date.sheetPadding = 10.6
        metrics.date.sheetSide = 0
        metrics.calendar.headerHeight = 46.2
        metrics.calendar.headerGap = 12.4
        metrics.calendar.headerPadding = 12.5
        metrics.calendar.headerTrailing = 2.5
        metrics.calendar.headerSpacing = 65.0 / 3
        metrics.calendar.arrowWidth = 8
        metrics.calendar.arrowHeight = 15.3
        metrics.calendar.weekdayBottom = 0
        metrics.calendar.row = 44.25
        metrics.calendar.fitsWeeks = true
        metrics.calendar.hasWholeColumns = true
        metrics.calendar.arrowOffset = 7.0 / 6
    }

    private static func setBars(_ metrics: inout Metrics) {
        metrics.effect.glass = .ios26  // recorded
        metrics.navigationBar.hasPlatters = true  // measured
        metrics.splitView.sidebar = 290  // measured on an iPad of 13 inches: the panel is from 10 to 290
        metrics.splitView.panelInset = 10  // measured at the leading edge
        metrics.splitView.panelTop = 32  // measured
        metrics.splitView.panelRadius = 26  // guess
        metrics.navigationBar.bar = 54  // measured
        metrics.navigationBar.sheetBar = 70  // measured: 16 above a bar of 54
        metrics.navigationBar.backSide = 16  // measured
        metrics.navigationBar.itemGap = 12  // published
        metrics.navigationBar.wideSide = 20  // measured: 450 wide
        metrics.navigationBar.wideWidth = 420  // measured: 20 at 420, 16 at 402
        metrics.navigationBar.minTop = 10  // published
        metrics.navigationBar.scalesLargeTitle = true  // measured: 33 points at `medium`
        metrics.navigationBar.largeTitleTop = 3.5  // published
        metrics.navigationBar.subtitle = 13.5  // measured: the sum
        metrics.navigationBar.subtitleFont = 13  // guess: footnote
        metrics.navigationBar.toolbar = 48  // published
        metrics.search.isAtBottom = true  // measured
        metrics.search.row = 60  // measured: 1 above the field and 15 below it, or 8 and 8 where it is active
        metrics.search.activeTop = 8  // measured
        metrics.search.gap = 11  // measured
        metrics.search.height = 44  // published
        metrics.search.radius = 22  // published
        metrics.search.padding = 12  // published
        metrics.search.spacing = 23.5 / 3  // measured: the text begins 39.67 from the edge
        metrics.search.end = 14  // measured: the clear mark ends 15.67 before the edge
        metrics.tab.hasPlatter = true  // measured
        metrics.tab.badge = 55.0 / 3  // measured
        metrics.tab.badgeX = 25.0 / 3  // measured
        metrics.tab.badgeY = 2  // published: 6 below the top of the capsule
        metrics.tab.accessorySide = 21  // measured
        metrics.navigationBar.edgeEffect = 30  // measured: content is blurred to 100 where the bar ends at 70
        metrics.effect.edgeRadius = 1.85  // published
    }
}

extension Design {
    /// Published, of phones and simulators with iOS 26.0 to 26.5, unless a line says otherwise.
    private static func setPresentations(_ metrics: inout Metrics) {
        metrics.sheet.gap = 0
        metrics.sheet.minTop = 30
        metrics.sheet.stepsBack = false  // measured
        metrics.sheet.radius = 38  // measured
        metrics.sheet.floatInset = 8  // measured: 8 at 393, 8.8 at 402
        metrics.sheet.bottomRadius = 47.74  // of a display 393 wide; on other displays a guess
        metrics.sheet.mediumPart = 425.0 / 759
        metrics.dialog.isGlass = true
        metrics.dialog.width = 320
        metrics.dialog.radius = 34
        metrics.dialog.side = 30
        metrics.dialog.top = 22
        metrics.dialog.messageFont = 15
        metrics.dialog.messageTop = 23.0 / 3
        metrics.dialog.row = 48
        metrics.dialog.fieldHeight = 48
        metrics.dialog.fieldRadius = 24
        metrics.dialog.fieldPadding = 15
        metrics.dialog.fieldTop = 49.0 / 3
        metrics.dialog.fieldFont = 17  // guess
        metrics.popover.radius = 32.5
        metrics.popover.arrowWidth = 24
        metrics.menu.isGlass = true
        metrics.menu.radius = 32
        metrics.menu.vertical = 8  // measured; 10 in 26.0
        metrics.menu.row = 42
        metrics.menu.isIndicatorSymbol = true  // measured: at most 11.67 high at `medium`, where a row's value is 16
        metrics.menu.indicatorPadding = 0.5  // fitted: the ink ends 2 before the content at `medium`
        metrics.menu.rowPadding = 65.0 / 6
        metrics.menu.side = 28
        metrics.menu.sectionGap = 21
        metrics.menu.header = 121.0 / 3
    }
}

extension ColorPalette {
    /// Recorded or published where it differs from iOS 17 (printed by a simulator of iOS 26.1).
    static let ios26: ColorPalette = {
        var palette = ColorPalette.ios17
        palette.set(.red, light: Value(0xFF383C), dark: Value(0xFF4245))
        palette.set(.orange, light: Value(0xFF8D28), dark: Value(0xFF9230))
        palette.set(.yellow, light: Value(0xFFCC00), dark: Value(0xFFD600))
        palette.set(.mint, light: Value(0x00C8B3), dark: Value(0x00DAC3))
        palette.set(.teal, light: Value(0x00C3D0), dark: Value(0x00D2E0))
        palette.set(.cyan, light: Value(0x00C0E8), dark: Value(0x3CD3FE))
        for color in [SystemColor.blue, .accent] {
            palette.set(color, light: Value(0x0088FF), dark: Value(0x0091FF))
        }
        palette.set(.link, light: Value(0x007AFF), dark: Value(0x0984FF))
        palette.set(.indigo, light: Value(0x6155F5), dark: Value(0x6D7CFF))
        palette.set(.purple, light: Value(0xCB30E0), dark: Value(0xDB34F2))
        palette.set(.pink, light: Value(0xFF2D55), dark: Value(0xFF375F))
        palette.set(.brown, light: Value(0xAC7F5E), dark: Value(0xB78A66))
        palette.set(.tertiaryLabel, light: Value(0x3C3C43, 0.298), dark: Value(0xEBEBF5, 0.298))
        palette.set(.placeholder, light: Value(0x3C3C43, 0.298), dark: Value(0xEBEBF5, 0.298))
        palette.set(.quaternaryLabel, light: Value(0x3C3C43, 0.176), dark: Value(0xEBEBF5, 0.157))
        palette.set(.separator, light: Value(0x3C3C43, 0.12), dark: Value(0x545458, 0.5))
        return palette
    }()
}
