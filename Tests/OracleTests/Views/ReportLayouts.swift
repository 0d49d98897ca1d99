import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// layouts of a program.

extension Catalog {
    static let reportLayouts: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-layout-unplaced"] = .probe {
            parent(100) { _, _ in } content: { leaf("c", 30, 30) }.offset(x: 20).frame(width: 300, height: 240)
        }
        all["mui-layout-placed-twice"] = .probe {
            parent(100) { bounds, child in
                child.place(at: bounds.origin, proposal: .unspecified)
                child.place(at: moved(bounds, 50), proposal: .unspecified)
            } content: { leaf("c", 40, 40) }.frame(width: 200, height: 200)
        }
        all["mui-layout-anchor-trailing"] = .probe {
            parent(150) { bounds, child in
                child.place(at: moved(bounds, 100), anchor: .bottomTrailing, proposal: .unspecified)
            } content: { leaf("c", 30, 20) }.frame(width: 200, height: 200)
        }
        all["mui-layout-anchor-center"] = .probe {
            parent(150) { bounds, child in
                child.place(at: moved(bounds, 100), anchor: .center, proposal: .unspecified)
            } content: { leaf("c", 30, 20) }.frame(width: 200, height: 200)
        }
        all["mui-layout-spacer"] = .probe { Spacer(minLength: 12) }
        all["mui-layout-color-min"] = .probe { Color.black.frame(minWidth: 12) }
        return all
    }()
}
