import Foundation

/// How often a tip is shown.
public typealias TipOption = Tips.Option

/// A condition of a tip: a value of which a closure says whether the tip is shown.
@freestanding(expression)
public macro Rule<Value: Sendable>(_ input: TipParameter<Value>, _ body: @Sendable (Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "QuadrantMacros", type: "RuleMacro")

/// A condition of a tip: an event of which a closure says whether the tip is shown.
@freestanding(expression)
public macro Rule<Info: Codable & Sendable>(_ input: Tips.Event<Info>, _ body: @Sendable (Tips.Event<Info>) -> Bool)
    -> Tips.Rule = #externalMacro(module: "QuadrantMacros", type: "RuleMacro")

/// A condition of a tip: two values of which a closure says whether the tip is shown.
@freestanding(expression)
public macro Rule<A: Sendable, B: Sendable>(_ a: TipParameter<A>, _ b: TipParameter<B>,
                                            _ body: @Sendable (A, B) -> Bool) -> Tips.Rule =
    #externalMacro(module: "QuadrantMacros", type: "RuleMacro")

extension Array {
    /// Those of a time up to now.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Tips.Event<Info>.Donation]
        where Element == Tips.Event<Info>.Donation {
        let start = Date(timeIntervalSinceNow: -range.seconds)
        return filter { $0.date >= start }
    }
}
