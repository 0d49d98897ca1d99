import _FoundationICU
import QuadrantThreads

/// The plural category of a number, such as `one`, `few` or `other`, by the cardinal rules of CLDR in ICU.
package enum PluralRules {
    private final class Rules {
        let rules: OpaquePointer?
        init(_ locale: String) {
            var status = U_ZERO_ERROR
            let opened = swift_uplrules_open(locale, &status)
            rules = status.rawValue <= 0 ? opened : nil
        }
        deinit { swift_uplrules_close(rules) }
    }
    private static let known = Locked<[String: Rules]>([:])

    /// `other` for a locale without rules.
    package static func form(of number: Double, in locale: String) -> String {
        known.withLock { known in
            let rules = known[locale] ?? Rules(locale)
            known[locale] = rules
            guard let rules = rules.rules else { return "other" }
            var status = U_ZERO_ERROR
            let form = withUnsafeTemporaryAllocation(of: UChar.self, capacity: 16) { buffer in
                let length = swift_uplrules_select(rules, number, buffer.baseAddress, 16, &status)
                return String(decoding: buffer[..<Int(max(min(length, 16), 0))], as: UTF16.self)
            }
            return status.rawValue <= 0 && !form.isEmpty ? form : "other"
        }
    }
}
