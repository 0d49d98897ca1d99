import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// texts in stacks and grids.

extension Catalog {
    static let reportTexts: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-baseline-stack-0"] = .probe {
            VStack(spacing: 0) { Text("Hg").font(.system(size: 13)); Text("Hg").font(.system(size: 26)) }
        }
        all["mui-baseline-stack-8"] = .probe {
            VStack(spacing: 8) { Text("Hg").font(.system(size: 13)); Text("Hg").font(.system(size: 26)) }
        }
        all["mui-baseline-grid"] = .probe {
            Grid(verticalSpacing: 8) {
                GridRow { Text("Hg").font(.system(size: 13)); Color.black.frame(width: 40, height: 40) }
                GridRow { Text("Hg").font(.system(size: 26)) }
            }
        }
        all["mui-baseline-grid-top"] = .probe {
            Grid(alignment: .top, verticalSpacing: 8) {
                GridRow { Text("Hg").font(.system(size: 13)); Color.black.frame(width: 40, height: 40) }
                GridRow { Text("Hg").font(.system(size: 26)) }
            }
        }
        all["mui-baseline-grid-anchor"] = .probe {
            Grid(alignment: .top) {
                GridRow {
                    Text("Hg").font(.system(size: 13)).gridCellAnchor(.bottom)
                    Color.black.frame(width: 40, height: 40)
                }
            }
        }
        all["mui-text-K0"] = .probe { VStack(spacing: 0) { Text("A"); Text("B") } }
        all["mui-text-K1b"] = .probe { VStack { Text("A"); Text("B") } }
        all["mui-text-K1"] = .probe { VStack { Text("A"); Spacer(); Text("B") } }
        all["mui-text-K1c"] = .probe { VStack(spacing: 0) { Text("A"); Spacer(); Text("B") } }
        all["mui-text-leaf-text"] = .probe { VStack { leaf("a"); Text("B") } }
        all["mui-text-zstack-text"] = .probe { VStack { ZStack { Text("A") }; Text("B") } }
        return all
    }()
}
