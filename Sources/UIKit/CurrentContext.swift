// What draws into the current context, which is there only while UIKit asks a view to draw itself. That is not done
// here, and outside of it these have no effect on a phone either.

extension UIColor {
    /// Sets the colour that the current context fills with; without one, nothing.
    public func setFill() {}
    /// Sets the colour that the current context strokes with; without one, nothing.
    public func setStroke() {}
    /// Sets both; without a current context, nothing.
    public func set() {}
}

extension UIBezierPath {
    /// Fills the path in the current context; without one, nothing.
    public func fill() {}
    /// Strokes the path in the current context; without one, nothing.
    public func stroke() {}
}
