/// Characters that are written by name, such as `&amp;`.
public final class Entities: Sendable {
    /// Which characters are written by name: in `extended` all that have one.
    public final class EscapeMode: Equatable, Sendable {
        private let number: Int
        private init(_ number: Int) { self.number = number }
        public static let xhtml = EscapeMode(0), base = EscapeMode(1), extended = EscapeMode(2)
        public static func == (left: EscapeMode, right: EscapeMode) -> Bool { left.number == right.number }
    }

    public static func isNamedEntity(_ name: String) -> Bool { codes[name] != nil }
    public static func isBaseNamedEntity(_ name: String) -> Bool { codes[name].map { $0 < 256 } ?? false }
    public static func getByName(name: String) -> String? { character(name).map { String($0) } }
    static func character(_ name: String) -> Character? {
        codes[name].flatMap(Unicode.Scalar.init).map(Character.init)
    }
    public static func escape(_ string: String, _ encode: String.Encoding = .utf8) -> String {
        escape(string, OutputSettings().encoder(encode))
    }
    public static func escape(_ string: String, _ out: OutputSettings) -> String { escaped(string, out) }
    public static func unescape(_ string: String) throws -> String { unescaped(string) }
    public static func unescape(string: String, strict: Bool) throws -> String {
        unescaped(string, inAttribute: strict)
    }

    static func escaped(_ text: String, _ out: OutputSettings, inAttribute: Bool = false) -> String {
        let mode = out.escapeMode(), isASCII = out.encoder() == .ascii
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<" where !inAttribute || mode == .xhtml: result += "&lt;"
            case ">" where !inAttribute: result += "&gt;"
            case "\"" where inAttribute: result += "&quot;"
            case "\u{A0}": result += mode == .xhtml ? "&#xa0;" : "&nbsp;"
            default:
                let name = scalar.value > 127 && (isASCII || mode == .extended) ? names[scalar.value] : nil
                if let name, mode != .xhtml {
                    result += "&" + name + ";"
                } else if isASCII, scalar.value > 127 {
                    result += "&#x" + String(scalar.value, radix: 16) + ";"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// The text with the characters that names and numbers stand for. A name without a semicolon counts where it is one
    /// of Latin 1, and in an attribute only where no letter, digit or "=" follows.
    static func unescaped(_ text: String, inAttribute: Bool = false) -> String {
        guard text.utf8.contains(0x26) else { return text }
        var result = "", rest = Substring(text)
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            let found = rest.hasPrefix("#") ? number(&rest) : name(&rest, inAttribute)
            result += found ?? "&"
        }
        return result + rest
    }
    private static func number(_ rest: inout Substring) -> String? {
        let isHex = rest.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
        let digits = rest.dropFirst(isHex ? 2 : 1).prefix { $0.isASCII && (isHex ? $0.isHexDigit : $0.isNumber) }
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
        if rest.first == ";" { rest.removeFirst() }
        let code = UInt32(digits, radix: isHex ? 16 : 10) ?? 0
        if (0x80 ... 0x9F).contains(code) {
            return String(data: Data([UInt8(code)]), encoding: .windowsCP1252) ?? "\u{FFFD}"
        }
        return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code).map { String($0) } ?? "\u{FFFD}"
    }
    private static func name(_ rest: inout Substring, _ inAttribute: Bool) -> String? {
        let word = rest.prefix(32).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if rest[word.endIndex...].first == ";", let found = character(String(word)) {
            rest = rest[word.endIndex...].dropFirst()
            return String(found)
        }
        var part = word
        while !part.isEmpty {
            let next = rest[part.endIndex...].first
            if isBaseNamedEntity(String(part)) {
                if inAttribute, let next, next == "=" || next.isLetter || next.isNumber { return nil }
                rest = rest[part.endIndex...]
                return character(String(part)).map { String($0) }
            }
            part.removeLast()
        }
        return nil
    }

