/// The C name under which a `#Preview` is exported. The macro computes the same name in `QuadrantMacros/Preview.swift`.
enum PreviewSymbol {
    static func name(file: String, line: Int, column: Int) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in file.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "quadrant_preview_\(String(hash, radix: 16))_\(line)_\(column)"
    }
}
