package import QuadrantCore
package import QuadrantDisplayList

/// The named colours. Their values are those of the design in force: `ColorPalette`.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case accent
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case separator, opaqueSeparator, placeholder, link
    case fill, secondaryFill, tertiaryFill, quaternaryFill

    var name: String {
        switch self {
        case .label: "primary"
        case .secondaryLabel: "secondary"
        default: "\(self)"
        }
    }

    /// Label colours have separate levels; the levels of any other colour have reduced opacity.
    func label(at level: Int) -> SystemColor? {
        guard level > 0 else { return nil }
        let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
        guard let start = labels.firstIndex(of: self) else { return nil }
        return labels[min(start + level, labels.count - 1)]
    }

    package func rgba(in environment: EnvironmentValues) -> RGBA {
        guard environment.colorScheme == .dark else { return environment.design.palette[self, isDark: false] }
        return environment.design.palette[environment.hasElevatedBackground ? elevated : self, isDark: true]
    }
}

extension SystemColor {
    /// The colour that an asset catalog refers to, such as `systemGray5Color` or `secondaryLabelColor`.
    init?(reference: String) {
        guard reference.hasSuffix("Color") else { return nil }
        let name = String(reference.dropLast("Color".count))
        let others: [String: SystemColor] = [
            "placeholderText": .placeholder, "systemFill": .fill, "secondarySystemFill": .secondaryFill,
            "tertiarySystemFill": .tertiaryFill, "quaternarySystemFill": .quaternaryFill, "tint": .accent,
            "groupTableViewBackground": .systemGroupedBackground,
            "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        ]
        let short = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : ""
        guard let found = others[name] ?? Self.allCases.first(where: { "\($0)" == name || "\($0)" == short }) else {
            return nil
        }
        self = found
    }
}
