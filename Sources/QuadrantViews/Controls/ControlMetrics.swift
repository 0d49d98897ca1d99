import Foundation
import QuadrantCore

/// Lengths of controls, in points, as iOS 13 to 18 draws them. What stands here is measured in pictures an iPhone took
/// or published by Apple unless it says "fitted": then it was chosen so that the picture agrees.
enum ControlMetrics {
    /// The switch of a toggle (published size of UISwitch).
    enum Switch {
        /// What is drawn, from the leading edge on.
        static let width = 51.0, height = 31.0
        /// What takes part in layout: UISwitch is 49 points wide to its neighbours and draws 51. Reported for iOS 10
        /// (openradar 31777116), 13 and 16 (corona-warn-app/cwa-app-ios#4801), 18 (mozilla-mobile/firefox-ios#26723).
        static let laidOutWidth = 49.0
        /// Between the track's edge and the knob.
        static let inset = 2.0
        static let knob = height - 2 * inset
    }

    /// A slider (recorded cases `ax-uislider-*`; the height is that of a SwiftUI slider's row).
    enum Slider {
        static let knob = 28.0, height = 31.0, track = 4.0
        /// Where the visible track begins and ends, from the edges.
        static let trackInset = 3.0
    }

    /// The buttons of a stepper (recorded: 94 × 32; the divider is fitted).
    enum Stepper {
        static let width = 94.0, height = 32.0, radius = 8.0
        static let dividerHeight = 18.0
        /// Seconds a button is held before it repeats, between repeats, and between them after ten (fitted).
        static let delay = 0.5, pause = 0.2, fastPause = 0.05
    }

    /// A segmented picker (recorded height; radii fitted).
    enum Segments {
        static let height = 32.0, radius = 9.0, thumbRadius = 7.0, inset = 2.0
        static let font = 13.0, labelPadding = 10.0, dividerHeight = 16.0
    }

    /// Room around a button's label on a plate, by control size (fitted: 28, 34⅓ and 50⅓ high at body size).
    enum Plate {
        static func inset(_ size: ControlSize) -> (across: Double, along: Double) {
            switch size {
            case .mini, .small: (10, 5)
            case .regular: (12, 7)
            case .large: (20, 15)
            case .extraLarge: (24, 18)
            }
        }
        static func radius(_ size: ControlSize) -> Double {
            switch size {
            case .mini, .small: 14
            case .regular: 7
            case .large, .extraLarge: 12
            }
        }
        /// How much of the tint is left on a plate that does not stand out.
        static let faint = 0.15
        /// A label under a finger.
        static let pressed = 0.2, pressedPlain = 0.5, pressedPlate = 0.75
    }

    /// A field with a line around it (UIKit's field is 34 high; plain ones are 22 at body size).
    enum Field {
        static let height = 34.0, radius = 5.0, inset = 7.0, plainHeight = 22.0
        static let caretWidth = 2.0
        /// Seconds the caret shows and hides (fitted).
        static let blink = 0.5
        /// Room around the text of an editor: UITextView's container inset.
        static let editorInset = 8.0, editorSideInset = 5.0
    }

    /// Bars and spinners (published sizes of UIProgressView and the medium activity indicator).
    enum Progress {
        static let bar = 4.0, spinner = 20.0, largeSpinner = 37.0
        /// Spokes of the spinner, and seconds for a turn.
        static let spokes = 8, period = 0.8
        /// Between a bar and its labels (recorded on iOS 26).
        static let gap = 4.0
    }

    /// Gauges (sizes of the accessory family's views; fitted).
    enum Gauge {
        static let bar = 4.0, dial = 58.0, dialLine = 6.0, knob = 9.0
    }

    /// The wheel of a picker (UIPickerView's published height; rows fitted).
    enum Wheel {
        static let height = 216.0, row = 32.0, radius = 8.0, font = 23.0
        /// Angle between rows on the drum, and the drum's radius: one row of the middle is one row high.
        static let angle = 18.0
    }

    /// A list that stands over the window (fitted to iOS 17's menus).
    enum Menu {
        static let width = 250.0, row = 44.0, radius = 13.0, side = 16.0, margin = 8.0, gap = 6.0
        static let sectionGap = 8.0, icon = 22.0, check = 28.0, header = 28.0, previewGap = 10.0
    }

    /// A whole that is switched off.
    static let disabledOpacity = 0.5
    static let groupRadius = 8.0, groupPadding = 16.0
    static let wellSize = 28.0
}
