/// The drawing of a symbol, from its description.
package struct SymbolDescription: Sendable {
    /// The name, and other names of the same symbol.
    package var names: [String]
    package var parts: [SymbolPart] = []
    /// Whether the side bearings are those of round and pointed shapes.
    package var isRound = false
    /// The distance of the middle of the bounds above half the cap height, in em; nil is the most frequent one.
    package var center: Double?
    /// The size inside an enclosure relative to the free one; nil is computed from the ink bounds.
    package var insideScale: Double?
    /// Whether the symbol is mirrored in a right-to-left layout.
    package var isMirrored = false
    /// Whether a body can be filled.
    package var isFillable: Bool { Self.isFillable(parts) }

    static func isFillable(_ parts: [SymbolPart]) -> Bool {
        parts.contains { part in
            if part.isBody || part.condition != .always { return true }
            guard case .group(let group) = part.content, group.isFilled == nil else { return false }
            return isFillable(group.parts)
        }
    }

    package init(names: [String]) { self.names = names }
}

/// An error in a description of symbols.
package struct SymbolDescriptionError: Error, CustomStringConvertible, Sendable {
    package var file: String
    package var line: Int
    package var what: String
    package var description: String { "\(file):\(line): \(what)" }
}
