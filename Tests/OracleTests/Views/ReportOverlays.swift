import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// overlays, backgrounds and ZStacks.

extension Catalog {
    static let reportOverlays: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-overlay-A4"] = .probe { ZStack(alignment: .topLeading) { leaf("a", 60, 20); leaf("b", 20, 40) } }
        all["mui-overlay-A5"] = .probe { ZStack { free("a"); leaf("b") } }
        all["mui-overlay-A5n"] = .probe { ZStack { free("a"); leaf("b") } }
        all["mui-overlay-A7"] = .probe { leaf("p", 60, 40).overlay { free("o") } }
        all["mui-overlay-A8"] = .probe { leaf("p", 60, 40).overlay(alignment: .topLeading) { leaf("o", 100, 100) } }
        all["mui-overlay-A10"] = .probe { leaf("p", 60, 40).overlay { leaf("o"); leaf("n", 30, 10) } }
        all["mui-overlay-A11o"] = .probe { leaf("p", 60, 40).overlay {} }
        all["mui-overlay-A11b"] = .probe { leaf("p", 60, 40).background {} }
        all["mui-overlay-X12"] = .probe { ZStack { free("a"); leaf("b") } }
        all["mui-overlay-Q2"] = .probe { ZStack { area("a", ideal: 10); leaf("b", 30, 20) } }
        all["mui-overlay-K5"] = .probe { leaf("p", 60, 40).overlay { half("h") } }
        all["mui-overlay-K5a"] = .probe { leaf("p", 60, 40).overlay { half("h"); leaf("o") } }
        all["mui-overlay-K5b"] = .probe { leaf("p", 60, 40).overlay { ZStack { half("h"); leaf("o") } } }
        all["mui-overlay-K5e"] = .probe { leaf("p", 60, 40).background { half("h"); leaf("o") } }
        all["mui-overlay-K5c"] = .probe {
            leaf("p", 60, 40).overlay(alignment: .topLeading) { ZStack { half("h"); leaf("o") } }
        }
        all["mui-overlay-K5d"] = .probe { leaf("p", 60, 40).overlay { HStack(spacing: 0) { half("h"); leaf("o") } } }
        all["mui-overlay-K5f"] = .probe { leaf("p", 60, 40).overlay { half("h").frame(width: 30) } }
        all["mui-overlay-K5g"] = .probe { leaf("p", 60, 40).overlay(alignment: .topLeading) { half("h"); leaf("o") } }
        all["mui-overlay-K5h"] = .probe {
            leaf("p", 60, 40).background(alignment: .bottomTrailing) { half("h"); leaf("o") }
        }
        all["mui-overlay-Z1"] = .probe { ZStack { half("h"); leaf("o") } }
        all["mui-overlay-Z2"] = .probe { ZStack(alignment: .topLeading) { half("h"); leaf("o") } }
        all["mui-overlay-Z3"] = .probe { ZStack { half("h"); leaf("o") } }
        all["mui-overlay-Z4"] = .probe { ZStack { half("h"); leaf("o", 60, 40) } }
        return all
    }()
}
