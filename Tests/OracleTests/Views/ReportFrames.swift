import QuadrantTesting
import SwiftUI

// What probes of mburger89/MetalUI printed in Apple's SwiftUI on macOS 26 and 27:
// fixed and flexible frames, in each other and with padding.

extension Catalog {
    static let reportFrames: [String: Subject] = {
        var all: [String: Subject] = [:]
        all["mui-frame-A1"] = .probe { leaf("c").frame(width: 60) }
        all["mui-frame-A2"] = .probe { leaf("c").frame(width: 60, height: 40) }
        all["mui-frame-A3"] = .probe { leaf("c").frame(width: 60) }
        all["mui-frame-A4"] = .probe { leaf("c").frame(height: 40) }
        all["mui-frame-A5"] = .probe { leaf("c", 200, 160).frame(width: 60, height: 40) }
        all["mui-frame-A6"] = .probe { leaf("c").frame(width: 0, height: 0) }
        all["mui-frame-B9"] = .probe { leaf("c", 200, 160).frame(width: 60, height: 40, alignment: .topLeading) }
        all["mui-frame-C"] = .probe { leaf("c").frame(idealWidth: 80) }
        all["mui-frame-C1"] = .probe { leaf("c").frame(idealWidth: 80) }
        all["mui-frame-C2"] = .probe { leaf("c").frame(idealWidth: 80, idealHeight: 50) }
        all["mui-frame-C3"] = .probe { leaf("c", 200, 160).frame(idealWidth: 80) }
        all["mui-frame-C4"] = .probe { leaf("c").frame(minWidth: 40, idealWidth: 80, maxWidth: 120) }
        all["mui-frame-C5"] = .probe { leaf("c").frame(minWidth: 40, idealWidth: 80, maxWidth: 120) }
        all["mui-frame-D"] = .probe { leaf("c").frame(minWidth: 40, maxWidth: 80) }
        all["mui-frame-D1"] = .probe { leaf("c").frame(minWidth: 40, maxWidth: 80) }
        all["mui-frame-D2"] = .probe { leaf("c").frame(minWidth: 40, maxWidth: 80) }
        all["mui-frame-D3"] = .probe { leaf("c").frame(minWidth: 40, maxWidth: 80) }
        all["mui-frame-D4"] = .probe { leaf("c").frame(maxWidth: 80) }
        all["mui-frame-D5"] = .probe { leaf("c").frame(maxWidth: 80) }
        all["mui-frame-D6"] = .probe { leaf("c").frame(maxWidth: 80) }
        all["mui-frame-D7"] = .probe { leaf("c").frame(minWidth: 40) }
        all["mui-frame-D8"] = .probe { leaf("c").frame(minWidth: 40) }
        all["mui-frame-D9"] = .probe { leaf("c").frame(minWidth: 40) }
        all["mui-frame-D10"] = .probe { leaf("c").frame(maxWidth: .infinity) }
        all["mui-frame-D11"] = .probe { leaf("c").frame(maxWidth: .infinity) }
        all["mui-frame-D12"] = .probe { leaf("c").frame(maxWidth: .infinity) }
        all["mui-frame-D13"] = .probe { leaf("c", 200, 160).frame(minWidth: 40, maxWidth: 80) }
        all["mui-frame-D14"] = .probe { leaf("c", 200, 160).frame(maxWidth: 80) }
        all["mui-frame-D15"] = .probe { leaf("c").frame(minWidth: 400) }
        all["mui-frame-D16"] = .probe { leaf("c").frame(minHeight: 40, maxHeight: 80) }
        all["mui-frame-D17"] = .probe { leaf("c").frame(minWidth: 40, maxWidth: 80, alignment: .topLeading) }
        all["mui-frame-E1"] = .probe { leaf("c").frame(width: 100).frame(width: 50) }
        all["mui-frame-E2"] = .probe { leaf("c").frame(width: 50).frame(width: 100) }
        all["mui-frame-E3"] = .probe { leaf("c").frame(maxWidth: .infinity).frame(width: 50) }
        all["mui-frame-E4"] = .probe { leaf("c").frame(width: 50).frame(maxWidth: .infinity) }
        all["mui-frame-E5"] = .probe { leaf("c").frame(minWidth: 40).frame(minWidth: 80) }
        all["mui-frame-E6"] = .probe {
            leaf("c").frame(width: 60, height: 40).frame(width: 120, height: 100, alignment: .topLeading)
        }
        all["mui-frame-G1"] = .probe { HStack(spacing: 0) { leaf("a"); leaf("b") }.frame(width: 100) }
        all["mui-order-1"] = .probe { leaf("c").padding(8).frame(width: 60, height: 60) }
        all["mui-order-2"] = .probe { leaf("c").frame(width: 60, height: 60).padding(8) }
        all["mui-order-3"] = .probe { leaf("c").padding(4).frame(width: 40, height: 40).padding(8) }
        all["mui-order-4"] = .probe { leaf("c").frame(width: 40, height: 40).padding(4).padding(8) }
        return all
    }()
}
