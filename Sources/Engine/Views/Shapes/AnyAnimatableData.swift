public import QuadrantGeometry

/// The type-erased animatable data of a shape. Data of different types is not interpolated: it changes at once.
public nonisolated struct _AnyAnimatableData: VectorArithmetic {
    private let box: NumberBox?
    private init(_ box: NumberBox?) { self.box = box }
    init<V: VectorArithmetic>(_ value: V) { box = TypedNumberBox(value) }

    /// The data as a value of a known type; nil if the types differ.
    func value<V: VectorArithmetic>(as type: V.Type) -> V? { (box as? TypedNumberBox<V>)?.value }

    /// The zero of any type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }
    /// Whether the values are equal or zero; values of different types are not equal.
    public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
        switch (a.box, b.box) {
        case (nil, nil): true
        case (let one?, nil), (nil, let one?): one.isZero
        case (let first?, let second?): first.isEqual(to: second)
        }
    }
    /// The sum; zero if the types differ.
    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let first = a.box else { return b }
        guard let second = b.box else { return a }
        return _AnyAnimatableData(first.adding(second, times: 1))
    }
    /// The difference; zero if the types differ.
    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let second = b.box else { return a }
        return _AnyAnimatableData((a.box ?? second.scaled(by: 0)).adding(second, times: -1))
    }
    /// Multiplies the data by `factor`.
    public mutating func scale(by factor: Double) { self = _AnyAnimatableData(box?.scaled(by: factor)) }
    /// The sum of the squared components.
    public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }
}

private nonisolated class NumberBox {
    var isZero: Bool { true }
    var magnitudeSquared: Double { 0 }
    func isEqual(to other: NumberBox) -> Bool { false }
    /// Nil if the types differ.
    func adding(_ other: NumberBox, times factor: Double) -> NumberBox? { nil }
    func scaled(by factor: Double) -> NumberBox { self }
}

private nonisolated final class TypedNumberBox<V: VectorArithmetic>: NumberBox {
    let value: V
    init(_ value: V) { self.value = value }
    override var isZero: Bool { value == .zero }
    override var magnitudeSquared: Double { value.magnitudeSquared }
    override func isEqual(to other: NumberBox) -> Bool { (other as? TypedNumberBox<V>)?.value == value }
    override func adding(_ other: NumberBox, times factor: Double) -> NumberBox? {
        guard let other = other as? TypedNumberBox<V> else { return nil }
        return TypedNumberBox(value + other.value.scaled(by: factor))
    }
    override func scaled(by factor: Double) -> NumberBox { TypedNumberBox(value.scaled(by: factor)) }
}

extension AnyShape {
    /// The animatable data of the wrapped shape; setting data of another type has no effect.
    public var animatableData: _AnyAnimatableData {
        get {
            func data(_ shape: some Shape) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
            return data(shape)
        }
        set {
            func changed<S: Shape>(_ shape: S) -> any Shape {
                guard let value = newValue.value(as: S.AnimatableData.self) else { return shape }
                var shape = shape
                shape.animatableData = value
                return shape
            }
            self = AnyShape(erasing: changed(shape))
        }
    }
}
