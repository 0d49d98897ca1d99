/// A stored property of a view that the view graph updates before each `body`.
public protocol DynamicProperty {
    /// Called before each `body` of the view, after the property's own dynamic properties were updated.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property whose value comes from outside the view, and is compared when two view values are compared.
protocol ComparedProperty {
    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

/// A dynamic property whose storage is not in the view: it is left out when two view values are compared.
package protocol UncomparedProperty: DynamicProperty {}
