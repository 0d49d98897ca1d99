import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
package import QuadrantViews

// The screen of a preview, from the options of the command and the preferences of the preview.

extension SceneOptions {
    /// The area that a preview's preferences set; nil if they set none.
    package func area(for preferences: [PreviewTrait<Preview.ViewTraits>.Preference]) -> Area? {
        for preference in preferences {
            switch preference {
            case .ideal: return .ideal
            case .fixed(let width, let height):
                return .screen(width: Double(width), height: Double(height), insets: Insets())
            case .device, .portrait, .landscape, .named: continue
            }
        }
        return screen(for: preferences)
    }

    /// The device's whole screen, if the preferences name a device or an orientation; otherwise nil.
    package func screen(for preferences: [PreviewTrait<Preview.ViewTraits>.Preference]) -> Area? {
        var device = self.device ?? .standard
        var isLandscape = false
        var isNamed = false
        for preference in preferences {
            switch preference {
            case .landscape: isLandscape = true
            case .named(let name):
                guard let found = try? Device.option(name) else { continue }
                device = found
                isNamed = true
            case .device, .portrait, .ideal, .fixed: continue
            }
        }
        return isLandscape || isNamed ? device.area(profile, isLandscape: isLandscape) : nil
    }
}

extension SceneOptions.Area {
    /// The size and the safe area in points; nil if the view determines its size.
    var measures: (CGSize, EdgeInsets)? {
        guard case .screen(let width, let height, let safe) = self else { return nil }
        return (CGSize(width: width, height: height),
                EdgeInsets(top: safe.top, leading: safe.sides, bottom: safe.bottom, trailing: safe.sides))
    }
}

extension SceneOptions.Profile {
    /// The design of the iOS release.
    package var design: Design {
        switch self {
        case .ios13: .ios13
        case .ios14: .ios14
        case .ios17: .ios17
        case .ios18: .ios18
        case .ios26: .ios26
        case .ios27: .ios27
        }
    }
}
