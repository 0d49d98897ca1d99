/// The kinds of text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers. Kinds have no effect.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of pages and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Every kind.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
