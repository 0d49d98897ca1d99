// Effects that draw the lines of a symbol. Here the symbol fades as a whole: the order of its lines is not known.

/// A symbol is hidden while the effect is active, and is drawn when it ends.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isByLayer = true
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .draw, isByLayer: isByLayer) }
    /// The layers follow each other. The default.
    public var byLayer: DrawOnSymbolEffect { changed(true) }
    /// All layers at once.
    public var wholeSymbol: DrawOnSymbolEffect { changed(false) }
    /// Each layer begins when the one before it is complete. Here the layers follow each other, as with `byLayer`.
    public var individually: DrawOnSymbolEffect { changed(true) }

    private func changed(_ isByLayer: Bool) -> Self {
        var copy = self
        copy.isByLayer = isByLayer
        return copy
    }
}

/// A symbol is taken away line by line when the effect becomes active, and is hidden while it is.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isByLayer = true
    private var isReversed = false
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .draw, isByLayer: isByLayer) }
    /// The layers follow each other. The default.
    public var byLayer: DrawOffSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once.
    public var wholeSymbol: DrawOffSymbolEffect { changed { $0.isByLayer = false } }
    /// Each layer begins when the one before it is gone. Here the layers follow each other, as with `byLayer`.
    public var individually: DrawOffSymbolEffect { changed { $0.isByLayer = true } }
    /// From the end of each line to its start. A fading symbol has no direction.
    public var reversed: DrawOffSymbolEffect { changed { $0.isReversed = true } }
    /// From the start of each line to its end. A fading symbol has no direction. The default.
    public var nonReversed: DrawOffSymbolEffect { changed { $0.isReversed = false } }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Hidden while active; drawn when it ends.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Taken away when it becomes active, and hidden while it is.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
