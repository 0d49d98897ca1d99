public import Foundation

/// A value that can be interpolated: added, and multiplied by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every number of the value by `rhs`.
    mutating func scale(by rhs: Double)
    /// The dot product of the value with itself; tells how far an animation has still to go.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value multiplied by a number.
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }
    /// Moves the value a part of the way to `other`: 0 stays, 1 is there; other numbers go beyond either end.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }
    /// The value a part of the way from this one to `other`: 0 is this value, 1 the other; nothing is clamped.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by `rhs`, converted to `Float` first.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of the number, computed as a `Float`.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// A value whose change can be animated through the numbers in `animatableData`.
public protocol Animatable {
    /// The numbers that are interpolated; `EmptyAnimatableData` where nothing is.
    associatedtype AnimatableData: VectorArithmetic
    /// The numbers that change during an animation; set on every frame of one.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No numbers: the value changes at once.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The animatable data of what has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    /// The only value of this type.
    public init() {}
    /// The only value of this type.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// Does nothing: the type has one value.
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    /// Does nothing: the type has one value.
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
    /// The only value of this type.
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    /// The only value of this type.
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
    /// Does nothing: there are no numbers to scale.
    public mutating func scale(by rhs: Double) {}
    /// Always 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two animatable values in one.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first part; interpolated independently of the second.
    public var first: First
    /// The second part; pairs nest in it where more than two values are needed.
    public var second: Second

    /// A pair of two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair of both zeros.
    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
    /// Adds both parts separately.
    public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
        lhs.first += rhs.first
        lhs.second += rhs.second
    }
    /// Subtracts both parts separately.
    public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
        lhs.first -= rhs.first
        lhs.second -= rhs.second
    }
    /// The sums of both parts.
    public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
    }
    /// The differences of both parts.
    public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
    }
    /// Scales both parts by the same factor.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }
    /// The sum of both parts' squared magnitudes.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
