public import Foundation

// The encodings of Core Foundation, and their numbers and names elsewhere (iana.org/assignments/character-sets).

/// The number of an encoding in Core Foundation.
public typealias CFStringEncoding = UInt32
/// No encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// Encodings that Core Foundation always has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0, windowsLatin1 = 0x0500, isoLatin1 = 0x0201, nextStepLatin = 0x0B01, ASCII = 0x0600
    case unicode = 0x0100, UTF8 = 0x0800_0100, nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100, UTF16LE = 0x1400_0100, UTF32 = 0x0C00_0100, UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
    /// The same as `unicode`.
    public static let UTF16 = CFStringBuiltInEncodings.unicode
}
/// Encodings of older texts.
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1, macChineseTrad, macKorean, macArabic, macHebrew, macGreek, macCyrillic
    case macChineseSimp = 25
    case isoLatin2 = 0x0202, isoLatin3, isoLatin4, isoLatinCyrillic, isoLatinArabic, isoLatinGreek, isoLatinHebrew
    case isoLatin5, isoLatin6, isoLatinThai, isoLatin7 = 0x020D, isoLatin8, isoLatin9, isoLatin10
    case dosLatinUS = 0x0400, dosLatin1 = 0x0410, dosCyrillic = 0x0413, dosRussian = 0x041B
    case dosJapanese = 0x0420, dosChineseSimplif, dosKorean, dosChineseTrad
    case windowsLatin2 = 0x0501, windowsCyrillic, windowsGreek, windowsLatin5, windowsHebrew, windowsArabic
    case windowsBalticRim, windowsVietnamese
    case GB_2312_80 = 0x0630, GBK_95, GB_18030_2000
    case ISO_2022_JP = 0x0820, ISO_2022_JP_2, ISO_2022_CN = 0x0830, ISO_2022_KR = 0x0840
    case EUC_JP = 0x0920, EUC_CN = 0x0930, EUC_TW, EUC_KR = 0x0940
    case shiftJIS = 0x0A01, KOI8_R, big5, macRomanLatin1, HZ_GB_2312, big5_HKSCS_1999, VISCII, KOI8_U
    case UTF7 = 0x0400_0100
}

/// An encoding, its number in Foundation, 0 where that follows from the first, and its names.
private let encodings: [(encoding: CFStringEncoding, number: UInt, names: String)] = [
    (0x0600, 1, "us-ascii ascii ansi_x3.4-1968 iso646-us"), (0x0920, 3, "euc-jp"), (0x0800_0100, 4, "utf-8 utf8"),
    (0x0201, 5, "iso-8859-1 latin1 l1 iso8859-1"), (0x0BFF, 7, ""), (0x0A01, 8, "shift_jis sjis ms_kanji"),
    (0x0420, 0, "cp932 windows-31j"), (0x0202, 9, "iso-8859-2 latin2"), (0x0100, 10, "utf-16 iso-10646-ucs-2"),
    (0x0502, 11, "windows-1251"), (0x0500, 12, "windows-1252"), (0x0503, 13, "windows-1253"),
    (0x0504, 14, "windows-1254"), (0x0501, 15, "windows-1250"), (0x0820, 21, "iso-2022-jp"),
    (0x0, 30, "macintosh mac"), (0x1000_0100, 0x9000_0100, "utf-16be"), (0x1400_0100, 0x9400_0100, "utf-16le"),
    (0x0C00_0100, 0x8C00_0100, "utf-32"), (0x1800_0100, 0x9800_0100, "utf-32be"),
    (0x1C00_0100, 0x9C00_0100, "utf-32le"), (0x0B01, 2, ""),
    (0x0203, 0, "iso-8859-3"), (0x0204, 0, "iso-8859-4"), (0x0205, 0, "iso-8859-5 cyrillic"),
    (0x0206, 0, "iso-8859-6 arabic"), (0x0207, 0, "iso-8859-7 greek"), (0x0208, 0, "iso-8859-8 hebrew"),
    (0x0209, 0, "iso-8859-9 latin5"), (0x020A, 0, "iso-8859-10 latin6"), (0x020B, 0, "tis-620 iso-8859-11"),
    (0x020D, 0, "iso-8859-13"), (0x020E, 0, "iso-8859-14"), (0x020F, 0, "iso-8859-15 latin-9"),
    (0x0210, 0, "iso-8859-16"), (0x0505, 0, "windows-1255"), (0x0506, 0, "windows-1256"),
    (0x0507, 0, "windows-1257"), (0x0508, 0, "windows-1258"), (0x041B, 0, "cp866 ibm866"),
    (0x0631, 0, "gbk cp936 windows-936"), (0x0632, 0, "gb18030"), (0x0930, 0, "gb2312 euc-cn"),
    (0x0A05, 0, "hz-gb-2312"), (0x0830, 0, "iso-2022-cn"), (0x0A03, 0, "big5"), (0x0A06, 0, "big5-hkscs"),
    (0x0940, 0, "euc-kr ks_c_5601-1987"), (0x0840, 0, "iso-2022-kr"), (0x0A02, 0, "koi8-r"), (0x0A08, 0, "koi8-u"),
    (0x0400_0100, 0, "utf-7"),
]

/// The number of an encoding for `String.Encoding(rawValue:)`.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    let known = encodings.first { $0.encoding == encoding }.map(\.number) ?? 0
    return known > 0 ? known : 0x8000_0000 | UInt(encoding)
}
/// The encoding of a number of `String.Encoding`; `kCFStringEncodingInvalidId` for none.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = encodings.first(where: { $0.number == encoding && encoding > 0 }) { return known.encoding }
    return encoding & 0x8000_0000 != 0 ? CFStringEncoding(truncatingIfNeeded: encoding & ~0x8000_0000)
        : kCFStringEncodingInvalidId
}
/// The encoding of a name, such as "gb18030", in either case; `kCFStringEncodingInvalidId` for none.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    let name = String(describing: theString ?? "").lowercased()
    return encodings.first { $0.names.split(separator: " ").contains { $0 == name } }?.encoding
        ?? kCFStringEncodingInvalidId
}
/// The name of an encoding, such as "gb18030"; nil for none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    encodings.first { $0.encoding == encoding }?.names.split(separator: " ").first.map { CFString(string: String($0)) }
}
/// Whether texts of an encoding can be read.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    encodings.contains { $0.encoding == encoding }
}
/// Mac Roman, as on a phone that is set to English.
public func CFStringGetSystemEncoding() -> CFStringEncoding { CFStringBuiltInEncodings.macRoman.rawValue }
