package import QuadrantSymbols
import QuadrantText

/// The symbols that `Image(systemName:)` names.
nonisolated package enum SystemSymbols {
    /// Letters and digits have the outlines of the system font.
    package static let library = SymbolLibrary(SymbolFamily.all) { string, weight in
        Fonts.outline(of: string, weight: Int(weight))
    }
}
