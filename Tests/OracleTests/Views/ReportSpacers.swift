import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// spacers and what is around them.

extension Catalog {
    static let reportSpacers: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-spacer-SP"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer(minLength: 30); leaf("b") } }
        all["mui-spacer-SP1"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer(); leaf("b") } }
        all["mui-spacer-SP2"] = .probe { HStack { leaf("a"); Spacer(); leaf("b") } }
        all["mui-spacer-SP3"] = .probe { HStack { leaf("a"); Spacer(minLength: 0); leaf("b") } }
        all["mui-spacer-SP4"] = .probe { HStack(spacing: 20) { leaf("a"); Spacer(minLength: 0); leaf("b") } }
        all["mui-spacer-SP6"] = .probe { VStack(spacing: 0) { leaf("a"); Spacer(); leaf("b") } }
        all["mui-spacer-SP7"] = .probe { VStack { leaf("a"); Spacer(minLength: 0); leaf("b") } }
        all["mui-spacer-SP8"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer(); leaf("b") } }
        all["mui-spacer-SP9"] = .probe { HStack(spacing: 0) { Spacer(); leaf("a"); Spacer(); Spacer() } }
        all["mui-spacer-SP10"] = .probe { HStack(spacing: 0) { Spacer(minLength: 50); leaf("a"); Spacer() } }
        all["mui-spacer-SP13"] = .probe { HStack(spacing: 0) { Spacer(); leaf("a") } }
        all["mui-spacer-SP14"] = .probe { VStack(spacing: 0) { Spacer(); leaf("a") } }
        all["mui-spacer-SP18"] = .probe { HStack(spacing: 0) { VStack { Spacer() }; leaf("a") } }
        all["mui-spacer-SP19"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer().frame(width: 10); leaf("b") } }
        all["mui-spacer-SP20"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer().padding(5); leaf("b") } }
        all["mui-spacer-SP21"] = .probe { VStack(spacing: 0) { HStack(spacing: 0) { Spacer() }; leaf("a") } }
        all["mui-spacer-SP22"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer() } }
        all["mui-spacer-X9"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer() } }
        all["mui-spacer-SPB1"] = .probe { HStack(spacing: 0) { Spacer() }.background { leaf("bg", 0, 0) } }
        all["mui-spacer-SPB2"] = .probe { HStack(spacing: 0) { Spacer() }.background { leaf("bg", 0, 0) } }
        all["mui-spacer-SPB3"] = .probe { Spacer().background { leaf("bg", 0, 0) } }
        all["mui-spacer-SPB4"] = .probe { Spacer().background { leaf("bg", 0, 0) } }
        all["mui-spacer-SPB5"] = .probe { VStack(spacing: 0) { Spacer() }.background { leaf("bg", 0, 0) } }
        all["mui-spacer-SPB6"] = .probe { ZStack { Spacer() }.background { leaf("bg", 0, 0) } }
        all["mui-spacer-SPB7"] = .probe { HStack(spacing: 0) {} }
        all["mui-spacer-SPB8"] = .probe { leaf("c", 30, 10).background { leaf("bg", 0, 0) } }
        all["mui-spacer-K2a"] = .probe { HStack(spacing: 0) { leaf("a"); ZStack { Spacer() }; leaf("b") } }
        all["mui-spacer-K2b"] = .probe {
            HStack(spacing: 0) { leaf("a"); Spacer().aspectRatio(1, contentMode: .fit); leaf("b") }
        }
        all["mui-spacer-K2c"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer().fixedSize(); leaf("b") } }
        all["mui-spacer-K2d"] = .probe {
            HStack(spacing: 0) { leaf("a"); Spacer().frame(maxWidth: .infinity); leaf("b") }
        }
        all["mui-spacer-K2e"] = .probe {
            HStack(spacing: 0) {
                leaf("a")
                leaf("p", 10, 10).overlay { Spacer().background { leaf("bg", 0, 0) } }
                leaf("b")
            }
        }
        all["mui-spacer-K2f"] = .probe { ZStack { Spacer().fixedSize() }.background { leaf("bg", 0, 0) } }
        all["mui-spacer-K2g"] = .probe { HStack(spacing: 0) { Spacer().fixedSize() }.background { leaf("bg", 0, 0) } }
        all["mui-spacer-K2i"] = .probe {
            HStack(spacing: 0) { leaf("a"); Spacer(minLength: 30).fixedSize(); leaf("b") }
        }
        all["mui-spacer-K2j"] = .probe {
            HStack(spacing: 0) { leaf("a"); ZStack { Spacer(minLength: 30).fixedSize() }; leaf("b") }
        }
        all["mui-spacer-K3-padding0"] = .probe { HStack { leaf("a"); Spacer(minLength: 0).padding(0); leaf("b") } }
        all["mui-spacer-K3-frame0"] = .probe { HStack { leaf("a"); Spacer(minLength: 0).frame(width: 0); leaf("b") } }
        all["mui-spacer-K3-overlay"] = .probe {
            HStack { leaf("a"); Spacer(minLength: 0).overlay { leaf("c", 0, 0) }; leaf("b") }
        }
        all["mui-spacer-K3-priority"] = .probe {
            HStack { leaf("a"); Spacer(minLength: 0).layoutPriority(1); leaf("b") }
        }
        all["mui-spacer-K3-fixed"] = .probe { HStack { leaf("a"); Spacer(minLength: 0).fixedSize(); leaf("b") } }
        all["mui-spacer-K3-zstack"] = .probe { HStack { leaf("a"); ZStack { Spacer(minLength: 0) }; leaf("b") } }
        all["mui-spacer-K3-vstack"] = .probe { HStack { leaf("a"); VStack { Spacer(minLength: 0) }; leaf("b") } }
        all["mui-spacer-K3-in-overlay"] = .probe {
            HStack { leaf("a"); leaf("c", 0, 0).overlay { Spacer(minLength: 0) }; leaf("b") }
        }
        all["mui-spacer-K3-z-before"] = .probe {
            HStack { leaf("a"); ZStack { Spacer(minLength: 0); leaf("c", 0, 0) }; leaf("b") }
        }
        all["mui-spacer-K3-z-after"] = .probe {
            HStack { leaf("a"); ZStack { leaf("c", 0, 0); Spacer(minLength: 0) }; leaf("b") }
        }
        all["mui-spacer-K3-z-two"] = .probe {
            HStack { leaf("a"); ZStack { Spacer(minLength: 0); Spacer(minLength: 0) }; leaf("b") }
        }
        all["mui-spacer-K3-padding4"] = .probe { HStack { leaf("a"); Spacer(minLength: 0).padding(4); leaf("b") } }
        all["mui-spacer-K3-leading4"] = .probe {
            HStack { leaf("a"); Spacer(minLength: 0).padding(.leading, 4); leaf("b") }
        }
        all["mui-spacer-K3-top4"] = .probe { HStack { leaf("a"); Spacer(minLength: 0).padding(.top, 4); leaf("b") } }
        all["mui-spacer-K3-frame-padding"] = .probe {
            HStack { leaf("a"); Spacer(minLength: 0).frame(width: 10).padding(0); leaf("b") }
        }
        all["mui-spacer-K3-column"] = .probe { VStack { leaf("a"); Spacer(minLength: 0).padding(.top, 4); leaf("b") } }
        return all
    }()
}
