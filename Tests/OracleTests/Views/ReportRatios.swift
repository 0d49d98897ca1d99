import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// aspect ratios, and the sizes of shapes.

extension Catalog {
    static let reportRatios: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-ratio-2fit"] = .probe { Color.black.aspectRatio(2, contentMode: .fit) }
        all["mui-ratio-2fit-negative"] = .probe { Color.black.aspectRatio(2, contentMode: .fit) }
        all["mui-ratio--2fit"] = .probe { Color.black.aspectRatio(-2, contentMode: .fit) }
        all["mui-ratio--2fit-negative"] = .probe { Color.black.aspectRatio(-2, contentMode: .fit) }
        all["mui-ratio-2fill"] = .probe { Color.black.aspectRatio(2, contentMode: .fill) }
        all["mui-ratio-2fill-negative"] = .probe { Color.black.aspectRatio(2, contentMode: .fill) }
        all["mui-ratio--2fill-negative"] = .probe { Color.black.aspectRatio(-2, contentMode: .fill) }
        all["mui-ratio-0fit"] = .probe { Color.black.aspectRatio(0, contentMode: .fit) }
        all["mui-ratio-0fit-nil"] = .probe { Color.black.aspectRatio(0, contentMode: .fit) }
        all["mui-ratio-AR1"] = .probe { leaf("c", 168, 95).aspectRatio(16.0 / 9.0, contentMode: .fit) }
        all["mui-ratio-AR3"] = .probe { free("c").aspectRatio(16.0 / 9.0, contentMode: .fit) }
        all["mui-ratio-K4h"] = .probe { leaf("c", 168, 95).aspectRatio(16.0 / 9.0, contentMode: .fill) }
        all["mui-ratio-AR4"] = .probe {
            HStack(spacing: 12) {
                leaf("a", 168, 64)
                leaf("c", 168, 95).aspectRatio(16.0 / 9.0, contentMode: .fit)
                leaf("b", 168, 64)
            }
        }
        all["mui-ratio-K4i"] = .probe { free("c").aspectRatio(-1, contentMode: .fit) }
        all["mui-ratio-K4j"] = .probe { leaf("c", 30, 30).aspectRatio(-1, contentMode: .fit) }
        all["mui-shape-rectangle"] = .probe { Rectangle() }
        all["mui-shape-rounded"] = .probe { RoundedRectangle(cornerRadius: 8) }
        all["mui-shape-capsule"] = .probe { Capsule() }
        all["mui-shape-ellipse"] = .probe { Ellipse() }
        all["mui-shape-color"] = .probe { Color.black }
        all["mui-shape-stroke"] = .probe { Rectangle().stroke(.black, lineWidth: 4) }
        all["mui-shape-path"] = .probe { Path { $0.addRect(CGRect(x: 3, y: 4, width: 20, height: 10)) } }
        all["mui-shape-circle"] = .probe { Circle() }
        all["mui-shape-circle-fill"] = .probe { Circle().fill(.black) }
        all["mui-shape-circle-stroke"] = .probe { Circle().stroke(.black, lineWidth: 4) }
        all["mui-shape-color-ratio"] = .probe { Color.black.aspectRatio(contentMode: .fit) }
        all["mui-shape-scaled-to-fill"] = .probe { Color.black.scaledToFill() }
        all["mui-shape-ideal-ratio"] = .probe {
            Color.black.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
        }
        all["mui-shape-fixed-ratio"] = .probe { leaf("c", 40, 20).aspectRatio(contentMode: .fit) }
        all["mui-shape-background-capsule"] = .probe { leaf("c", 60, 20).background(Capsule()) }
        return all
    }()
}
