import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// how a stack divides its length.

extension Catalog {
    static let reportStacks: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-stack-ctl"] = .probe { HStack(spacing: 0) { wide("a", 0...80); wide("b", 0...80) } }
        all["mui-stack-G1"] = .probe { HStack(spacing: 0) { wide("a", 20...100); wide("b", 60...100) } }
        all["mui-stack-G1r"] = .probe { HStack(spacing: 0) { wide("b", 60...100); wide("a", 20...100) } }
        all["mui-stack-G2"] = .probe { HStack(spacing: 0) { wide("a", 0...80).layoutPriority(1); wide("b", 30...80) } }
        all["mui-stack-G2c"] = .probe { HStack(spacing: 0) { wide("a", 0...80).layoutPriority(1); wide("b", 0...80) } }
        all["mui-stack-G3"] = .probe { HStack(spacing: 0) { leaf("a"); wide("b", ideal: 10) } }
        all["mui-stack-G4"] = .probe { HStack(spacing: 0) { leaf("a"); leaf("b").frame(maxWidth: .infinity) } }
        all["mui-stack-G4r"] = .probe { HStack(spacing: 0) { leaf("b").frame(maxWidth: .infinity); leaf("a") } }
        all["mui-stack-G4f"] = .probe { HStack(spacing: 0) { leaf("b").frame(maxWidth: .infinity); wide("a", 0...80) } }
        all["mui-stack-G5"] = .probe { HStack(spacing: 0) { leaf("a"); Spacer(); wide("b") } }
        all["mui-stack-G5b"] = .probe { HStack(spacing: 0) { wide("b"); Spacer(); leaf("a") } }
        all["mui-stack-G6"] = .probe { HStack(spacing: 0) { leaf("a", 80); Spacer(); wide("b", 0...80) } }
        all["mui-stack-G6c"] = .probe { HStack(spacing: 0) { leaf("a", 80); wide("b", 0...80) } }
        all["mui-stack-G7"] = .probe { HStack(spacing: 0) { wide("a", 0...80, ideal: 80); Spacer(); leaf("b") } }
        all["mui-stack-G8"] = .probe { HStack(spacing: 0) { wide("a"); leaf("b") } }
        all["mui-stack-G9"] = .probe { HStack(spacing: 0) { leaf("a", 80); leaf("b", 80) } }
        all["mui-stack-G10"] = .probe { HStack(spacing: 0) { leaf("a"); leaf("b") } }
        all["mui-stack-G11"] = .probe {
            HStack(spacing: 0) { HStack { wide("a", 0...80).layoutPriority(1) }; wide("b", 0...80) }
        }
        all["mui-stack-G11c"] = .probe {
            HStack(spacing: 0) {
                HStack(spacing: 0) { wide("a", 0...80).layoutPriority(1); leaf("c", 0, 0) }
                wide("b", 0...80)
            }
        }
        all["mui-stack-G12"] = .probe {
            HStack(spacing: 10) { wide("a", 0...80); wide("b", 0...80); wide("c", 0...80) }
        }
        all["mui-stack-G13"] = .probe {
            HStack(spacing: 0) { wide("a", 30...40); wide("b", 0...100, ideal: 50); leaf("c", 45) }
        }
        all["mui-stack-G14"] = .probe {
            HStack(spacing: 0) {
                wide("a", 0...80).layoutPriority(-1)
                wide("b", 0...80)
                wide("c", 0...80).layoutPriority(1)
            }
        }
        all["mui-stack-G15"] = .probe { VStack(spacing: 0) { tall("a", 0...80); tall("b", 20...80) } }
        all["mui-stack-G16"] = .probe { VStack(spacing: 0) { wide("a"); leaf("b", 30, 20) } }
        all["mui-stack-G17"] = .probe { VStack(spacing: 0) { wide("a"); leaf("b", 30, 20) } }
        all["mui-stack-G20"] = .probe { HStack(spacing: 0) { tall("a", ideal: 10); leaf("b", 20, 30) } }
        all["mui-stack-G21"] = .probe { HStack(spacing: 0) { tall("a", ideal: 10); leaf("b", 20, 30) } }
        all["mui-stack-G23"] = .probe { HStack { leaf("a"); if false { leaf("c") }; leaf("b") } }
        all["mui-stack-G24"] = .probe { HStack(spacing: 0) { wide("a"); wide("b").layoutPriority(1) } }
        all["mui-stack-G25"] = .probe { HStack(spacing: 0) { wide("a"); Spacer(); wide("b") } }
        all["mui-stack-X1"] = .probe { HStack(spacing: 0) { wide("a", 0...80); leaf("b", 80) } }
        all["mui-stack-X2"] = .probe { HStack(spacing: 0) { wide("a"); leaf("b") } }
        all["mui-stack-X3"] = .probe { HStack(spacing: 0) { wide("a", 0...80); leaf("b", 30); leaf("c", 30) } }
        all["mui-stack-X4"] = .probe { HStack(spacing: 0) { wide("a", 0...100); wide("b", 40...60) } }
        all["mui-stack-X5"] = .probe {
            HStack(spacing: 0) { wide("a", 0...80).layoutPriority(1); Spacer(); wide("b", 0...80) }
        }
        all["mui-stack-X6"] = .probe {
            HStack(spacing: 0) { wide("a", 0...80); Spacer().layoutPriority(1); wide("b", 0...80) }
        }
        all["mui-stack-X7"] = .probe { HStack(spacing: 0) { wide("a"); wide("b").layoutPriority(-1) } }
        all["mui-stack-X8"] = .probe { HStack(spacing: 0) { Spacer().overlay { leaf("o") }; leaf("a") } }
        all["mui-stack-X10"] = .probe { HStack(spacing: 0) { tall("a", ideal: 10); leaf("b", 20, 30) } }
        all["mui-stack-X11"] = .probe { VStack(spacing: 0) { wide("a"); leaf("b", 30, 20) } }
        all["mui-stack-X13"] = .probe { HStack(spacing: 0) { leaf("a", 80); leaf("b", 80) } }
        all["mui-stack-Q1"] = .probe { VStack(spacing: 0) { area("a", ideal: 10); leaf("b", 30, 20) } }
        all["mui-stack-Q1c"] = .probe { VStack(spacing: 0) { area("a", ideal: 10); leaf("b", 30, 20) } }
        all["mui-stack-Q3"] = .probe { HStack(spacing: 0) { area("a", ideal: 10); leaf("b", 20, 30) } }
        all["mui-stack-V0"] = .probe { VStack { leaf("a", 60, 30); leaf("b", 60, 30) }.frame(width: 100, height: 200) }
        return all
    }()
}
