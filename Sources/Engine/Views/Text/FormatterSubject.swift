public import Foundation

/// Types that a `Formatter` formats and that Foundation on Linux, unlike elsewhere, does not declare as
/// `ReferenceConvertible`.
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
    /// Adds the text of `formatter` for a value; its description without a formatter or if that text is nil.
    public mutating func appendInterpolation<Subject: _FormatterSubject>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        append("\(subject)") { _ in formatter?.string(for: subject) ?? "\(subject)" }
    }
}