    private static let names = Dictionary(codes.map { ($1, $0) }, uniquingKeysWith: min)
    private static let codes: [String: UInt32] = {
        let words = list.split(separator: " ")
        let pairs = stride(from: 0, to: words.count, by: 2).map { index in
            (String(words[index]), UInt32(words[index + 1], radix: 16))
        }
        return Dictionary(uniqueKeysWithValues: pairs.compactMap { name, code in code.map { (name, $0) } })
    }()
    private static let list = """
        AElig c6 Aacute c1 Acirc c2 Agrave c0 Alpha 391 Aring c5 Atilde c3 Auml c4 Beta 392 Ccedil c7 Chi 3a7 Dagger \
        2021 Delta 394 ETH d0 Eacute c9 Ecirc ca Egrave c8 Epsilon 395 Eta 397 Euml cb Gamma 393 Iacute cd Icirc ce \
        Igrave cc Iota 399 Iuml cf Kappa 39a Lambda 39b Mu 39c Ntilde d1 Nu 39d OElig 152 Oacute d3 Ocirc d4 Ograve \
        d2 Omega 3a9 Omicron 39f Oslash d8 Otilde d5 Ouml d6 Phi 3a6 Pi 3a0 Prime 2033 Psi 3a8 Rho 3a1 Scaron 160 \
        Sigma 3a3 THORN de Tau 3a4 Theta 398 Uacute da Ucirc db Ugrave d9 Upsilon 3a5 Uuml dc Xi 39e Yacute dd Yuml \
        178 Zeta 396 aacute e1 acirc e2 acute b4 aelig e6 agrave e0 alefsym 2135 alpha 3b1 amp 26 and 2227 ang 2220 \
        aring e5 asymp 2248 atilde e3 auml e4 bdquo 201e beta 3b2 brvbar a6 bull 2022 cap 2229 ccedil e7 cedil b8 \
        cent a2 chi 3c7 circ 2c6 clubs 2663 cong 2245 copy a9 crarr 21b5 cup 222a curren a4 dArr 21d3 dagger 2020 \
        darr 2193 deg b0 delta 3b4 diams 2666 divide f7 eacute e9 ecirc ea egrave e8 empty 2205 emsp 2003 ensp 2002 \
        epsilon 3b5 equiv 2261 eta 3b7 eth f0 euml eb euro 20ac exist 2203 fnof 192 forall 2200 frac12 bd frac14 bc \
        frac34 be frasl 2044 gamma 3b3 ge 2265 gt 3e hArr 21d4 harr 2194 hearts 2665 hellip 2026 iacute ed icirc ee \
        iexcl a1 igrave ec image 2111 infin 221e int 222b iota 3b9 iquest bf isin 2208 iuml ef kappa 3ba lArr 21d0 \
        lambda 3bb lang 2329 laquo ab larr 2190 lceil 2308 ldquo 201c le 2264 lfloor 230a lowast 2217 loz 25ca lrm \
        200e lsaquo 2039 lsquo 2018 lt 3c macr af mdash 2014 micro b5 middot b7 minus 2212 mu 3bc nabla 2207 nbsp a0 \
        ndash 2013 ne 2260 ni 220b not ac notin 2209 nsub 2284 ntilde f1 nu 3bd oacute f3 ocirc f4 oelig 153 ograve \
        f2 oline 203e omega 3c9 omicron 3bf oplus 2295 or 2228 ordf aa ordm ba oslash f8 otilde f5 otimes 2297 ouml \
        f6 para b6 part 2202 permil 2030 perp 22a5 phi 3c6 pi 3c0 piv 3d6 plusmn b1 pound a3 prime 2032 prod 220f \
        prop 221d psi 3c8 quot 22 rArr 21d2 radic 221a rang 232a raquo bb rarr 2192 rceil 2309 rdquo 201d real 211c \
        reg ae rfloor 230b rho 3c1 rlm 200f rsaquo 203a rsquo 2019 sbquo 201a scaron 161 sdot 22c5 sect a7 shy ad \
        sigma 3c3 sigmaf 3c2 sim 223c spades 2660 sub 2282 sube 2286 sum 2211 sup 2283 sup1 b9 sup2 b2 sup3 b3 supe \
        2287 szlig df tau 3c4 there4 2234 theta 3b8 thetasym 3d1 thinsp 2009 thorn fe tilde 2dc times d7 trade 2122 \
        uArr 21d1 uacute fa uarr 2191 ucirc fb ugrave f9 uml a8 upsih 3d2 upsilon 3c5 uuml fc weierp 2118 xi 3be \
        yacute fd yen a5 yuml ff zeta 3b6 zwj 200d zwnj 200c apos 27
        """
}
