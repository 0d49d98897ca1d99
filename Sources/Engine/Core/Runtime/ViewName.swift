/// The names of types, for messages and tools.
package enum ViewName {
    /// The short name of a type: `QuadrantViews.ModifiedContent<Text, _Offset>` is `_Offset`; `Text` is `Text`.
    package static func short(_ type: Any.Type) -> String {
        var name = _typeName(type, qualified: false)
        if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
        if let context = name.lastIndex(of: ".") { name = String(name[name.index(after: context)...]) }
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}
