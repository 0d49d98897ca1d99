import Foundation
import SwiftUI

/// What an axis is made of. Equal inputs give an equal axis.
struct AxisInputs {
    let axis: Axis
    let configuration: AxisConfiguration
    let data: AxisData
    let locale: Locale
    let calendar: Calendar
    /// How much annotations need beyond the data, in parts of the domain.
    var padding = ScalePadding()
    /// How the axis scrolls; nil if it does not.
    var scrolling: AxisScrolling?
    /// Whether the trailing side is on the left.
    var isRightToLeft = false

    /// Whether the domain and the values of the axis are those of other inputs.
    func hasScale(of other: AxisInputs) -> Bool {
        data == other.data && padding == other.padding && locale == other.locale && calendar == other.calendar
            && isRightToLeft == other.isRightToLeft
            && (scrolling == nil) == (other.scrolling == nil) && scrolling?.length == other.scrolling?.length
            && configuration.hasScale(of: other.configuration)
    }
}

extension AxisConfiguration {
    fileprivate func hasScale(of other: AxisConfiguration) -> Bool {
        guard visibility == other.visibility, type == other.type, range?.value == other.range?.value,
              domain?.value.isSame(as: other.domain?.value) ?? (other.domain == nil),
              sets?.count == other.sets?.count else { return false }
        return zip(sets ?? [], other.sets ?? []).allSatisfy {
            $0.preset.value == $1.preset.value && $0.position.value == $1.position.value
                && $0.values.isSame(as: $1.values)
        }
    }

    /// Whether lines and labels are those of another configuration for the same values. A closure of the program may
    /// make others each time.
    func hasMarks(of other: AxisConfiguration) -> Bool {
        sets?.count == other.sets?.count && zip(sets ?? [], other.sets ?? []).allSatisfy {
            guard case .standard(let one, nil) = $0.content, case .standard(let two, nil) = $1.content else {
                return false
            }
            return one == two
        }
    }
}

extension _ScaleDomainData.Value {
    /// Whether the domain is the same for certain: a closure that changes it may be another one.
    func isSame(as other: _ScaleDomainData.Value?) -> Bool {
        switch (self, other) {
        case (.values(let one), .values(let two)?): one == two
        case (.automatic(let one), .automatic(let two)?):
            one.includesZero == two.includesZero && one.isReversed == two.isReversed && one.modify == nil
                && two.modify == nil
        default: false
        }
    }
}
