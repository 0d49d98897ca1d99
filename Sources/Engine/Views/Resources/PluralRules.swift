/// The plural category of a number, such as `one`, `few` or `other`, by the CLDR rules for cardinal numbers.
nonisolated enum PluralRules {
    static func form(of number: Double, in locale: String) -> String {
        let language = locale.prefix { $0 != "_" && $0 != "-" }.lowercased()
        let isWhole = number == number.rounded() && abs(number) < 1e15
        let whole = isWhole ? Int(abs(number)) : 0, tens = whole % 100, ones = whole % 10
        switch language {
        case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "yue", "jv", "su", "wo", "yo", "ig", "bo", "dz":
            return "other"
        case "fr", "hy", "kab", "ff":
            return abs(number) < 2 ? "one" : "other"
        case "pt":
            if locale.uppercased().hasSuffix("PT") { return isWhole && whole == 1 ? "one" : "other" }
            return abs(number) < 2 ? "one" : "other"
        case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu":
            return number >= 0 && number <= 1 ? "one" : "other"
        case "ru", "uk", "be":
            guard isWhole else { return "other" }
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "sr", "hr", "bs":
            guard isWhole else { return "other" }
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "other"
        case "pl":
            guard isWhole else { return "other" }
            if whole == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk":
            guard isWhole else { return "many" }
            return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
        case "sl":
            guard isWhole else { return "few" }
            return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
        case "lt":
            guard isWhole else { return "many" }
            if ones == 1, !(11...19).contains(tens) { return "one" }
            return (2...9).contains(ones) && !(11...19).contains(tens) ? "few" : "other"
        case "lv":
            guard isWhole else { return "other" }
            if ones == 0 || (11...19).contains(tens) { return "zero" }
            return ones == 1 && tens != 11 ? "one" : "other"
        case "ro", "mo":
            guard isWhole else { return "few" }
            if whole == 1 { return "one" }
            return whole == 0 || (1...19).contains(tens) ? "few" : "other"
        case "ar":
            guard isWhole else { return "other" }
            if whole < 3 { return ["zero", "one", "two"][whole] }
            return (3...10).contains(tens) ? "few" : (11...99).contains(tens) ? "many" : "other"
        case "he", "iw":
            guard isWhole else { return "other" }
            return whole == 1 ? "one" : whole == 2 ? "two" : "other"
        case "ga":
            guard isWhole else { return "other" }
            return whole == 1 ? "one" : whole == 2 ? "two" : (3...6).contains(whole) ? "few"
                : (7...10).contains(whole) ? "many" : "other"
        case "cy":
            guard isWhole else { return "other" }
            let forms = [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"]
            return forms[whole] ?? "other"
        case "is", "mk":
            return isWhole && ones == 1 && tens != 11 ? "one" : "other"
        default:
            return isWhole && whole == 1 ? "one" : "other"
        }
    }
}
