public import Foundation

// Foundation's formatter, whose limits of digits do not know each other on Linux: a currency has at least two fraction
// digits, and keeps them when at most none are asked for. The command imports this class where a file names it.

/// Formats numbers, and reads them.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    /// The least number of digits before the decimal separator. A larger one than the most raises the most.
    open override var minimumIntegerDigits: Int {
        get { super.minimumIntegerDigits }
        set {
            super.minimumIntegerDigits = newValue
            if super.maximumIntegerDigits < newValue { super.maximumIntegerDigits = newValue }
        }
    }
    /// The greatest number of digits before the decimal separator. A smaller one than the least lowers the least.
    open override var maximumIntegerDigits: Int {
        get { super.maximumIntegerDigits }
        set {
            super.maximumIntegerDigits = newValue
            if super.minimumIntegerDigits > newValue { super.minimumIntegerDigits = newValue }
        }
    }
    /// The least number of digits behind the decimal separator. A larger one than the most raises the most.
    open override var minimumFractionDigits: Int {
        get { super.minimumFractionDigits }
        set {
            super.minimumFractionDigits = newValue
            if super.maximumFractionDigits < newValue { super.maximumFractionDigits = newValue }
        }
    }
    /// The greatest number of digits behind the decimal separator. A smaller one than the least lowers the least.
    open override var maximumFractionDigits: Int {
        get { super.maximumFractionDigits }
        set {
            super.maximumFractionDigits = newValue
            if super.minimumFractionDigits > newValue { super.minimumFractionDigits = newValue }
        }
    }

    /// A formatter of this class with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        // Foundation's copy is of Foundation's class. Settings that follow from the style and the locale are not set.
        let plain = Foundation.NumberFormatter(), copy = NumberFormatter()
        for formatter in [plain, copy] {
            formatter.numberStyle = numberStyle
            formatter.locale = locale
        }
        for setting in Self.settings { setting.copy(self, plain, copy) }
        return copy
    }

    private struct Setting: Sendable {
        let copy: @Sendable (Foundation.NumberFormatter, Foundation.NumberFormatter, Foundation.NumberFormatter) -> Void

        init<Value: Equatable & SendableMetatype>(
            _ path: any ReferenceWritableKeyPath<Foundation.NumberFormatter, Value> & Sendable
        ) {
            copy = { from, plain, copy in
                if from[keyPath: path] != plain[keyPath: path] { copy[keyPath: path] = from[keyPath: path] }
            }
        }
    }
    private static let settings: [Setting] = [
        Setting(\.currencyCode), Setting(\.positiveFormat), Setting(\.negativeFormat),
        Setting(\.generatesDecimalNumbers), Setting(\.allowsFloats), Setting(\.alwaysShowsDecimalSeparator),
        Setting(\.decimalSeparator), Setting(\.currencyDecimalSeparator), Setting(\.usesGroupingSeparator),
        Setting(\.groupingSeparator), Setting(\.currencyGroupingSeparator), Setting(\.groupingSize),
        Setting(\.secondaryGroupingSize), Setting(\.zeroSymbol), Setting(\.nilSymbol), Setting(\.notANumberSymbol),
        Setting(\.positiveInfinitySymbol), Setting(\.negativeInfinitySymbol), Setting(\.positivePrefix),
        Setting(\.positiveSuffix), Setting(\.negativePrefix), Setting(\.negativeSuffix), Setting(\.currencySymbol),
        Setting(\.internationalCurrencySymbol), Setting(\.percentSymbol), Setting(\.perMillSymbol),
        Setting(\.minusSign), Setting(\.plusSign), Setting(\.exponentSymbol), Setting(\.multiplier),
        Setting(\.formatWidth), Setting(\.paddingCharacter), Setting(\.paddingPosition), Setting(\.roundingMode),
        Setting(\.roundingIncrement), Setting(\.minimumIntegerDigits), Setting(\.maximumIntegerDigits),
        Setting(\.minimumFractionDigits), Setting(\.maximumFractionDigits), Setting(\.minimum), Setting(\.maximum),
        Setting(\.usesSignificantDigits), Setting(\.minimumSignificantDigits), Setting(\.maximumSignificantDigits),
        Setting(\.isPartialStringValidationEnabled), Setting(\.isLenient),
    ]
}
