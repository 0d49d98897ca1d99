import Foundation
public import QuadrantCore

/// The options side by side, each with its icon. Outside of a menu they are segments.
public struct PalettePickerStyle: PickerStyle {
    /// Has no options: inside a menu the options share a row, the chosen one is marked.
    nonisolated public init() {}
    nonisolated public static var _appearance: _PickerAppearance { _PickerAppearance(kind: .palette) }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// The options side by side in a row of a menu, each with its icon. Outside of a menu they are segments.
    nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How the chosen option of a palette is marked.
public struct PaletteSelectionEffect: Sendable, Equatable {
    enum Kind: Sendable, Equatable { case automatic, symbolVariant(SymbolVariants), custom }
    let kind: Kind
    /// By the filled variant of its symbol.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }
    /// By a variant of its symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }
    /// By nothing: the program draws the options.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
}

private enum PaletteEffectKey: EnvironmentKey { static let defaultValue = PaletteSelectionEffect.automatic }

extension EnvironmentValues {
    fileprivate var paletteEffect: PaletteSelectionEffect {
        get { self[PaletteEffectKey.self] }
        set { self[PaletteEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets how the chosen option of palette pickers in this view is marked.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteEffect, effect)
    }
}

/// The options of a picker as one row of a menu.
struct PaletteRow: View {
    let choice: Choice
    @Environment(\.paletteEffect) private var effect

    var body: some View {
        ControlGroup {
            ForEach(choice.options.indices, id: \.self) { index in
                Button { choice.select(index) } label: {
                    if index == choice.selected {
                        choice.options[index].symbolVariant(variant).foregroundStyle(.tint)
                    } else {
                        choice.options[index]
                    }
                }
            }
        }
        .controlGroupStyle(.palette)
    }

    private var variant: SymbolVariants {
        switch effect.kind {
        case .automatic: .fill
        case .symbolVariant(let variant): variant
        case .custom: .none
        }
    }
}
