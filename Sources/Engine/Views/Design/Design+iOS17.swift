import QuadrantCore
import QuadrantText

/// iOS 17, on which the designs of iOS 13 to 18 are based.
///
/// The comment at each number names its source: published by Apple, reported, recorded in a test case, measured in
/// screenshots of an iPhone, fitted so that a picture agrees, or a guess.
extension Design {
    package static let ios17 = Design(Values(
        name: "ios17", systemVersion: "17.0", metrics: .ios17, palette: .ios17, text: .iOS, rules: LayoutRules()))
}

extension TextMetrics {
    static let iOS = TextMetrics(type: .iOS, engine: .current)
}

extension Metrics {
    static let ios17: Metrics = {
        let toggle = ToggleMetrics(
            width: 51,  // published: UISwitch
            height: 31,  // published: UISwitch
            laidOutWidth: 49,  // reported: openradar 31777116, cwa-app-ios#4801, firefox-ios#26723
            inset: 2)  // measured
        let knob = KnobMetrics(
            shadowRadius: 4,  // fitted
            shadowOffset: 3,  // fitted
            rimRadius: 1,  // fitted
            rimOffset: 1)  // fitted
        let slider = SliderMetrics(
            knob: 28,  // recorded: cases ax-uislider-*
            height: 31,  // recorded: the row of a SwiftUI slider
            track: 4,  // recorded: cases ax-uislider-*
            trackInset: 3,  // recorded: cases ax-uislider-*
            idealWidth: 10,  // recorded
            reach: 22)  // half of 44 points, the least target of Apple's guidelines
        let stepper = StepperMetrics(
            width: 94,  // recorded
            height: 32,  // recorded
            radius: 8,  // fitted
            dividerWidth: 1,  // fitted
            dividerHeight: 18,  // fitted
            symbolFont: 17)  // guess
        let segments = SegmentMetrics(
            height: 32,  // recorded
            radius: 9,  // fitted
            thumbRadius: 7,  // fitted
            inset: 2,  // measured
            font: 13,  // measured
            labelPadding: 10,  // measured
            dividerWidth: 1,  // measured
            dividerHeight: 16,  // measured
            shadowRadius: 4,  // guess
            rimRadius: 0.5,  // guess
            shadowOffset: 3,  // guess
            minWidth: 44,  // guess
            minHeight: 34)  // guess
        let button = ButtonMetrics(
            smallHorizontal: 10,  // fitted
            smallVertical: 5,  // fitted
            horizontal: 12,  // fitted
            vertical: 7,  // fitted
            largeHorizontal: 20,  // fitted
            largeVertical: 15,  // fitted
            extraLargeHorizontal: 24,  // fitted
            extraLargeVertical: 18,  // fitted
            smallRadius: 14,  // fitted
            radius: 7,  // fitted
            largeRadius: 12,  // fitted
            minRoundedRadius: 7,  // fitted
            tintOpacity: 0.15,  // measured
            pressedOpacity: 0.2,  // measured
            pressedPlainOpacity: 0.5,  // measured
            pressedPlateOpacity: 0.75)  // measured
        let field = FieldMetrics(
            height: 34,  // published: UITextField
            plainHeight: 22,  // measured
            radius: 5,  // measured
            inset: 7,  // measured
            borderWidth: 0.5,  // guess
            caretWidth: 2,  // measured
            markOffset: 1.5,  // guess
            editorInset: 8,  // published: the container inset of UITextView
            editorSideInset: 5,  // published: the line fragment padding of NSTextContainer
            editorIdealSide: 10,  // recorded
            tapDistance: 20,  // guess
            dragDistance: 8)  // guess
        let progress = ProgressMetrics(
            bar: 4,  // published: UIProgressView
            spinner: 20,  // published: UIActivityIndicatorView, medium
            largeSpinner: 37,  // published: UIActivityIndicatorView, large
            spacing: 4)  // recorded on iOS 26
        let gauge = GaugeMetrics(
            bar: 4,  // fitted
            dial: 58,  // fitted
            dialLine: 6,  // fitted
            knob: 9,  // fitted
            spacing: 4,  // guess
            accessorySpacing: 2,  // guess
            accessoryFont: 15,  // guess
            knobGap: 2,  // guess
            dialMarkGrowth: 0.5,  // guess
            dialGap: 2.5,  // guess
            valueFont: 24,  // guess
            valueWidth: 36,  // guess
            labelFont: 12,  // guess
            labelWidth: 30,  // guess
            boundsSpacing: 4,  // guess
            capacityFont: 22,  // guess
            capacityWidth: 38)  // guess
        let wheel = WheelMetrics(
            height: 216,  // published: UIPickerView
            row: 32,  // fitted
            radius: 8,  // fitted
            font: 23,  // fitted
            angle: 18,  // fitted
            side: 9,  // guess
            dragDistance: 4)  // guess
        let menu = MenuMetrics(
            width: 250,  // fitted
            row: 44,  // fitted
            radius: 13,  // fitted
            side: 16,  // fitted
            margin: 8,  // fitted
            gap: 6,  // fitted
            sectionGap: 8,  // fitted
            icon: 22,  // fitted
            checkWidth: 22,  // fitted
            checkFont: 15,  // guess
            header: 28,  // fitted
            previewGap: 10,  // fitted
            shadowRadius: 16,  // guess
            titleGap: 8,  // guess
            rowPadding: 8,  // guess
            chevronLine: 2,  // guess
            chevronWidth: 6,  // guess
            chevronHeight: 11,  // guess
            labelSpacing: 4,  // guess
            indicatorLine: 1.7,  // guess
            indicatorWidth: 8,  // guess
            indicatorHeight: 12,  // guess
            indicatorPadding: 2)  // guess
        let editMenu = EditMenuMetrics(
            radius: 8,  // guess
            shadowRadius: 16,  // guess
            side: 16,  // guess
            height: 38)  // guess
        let groupBox = GroupBoxMetrics(
            radius: 8,  // measured
            padding: 16,  // measured
            spacing: 8)  // guess
        let colorWell = ColorWellMetrics(
            size: 28,  // measured
            ring: 3,  // guess
            inset: 5,  // guess
            cell: 26,  // guess
            selectionLine: 3,  // guess
            spacing: 14,  // guess
            radius: 8,  // guess
            padding: 14)  // guess
        let label = LabelMetrics(
            spacing: 8,  // measured
            barSpacing: 16,  // guess
            panelSpacing: 4,  // guess
            panelPadding: 4)  // guess
        let unavailable = UnavailableMetrics(
            icon: 48,  // guess
            iconBottom: 12,  // guess
            descriptionSpacing: 4,  // guess
            descriptionTop: 4,  // guess
            actionSpacing: 8,  // guess
            actionTop: 16)  // guess
        let date = DateMetrics(
            compactSpacing: 6,  // guess
            plateHorizontal: 11,  // guess
            plateVertical: 7,  // guess
            plateRadius: 8,  // guess
            calendarWidth: 320,  // guess
            wheelsWidth: 250,  // guess
            sheetSpacing: 4,  // guess
            sheetPadding: 12,  // guess
            timePadding: 8,  // guess
            shortMonth: 64,  // guess
            month: 130,  // guess
            day: 48,  // guess
            year: 72,  // guess
            number: 48,  // guess
            half: 56)  // guess
        let calendar = CalendarMetrics(
            spacing: 4,  // guess
            weekdayFont: 13,  // guess
            weekdayBottom: 2,  // guess
            row: 44,  // guess
            day: 44,  // guess
            dayFont: 20,  // guess
            headerSpacing: 28,  // guess
            headerPadding: 8,  // guess
            headerHeight: 40,  // guess
            arrowLine: 2.4,  // guess
            arrowWidth: 9,  // guess
            arrowHeight: 16,  // guess
            arrowTouchWidth: 24,  // guess
            arrowTouchHeight: 30,  // guess
            monthSpacing: 6,  // guess
            monthChevronLine: 2.25,  // guess
            monthChevronWidth: 5.5,  // guess
            monthChevronHeight: 10)  // guess
        let list = ListMetrics(
            margin: 20,  // measured: cases ax-list-*
            inset: 20,  // measured: cases ax-list-*
            padding: 11,  // measured: cases ax-list-*
            rowHeight: 44,  // measured: cases ax-list-*
            radius: 10,  // measured: cases ax-list-*
            sectionGap: 17.5,  // measured: cases ax-list-*
            headlessGap: 17.5,  // measured: cases ax-list-*
            firstGap: 35,  // measured: cases ax-list-*
            compactGap: 8,  // measured
            headerTop: 16,  // fitted, the sum recorded
            headerBottom: 7,  // fitted, the sum recorded
            footerTop: 7,  // fitted
            footerBottom: 0,  // fitted
            plainHeaderTop: 5,  // fitted
            plainHeaderBottom: 5,  // fitted
            plainHeaderHeight: 28,  // fitted
            prominentHeaderTop: 16,  // fitted
            prominentHeaderBottom: 8,  // fitted
            chevronWidth: 7,  // fitted
            chevronHeight: 12,  // fitted
            chevronLine: 2,  // fitted
            chevronSpace: 19,  // fitted
            disclosureWidth: 14,  // guess
            badgeGap: 8,  // fitted
            iconWidth: 24,  // fitted
            iconGap: 16,  // fitted
            indent: 20,  // fitted
            editControl: 22,  // fitted
            editSpace: 38,  // fitted
            minusWidth: 11,  // guess
            minusHeight: 2,  // guess
            editReach: 8,  // guess
            handleWidth: 20,  // fitted
            handleHeight: 12,  // fitted
            handleLine: 1.5,  // guess
            handleSpace: 36,  // fitted
            handleReach: 12,  // guess
            swipeButton: 74,  // measured
            swipePadding: 8,  // guess
            liftShadow: 8,  // guess
            refreshPull: 64,  // fitted
            refreshHeight: 60,  // fitted
            hasUppercaseHeaders: true)  // recorded
        let table = TableMetrics(
            gap: 8,  // fitted to iPadOS 17
            inset: 20,  // fitted to iPadOS 17
            header: 36,  // fitted to iPadOS 17
            sortSpacing: 4)  // guess
        let navigationBar = NavigationBarMetrics(
            bar: 44,  // published: UINavigationBar
            sheetBar: 56,  // measured
            toolbar: 44,  // published: UIToolbar
            minTouch: 44,  // published: Apple's guidelines
            side: 16,  // measured
            backSide: 8,  // measured
            itemGap: 16,  // fitted
            titleGap: 8,  // fitted
            titleFont: 17,  // published: UINavigationBar
            itemFont: 17,  // published: UIBarButtonItem
            largeTitle: 52,  // published: UINavigationBar
            largeTitleFont: 34,  // published: the large title style
            largeTitleTop: 3,  // measured
            subtitle: 20,  // guess: a line of the large subtitle
            subtitleFont: 12,  // guess
            largeSubtitleFont: 15,  // guess
            smallTitleHeight: 8,  // guess
            backFont: 24,  // fitted
            backSpacing: 6,  // guess
            backOverlap: 2.75,  // fitted
            menuSpacing: 4,  // guess
            menuMark: 17,  // guess
            menuMarkFont: 9,  // guess
            toolbarGap: 8,  // guess
            edge: 20,  // measured
            swipeDistance: 10)  // guess
        let search = SearchMetrics(
            row: 52,  // published: UISearchBar
            top: 1,  // measured
            bottom: 15,  // measured
            gap: 12,  // fitted
            scopes: 32,  // fitted
            scopesGap: 8,  // fitted
            font: 17,  // published: UISearchBar
            spacing: 6,  // guess
            padding: 8,  // guess
            height: 36,  // published: UISearchBar
            radius: 10)  // published: UISearchBar
        let tab = TabMetrics(
            bar: 49,  // published: UITabBar
            accessory: 48,  // guess
            accessorySide: 20,  // guess
            accessoryGap: 8,  // guess
            top: 3,  // guess
            icon: 30,  // guess
            iconFont: 18,  // guess
            labelFont: 10,  // published: UITabBarItem
            labelBottom: 1,  // guess
            badgeX: 14,  // guess
            badgeY: 1,  // guess
            badgeFont: 13,  // guess
            badgePadding: 5,  // guess
            badge: 18,  // guess
            dot: 7,  // guess
            dotSpacing: 9,  // guess
            dotsPadding: 10,  // guess
            dotsHeight: 77.0 / 3,  // recorded
            dotsBottom: 8)  // guess
        let dialog = DialogMetrics(
            width: 270,  // published: UIAlertController
            row: 44,  // fitted
            radius: 14,  // fitted
            font: 17,  // fitted
            titleFont: 17,  // guess
            messageFont: 13,  // guess
            messageTop: 2,  // guess
            side: 16,  // guess
            top: 19,  // guess
            bottom: 19,  // guess
            fieldFont: 13,  // guess
            fieldPadding: 8,  // guess
            fieldHeight: 30,  // guess
            fieldRadius: 6,  // guess
            fieldTop: 12,  // guess
            buttonPadding: 8,  // guess
            choice: 57,  // fitted
            choiceFont: 20,  // guess
            margin: 8,  // fitted
            choicesFont: 13,  // guess
            choicesSpacing: 4,  // guess
            choicesVertical: 14)  // guess
        let popover = PopoverMetrics(
            radius: 13,  // fitted
            margin: 10,  // fitted
            arrowLength: 13,  // fitted
            arrowWidth: 26,  // fitted
            shadowRadius: 24,  // guess
            shadowOffset: 8)  // guess
        let sheet = SheetMetrics(
            gap: 10,  // fitted
            recessionMargin: 16,  // guess
            radius: 10,  // fitted
            grabberWidth: 36,  // fitted
            grabberHeight: 5,  // fitted
            grabberTop: 5,  // fitted
            dragDistance: 10,  // guess
            detentPull: 60,  // guess
            dismissPull: 200)  // guess
        let stack = StackMetrics(
            dividerIdealSide: 10,  // recorded
            dividerLine: 0,  // recorded
            sceneWidth: 414,  // published: the margins of UIKit
            wideScenePadding: 20,  // published: the margins of UIKit
            scenePadding: 16)  // published: the margins of UIKit
        let effect = EffectMetrics(
            shadowScale: 0.916,  // fitted to recorded pictures
            hoverRadius: 8,  // guess
            hoverReach: 6,  // guess
            hoverShadow: 8,  // guess
            hoverOffset: 4,  // guess
            dragShadow: 12,  // guess
            dragOffset: 6,  // guess
            glassLine: 0.5,  // guess
            backdropRadius: 25)  // fitted to recorded pictures
        return Metrics(
            toggle: toggle, knob: knob, slider: slider, stepper: stepper, segments: segments, button: button,
            field: field, progress: progress, gauge: gauge, wheel: wheel, menu: menu, editMenu: editMenu,
            groupBox: groupBox, colorWell: colorWell, label: label, unavailable: unavailable, date: date,
            calendar: calendar, list: list, table: table, navigationBar: navigationBar, search: search, tab: tab,
            dialog: dialog, popover: popover, sheet: sheet, stack: stack, effect: effect)
    }()
}
