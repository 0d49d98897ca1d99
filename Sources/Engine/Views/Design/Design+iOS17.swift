import QuadrantCore
import QuadrantText

/// iOS 17, on which the designs of iOS 13 to 18 are based. Its lengths are the default values of `Metrics`.
extension Design {
    package static let ios17 = Design(Values(
        name: "ios17", systemVersion: "17.0", metrics: Metrics(), palette: .ios17, text: .iOS, rules: LayoutRules()))
}

extension TextMetrics {
    static let iOS = TextMetrics(type: .iOS, engine: .current)
}
