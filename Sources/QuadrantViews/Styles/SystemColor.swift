package import QuadrantCore
package import QuadrantDisplayList

/// The colours with a name, each with a value for light and dark, and for two of Apple's palettes.
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

    /// Label colours have levels of their own; any other colour grows fainter.
    func label(at level: Int) -> SystemColor? {
        guard level > 0 else { return nil }
        let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
        guard let start = labels.firstIndex(of: self) else { return nil }
        return labels[min(start + level, labels.count - 1)]
    }

    package func rgba(in environment: EnvironmentValues) -> RGBA {
        rgba(isDark: environment.colorScheme == .dark, palette: environment.systemPalette)
    }

    package func rgba(isDark: Bool, palette: SystemPalette) -> RGBA {
        let (light, dark) = palette == .ios26 ? newPair ?? pair : pair
        let value = isDark ? dark : light
        return RGBA(red: Float(value.rgb >> 16 & 0xFF) / 255, green: Float(value.rgb >> 8 & 0xFF) / 255,
                    blue: Float(value.rgb & 0xFF) / 255, alpha: value.alpha)
    }

    private struct Value {
        var rgb: UInt32
        var alpha: Float
        init(_ rgb: UInt32, _ alpha: Float = 1) { (self.rgb, self.alpha) = (rgb, alpha) }
    }

    /// iOS 13 to 18: light, dark.
    private var pair: (Value, Value) {
        switch self {
        case .red: (Value(0xFF3B30), Value(0xFF453A))
        case .orange: (Value(0xFF9500), Value(0xFF9F0A))
        case .yellow: (Value(0xFFCC00), Value(0xFFD60A))
        case .green: (Value(0x34C759), Value(0x30D158))
        case .mint: (Value(0x00C7BE), Value(0x63E6E2))
        case .teal: (Value(0x30B0C7), Value(0x40C8E0))
        case .cyan: (Value(0x32ADE6), Value(0x64D2FF))
        case .blue, .accent, .link: (Value(0x007AFF), Value(0x0A84FF))
        case .indigo: (Value(0x5856D6), Value(0x5E5CE6))
        case .purple: (Value(0xAF52DE), Value(0xBF5AF2))
        case .pink: (Value(0xFF2D55), Value(0xFF375F))
        case .brown: (Value(0xA2845E), Value(0xAC8E68))
        case .gray: (Value(0x8E8E93), Value(0x8E8E93))
        case .gray2: (Value(0xAEAEB2), Value(0x636366))
        case .gray3: (Value(0xC7C7CC), Value(0x48484A))
        case .gray4: (Value(0xD1D1D6), Value(0x3A3A3C))
        case .gray5: (Value(0xE5E5EA), Value(0x2C2C2E))
        case .gray6: (Value(0xF2F2F7), Value(0x1C1C1E))
        case .label: (Value(0x000000), Value(0xFFFFFF))
        case .secondaryLabel: (Value(0x3C3C43, 0.6), Value(0xEBEBF5, 0.6))
        case .tertiaryLabel: (Value(0x3C3C43, 0.3), Value(0xEBEBF5, 0.3))
        case .quaternaryLabel: (Value(0x3C3C43, 0.18), Value(0xEBEBF5, 0.18))
        case .quinaryLabel: (Value(0x3C3C43, 0.1), Value(0xEBEBF5, 0.1))
        case .placeholder: (Value(0x3C3C43, 0.3), Value(0xEBEBF5, 0.3))
        case .systemBackground: (Value(0xFFFFFF), Value(0x000000))
        case .secondarySystemBackground: (Value(0xF2F2F7), Value(0x1C1C1E))
        case .tertiarySystemBackground: (Value(0xFFFFFF), Value(0x2C2C2E))
        case .systemGroupedBackground: (Value(0xF2F2F7), Value(0x000000))
        case .secondarySystemGroupedBackground: (Value(0xFFFFFF), Value(0x1C1C1E))
        case .tertiarySystemGroupedBackground: (Value(0xF2F2F7), Value(0x2C2C2E))
        case .separator: (Value(0x3C3C43, 0.29), Value(0x545458, 0.6))
        case .opaqueSeparator: (Value(0xC6C6C8), Value(0x38383A))
        case .fill: (Value(0x787880, 0.2), Value(0x787880, 0.36))
        case .secondaryFill: (Value(0x787880, 0.16), Value(0x787880, 0.32))
        case .tertiaryFill: (Value(0x767680, 0.12), Value(0x767680, 0.24))
        case .quaternaryFill: (Value(0x747480, 0.08), Value(0x767680, 0.18))
        }
    }

    /// iOS 26, where it differs. Dark values that were never seen are those of before.
    private var newPair: (Value, Value)? {
        switch self {
        case .red: (Value(0xFF383C), Value(0xFF4245))
        case .orange: (Value(0xFF8D28), Value(0xFF9230))
        case .mint: (Value(0x00C8B3), Value(0x63E6E2))
        case .cyan: (Value(0x00C0E8), Value(0x64D2FF))
        case .blue, .accent, .link: (Value(0x0088FF), Value(0x0091FF))
        case .indigo: (Value(0x6155F5), Value(0x5E5CE6))
        case .purple: (Value(0xCB30E0), Value(0xBF5AF2))
        case .brown: (Value(0xAC7F5E), Value(0xAC8E68))
        case .separator: (Value(0x3C3C43, 0.12), Value(0x545458, 0.5))
        default: nil
        }
    }
}
