import Foundation

// Foundation on Linux ends a program that asks for the name of a class in another type (`ProgramSymbols`).

@_silgen_name("__wrap_$s10Foundation17NSStringFromClassySSyXlXpF")
public func nameOfClass(_ type: AnyClass) -> String { ClassNames.name(of: type) }

@_silgen_name("__wrap_$s10Foundation17NSClassFromStringyyXlXpSgSSF")
public func classOfName(_ name: String) -> AnyClass? { ClassNames.type(named: name) }

/// The names of classes, as the Objective-C runtime has them: `App.Model`, and `_TtCV3App5Outer5Model` for a class in
/// another type, whose kinds (class, structure, enumeration) come first, from the inside.
enum ClassNames {
    static func name(of type: AnyClass) -> String {
        let full = _typeName(type), parts = full.split(separator: ".").map(String.init)
        if parts.count == 2, !full.contains("<"), !full.contains("(") { return NSStringFromClass(type) }
        return objectiveC(parts) ?? full.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }

    static func type(named name: String) -> AnyClass? {
        if name.hasPrefix("_Tt") { return swift(name).flatMap { _typeByName($0) as? AnyClass } }
        return name.split(separator: ".").count > 2 ? nil : NSClassFromString(name)
    }

    /// The mangled name for the module, the types around a class and the class; nil where one of these is generic or
    /// private.
    private static func objectiveC(_ parts: [String]) -> String? {
        guard parts.count > 2, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
            return nil
        }
        var path = word(parts[0]), kinds = ""
        for part in parts.dropFirst() {
            guard let kind = ["C", "V", "O"].first(where: { _typeByName(path + word(part) + $0) != nil }) else {
                return nil
            }
            path += word(part) + kind
            kinds = kind + kinds
        }
        return "_Tt" + kinds + parts.map(word).joined()
    }

    private static func word(_ name: String) -> String { "\(name.utf8.count)\(name)" }

    /// The name in Swift's own form for a mangled one; nil if it is none of a class that is not generic.
    private static func swift(_ name: String) -> String? {
        let rest = name.dropFirst(3), kinds = rest.prefix { "CVO".contains($0) }
        guard kinds.first == "C" else { return nil }
        var words: [String] = [], left = rest.dropFirst(kinds.count)
        while !left.isEmpty {
            let digits = left.prefix { $0.isNumber }
            guard let count = Int(digits), count > 0, left.utf8.count >= digits.utf8.count + count else { return nil }
            let end = left.utf8.index(left.startIndex, offsetBy: digits.utf8.count + count)
            words.append(String(left[..<end]))
            left = left[end...]
        }
        guard words.count == kinds.count + 1 else { return nil }
        return words[0] + zip(words.dropFirst(), kinds.reversed()).map { $0 + String($1) }.joined()
    }
}
