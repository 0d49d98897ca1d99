public import Foundation

extension Foundation.NumberFormatter {
    /// Reads a number at the beginning of a part of a text, and says how much of the text it is.
    ///
    /// `generatesDecimalNumbers` makes the number an `NSDecimalNumber`.
    public func getObjectValue(_ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
                               range rangep: UnsafeMutablePointer<NSRange>?) throws {
        let whole = string as NSString
        let part = rangep?.pointee ?? NSRange(location: 0, length: whole.length)
        let text = whole.substring(with: part)
        guard let number = number(from: text) else {
            throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "\"\(text)\" is not a number."])
        }
        obj?.pointee = generatesDecimalNumbers
            ? NSDecimalNumber(string: number.stringValue, locale: Locale(identifier: "en_US_POSIX")) : number
        rangep?.pointee.length = length(of: text as NSString, number)
    }

    /// How much of a text its number is. Foundation keeps that for itself: the number ends behind the last character
    /// that changes it, or behind which a further digit does.
    private func length(of text: NSString, _ number: NSNumber) -> Int {
        func read(_ length: Int, _ more: String = "") -> NSNumber? {
            self.number(from: text.substring(to: length) + more)
        }
        var length = text.length
        while length > 0 {
            if read(length, "7") != read(length) || read(length - 1) != read(length) { return length }
            length -= 1
        }
        return text.length
    }
}
