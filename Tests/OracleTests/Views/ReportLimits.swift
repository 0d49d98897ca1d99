import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// frames and paddings with negative, infinite and contradictory lengths.

extension Catalog {
    static let reportLimits: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-frame-H2"] = .probe { leaf("c").frame(maxWidth: 80) }
        all["mui-frame-H3"] = .probe { leaf("c").frame(minWidth: -50) }
        all["mui-frame-H4"] = .probe { leaf("c").frame(minWidth: -50, maxWidth: 80) }
        all["mui-frame-H5"] = .probe { leaf("c").frame(width: 60) }
        all["mui-frame-H6"] = .probe { leaf("c").frame(minWidth: -50, maxWidth: -10) }
        all["mui-frame-H7"] = .probe { leaf("c").frame(maxWidth: 80) }
        all["mui-frame-H8"] = .probe { leaf("c").frame(maxWidth: 80) }
        all["mui-frame-H9"] = .probe { leaf("c").frame(minWidth: -50) }
        all["mui-frame-H10"] = .probe { leaf("c").frame(width: -60) }
        all["mui-frame-H11"] = .probe { leaf("c").frame(minWidth: 5, maxWidth: 80) }
        all["mui-frame-H12"] = .probe { leaf("c").frame(minWidth: 5, maxWidth: 80) }
        all["mui-frame-H13"] = .probe { leaf("c", 200, 160).frame(minWidth: 5, maxWidth: 80) }
        all["mui-frame-H14"] = .probe { leaf("c").frame(minWidth: 0, maxWidth: 80) }
        all["mui-frame-H15"] = .probe { leaf("c", 200, 160).frame(maxWidth: 80) }
        all["mui-frame-H16"] = .probe { leaf("c", 200, 160).frame(maxWidth: .infinity) }
        all["mui-frame-H17"] = .probe { leaf("c", 200, 160).frame(maxWidth: .infinity, maxHeight: .infinity) }
        all["mui-valid-hstack-10"] = .probe { HStack(spacing: -10) { leaf("a"); leaf("b") } }
        all["mui-valid-vstack-10"] = .probe { VStack(spacing: -10) { leaf("a"); leaf("b") } }
        all["mui-valid-hstack-100"] = .probe { HStack(spacing: -100) { leaf("a"); leaf("b") } }
        all["mui-valid-padding-5"] = .probe { leaf("c").padding(-5) }
        all["mui-valid-padding-15"] = .probe { leaf("c").padding(-15) }
        all["mui-valid-padding-sides"] = .probe {
            leaf("c").padding(EdgeInsets(top: 0, leading: -30, bottom: 0, trailing: 5))
        }
        all["mui-valid-padding-60"] = .probe { Color.black.padding(60) }
        all["mui-valid-padding-color-5"] = .probe { Color.black.padding(-5) }
        all["mui-valid-frame-inf"] = .probe { leaf("c").frame(width: .infinity) }
        all["mui-valid-frame-nan"] = .probe { leaf("c").frame(width: .nan) }
        all["mui-valid-min-above-max"] = .probe { leaf("c").frame(minWidth: 80, maxWidth: 40) }
        all["mui-valid-min-above-max-ideal"] = .probe { leaf("c").frame(minWidth: 80, maxWidth: 40) }
        all["mui-valid-min-negative"] = .probe { leaf("c").frame(minWidth: -10) }
        all["mui-valid-max-negative"] = .probe { leaf("c").frame(maxWidth: -10) }
        all["mui-valid-spacer-negative"] = .probe {
            HStack(spacing: 0) { leaf("a"); Spacer(minLength: -30); leaf("b") }
        }
        all["mui-valid-ideal-negative"] = .probe { leaf("c").frame(idealWidth: -10) }
        all["mui-valid-ideal-inf"] = .probe { leaf("c").frame(idealWidth: .infinity) }
        all["mui-valid-ideal-inf-100"] = .probe { leaf("c").frame(idealWidth: .infinity) }
        all["mui-valid-min-inf"] = .probe { leaf("c").frame(minWidth: .infinity) }
        all["mui-valid-min-above-ideal"] = .probe { leaf("c").frame(minWidth: 60, idealWidth: 40) }
        all["mui-valid-ideal-above-max"] = .probe { leaf("c").frame(idealWidth: 100, maxWidth: 80) }
        all["mui-valid-min-minus-inf"] = .probe { leaf("c").frame(minWidth: -.infinity) }
        all["mui-valid-max-minus-inf"] = .probe { leaf("c").frame(maxWidth: -.infinity) }
        all["mui-valid-width-minus-inf"] = .probe { leaf("c").frame(width: -.infinity) }
        all["mui-valid-color-inf"] = .probe { Color.black }
        all["mui-valid-color-negative"] = .probe { Color.black }
        all["mui-valid-priority-none"] = .probe { HStack(spacing: 0) { part("a"); part("b") } }
        all["mui-valid-priority-one"] = .probe { HStack(spacing: 0) { part("a").layoutPriority(1); part("b") } }
        all["mui-valid-priority-inf"] = .probe { HStack(spacing: 0) { part("a").layoutPriority(.infinity); part("b") } }
        all["mui-valid-priority-minus-one"] = .probe { HStack(spacing: 0) { part("a").layoutPriority(-1); part("b") } }
        all["mui-valid-priority-minus-inf"] = .probe {
            HStack(spacing: 0) { part("a").layoutPriority(-.infinity); part("b") }
        }
        return all
    }()
}
