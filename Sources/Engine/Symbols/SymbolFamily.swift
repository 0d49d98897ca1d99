import CSymbolData

/// A family of symbols: the text of their descriptions, and the path of their file.
package struct SymbolFamily: Sendable {
    package let file: String
    package let text: String

    package init(_ text: String, file: String) {
        self.text = text
        self.file = file
    }

    /// The families of this library. A name is described once in all of them.
    package static var all: [SymbolFamily] {
        var families: [SymbolFamily] = []
        while let file = symbol_file(Int32(families.count))?.pointee {
            families.append(SymbolFamily(String(cString: file.text),
                                         file: "Sources/Engine/Symbols/Data/" + String(cString: file.name)))
        }
        return families
    }
}
