/// The C name under which a `#Preview` is exported. The macro computes the same name in `Engine/Macros/Preview.swift`.
enum PreviewSymbol {
    /// The module is part of it because a file may belong to several: an app's to its widget as well.
    static func name(module: String, file: String, line: Int, column: Int) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in (module + ":" + file).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "quadrant_preview_\(String(hash, radix: 16))_\(line)_\(column)"
    }
}
