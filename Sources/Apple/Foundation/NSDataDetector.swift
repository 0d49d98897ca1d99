public import Foundation

/// A link, an address or a number in a text.
open class _DetectedResult: NSTextCheckingResult {
    private let place: NSRange, kind: CheckingType
    let foundURL: URL?, foundPhone: String?, foundDate: Date?
    init(_ range: NSRange, _ kind: CheckingType, url: URL? = nil, phone: String? = nil, date: Date? = nil) {
        (place, self.kind, foundURL, foundPhone, foundDate) = (range, kind, url, phone, date)
        super.init()
    }
    public required init?(coder aDecoder: NSCoder) { nil }
    open override var range: NSRange { place }
    open override var resultType: CheckingType { kind }
    open override var numberOfRanges: Int { 1 }
    open override func range(at idx: Int) -> NSRange { place }
    open override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
    /// The address of a link; nil for other results.
    public var url: URL? { (self as? _DetectedResult)?.foundURL }
    /// The digits of a telephone number as they stand; nil for other results.
    public var phoneNumber: String? { (self as? _DetectedResult)?.foundPhone }
    /// The moment of a date; nil for other results.
    public var date: Date? { (self as? _DetectedResult)?.foundDate }
}

/// A set of kinds of results, as a number.
public typealias NSTextCheckingTypes = UInt64

/// The kinds that are found, whose names Foundation on Linux marks as ones that it does not find.
private enum Kind {
    static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

/// Finds links, addresses of mail, telephone numbers and numeric dates in texts; other kinds of results are not found.
open class NSDataDetector: NSObject {
    /// The kinds that are searched.
    public let checkingTypes: NSTextCheckingTypes
    private let parts: [(kind: NSTextCheckingResult.CheckingType, pattern: NSRegularExpression)]

    /// A detector of the kinds whose bits are set. Fails without any.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "No types to detect."])
        }
        self.checkingTypes = checkingTypes
        parts = try Self.patterns.filter { checkingTypes & $0.0.rawValue != 0 }.map {
            ($0.0, try NSRegularExpression(pattern: $0.1, options: [.caseInsensitive]))
        }
    }

    private static let patterns: [(NSTextCheckingResult.CheckingType, String)] = [
        (
            Kind.link,
            #"(?:https?|ftp)://[^\s<>"']*[^\s<>"'.,;:!?()\[\]{}]|mailto:\S+|"#
                + #"[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}|"#
                + #"\b(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|co|de|uk|fr|info|me|tv|eu|ai)\b"#
                + #"(?:/[^\s<>"']*[^\s<>"'.,;:!?()\[\]{}])?"#
        ),
        (
            Kind.phoneNumber,
            // Not the start of a date, and no decimal number.
            #"(?<![\w.])(?!\d{4}-\d{2}-\d{2}(?!\d))(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?)?"#
                + #"\d{2,4}(?:[ .-]\d{2,8}){1,4}(?!\w|\.\d)|(?<![\w.])\+?\d{7,15}(?!\w|\.\d)"#
        ),
        (Kind.date, #"\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?)?\b|\b\d{1,2}/\d{1,2}/\d{4}\b"#)
    ]

    /// All results in a range of UTF-16 units, in the order of the text.
    open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> [NSTextCheckingResult]
    {
        var found: [NSTextCheckingResult] = []
        for (kind, pattern) in parts {
            for match in pattern.matches(in: string, options: options, range: range) {
                let text = (string as NSString).substring(with: match.range)
                guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
                      let result = Self.result(kind, text, match.range) else { continue }
                found.append(result)
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }
    /// The first result in a range of UTF-16 units; nil for none.
    open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> NSTextCheckingResult?
    { matches(in: string, options: options, range: range).first }
    /// How many results are in a range of UTF-16 units.
    open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
        -> Int
    { matches(in: string, options: options, range: range).count }
    /// Calls `block` with each result in a range of UTF-16 units, until it sets its last argument.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }

    private static func result(_ kind: NSTextCheckingResult.CheckingType, _ text: String, _ range: NSRange)
        -> NSTextCheckingResult?
    {
        if kind == Kind.phoneNumber {
            return text.filter(\.isNumber).count >= 5 ? _DetectedResult(range, kind, phone: text) : nil
        }
        if kind == Kind.date { return date(text).map { _DetectedResult(range, kind, date: $0) } }
        let hasScheme = text.contains("://") || text.lowercased().hasPrefix("mailto:")
        let address = hasScheme ? text : text.contains("@") ? "mailto:" + text : "http://" + text
        return URL(string: address).map { _DetectedResult(range, kind, url: $0) }
    }

    /// A date without a time is noon, as on a phone.
    private static func date(_ text: String) -> Date? {
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        var parts = DateComponents(hour: 12)
        guard numbers.count >= 3 else { return nil }
        (parts.year, parts.month, parts.day) = text.contains("/") ? (numbers[2], numbers[0], numbers[1])
            : (numbers[0], numbers[1], numbers[2])
        if numbers.count >= 5 {
            (parts.hour, parts.minute, parts.second) = (numbers[3], numbers[4], numbers.count > 5 ? numbers[5] : 0)
        }
        return Calendar.current.date(from: parts)
    }
}
