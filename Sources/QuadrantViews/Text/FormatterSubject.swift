public import Foundation

/// Values a `Formatter` takes that Foundation on Linux does not call `ReferenceConvertible`, as it does elsewhere.
public protocol _FormatterSubject {}

extension Date: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension UUID: _FormatterSubject {}

extension Text {
    /// The text of `formatter` for a value, formatted when the text is created; the value's description where it is
    /// nil.
    public init<Subject: _FormatterSubject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// What `formatter` makes of a value; its description without a formatter or where that makes nothing.
    public mutating func appendInterpolation<Subject: _FormatterSubject>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        append("\(subject)") { _ in formatter?.string(for: subject) ?? "\(subject)" }
    }
}
