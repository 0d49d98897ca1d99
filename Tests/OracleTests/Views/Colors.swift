import QuadrantDisplayList
import QuadrantTesting
import QuadrantText
import SwiftUI

// Colours as resolved values, as text, from hue and saturation, and by name in both appearances.

extension Catalog {
    static let colors: [String: Subject] = {
        var subjects: [String: Subject] = [:]
        @MainActor func add(_ space: String, _ kind: Color.RGBColorSpace, _ name: String,
            _ values: (Float, Float, Float, Float)) {
            subjects["color-\(space)-\(name)"] = .facts { _ in
                let color = Color.Resolved(colorSpace: kind, red: values.0, green: values.1, blue: values.2,
                    opacity: values.3)
                return ["string": .string(color.description)]
            }
        }
        for (space, kind) in [("sRGB", Color.RGBColorSpace.sRGB), ("sRGBLinear", .sRGBLinear),
            ("displayP3", .displayP3)] {
            add(space, kind, "0.01", (0.01, 0.02, 0.03, 0.04))
            add(space, kind, "0.3", (0.3, 0.3, 0.3, 0.3))
            add(space, kind, "0.412", (0.412, 0.508, 0.69, 0.748))
            add(space, kind, "0.6", (0.6, 0.6, 0.6, 0.6))
        }
        let hues: [(String, Double)] = [("0.000", 0), ("0.167", 1.0 / 6), ("0.333", 1.0 / 3), ("0.500", 0.5),
            ("0.667", 2.0 / 3)]
        for (name, hue) in hues {
            for (saturation, brightness, rest) in [(0.0, 0.0, "0-0"), (0, 1, "0-1"), (1, 0.5, "1-0.5"), (1, 1, "1-1")] {
                subjects["hsb-\(name)-\(rest)"] = .facts { _ in
                    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
                        .resolve(in: EnvironmentValues())
                    return ["rgb": JSON([Double(color.red), Double(color.green), Double(color.blue)])]
                }
            }
        }
        let named: [String: Color] = [
            "black": .black, "blue": .blue, "brown": .brown, "cyan": .cyan, "gray": .gray, "indigo": .indigo,
            "mint": .mint,
            "purple": .purple, "red": .red, "white": .white, "yellow": .yellow, "green": .green, "orange": .orange,
            "pink": .pink, "teal": .teal,
        ]
        for (name, color) in named {
            subjects["skip-color-\(name)"] = .facts {
                ["rgbLight": .string(hex(color, $0, .light)), "rgbDark": .string(hex(color, $0, .dark))]
            }
        }
        return subjects
    }()

    /// Six hexadecimal digits of a colour on the case's system.
    static func hex(_ color: Color, _ record: OracleCase, _ scheme: ColorScheme) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.design = record.design
        let resolved = color.resolve(in: environment)
        return hex(RGBA(red: resolved.red, green: resolved.green, blue: resolved.blue))
    }

    static func hex(_ color: RGBA) -> String {
        [color.red, color.green, color.blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
}
