public import QuadrantCore
import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Color {
    /// The components of a colour, and how much brighter than white its brightest component may be.
    @frozen @dynamicMemberLookup public nonisolated struct ResolvedHDR: Hashable, Sendable {
        var color: Color.Resolved
        /// The brightness of the brightest component relative to white, at least 1; nil is not stated.
        public var headroom: Float?

        /// A resolved colour with a headroom.
        public init(_ color: Color.Resolved, headroom: Float? = nil) {
            self.color = color
            self.headroom = headroom
        }
        /// The red component, gamma-encoded; white has 1, and brighter colours more.
        public var red: Float { get { color.red } set { color.red = newValue } }
        /// The green component, gamma-encoded.
        public var green: Float { get { color.green } set { color.green = newValue } }
        /// The blue component, gamma-encoded.
        public var blue: Float { get { color.blue } set { color.blue = newValue } }
        /// The opacity, from 0 to 1.
        public var opacity: Float { get { color.opacity } set { color.opacity = newValue } }
        /// The red component in linear light.
        public var linearRed: Float { get { color.linearRed } set { color.linearRed = newValue } }
        /// The green component in linear light.
        public var linearGreen: Float { get { color.linearGreen } set { color.linearGreen = newValue } }
        /// The blue component in linear light.
        public var linearBlue: Float { get { color.linearBlue } set { color.linearBlue = newValue } }
        /// A component of the colour.
        public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Color.Resolved, Value>) -> Value {
            get { color[keyPath: keyPath] }
            set { color[keyPath: keyPath] = newValue }
        }
    }

    /// The components of this colour in `environment`, with its headroom.
    public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
        if case .provider(let provider) = storage, let hdr = provider.source as? HeadroomColor {
            return ResolvedHDR(resolve(in: environment), headroom: hdr.headroom)
        }
        return ResolvedHDR(resolve(in: environment))
    }

    /// This colour with a headroom; nil states none. Pictures have no colours brighter than white, so that it is drawn
    /// as it was.
    public func headroom(_ headroom: Double?) -> Color {
        guard let headroom else {
            if case .provider(let provider) = storage, let hdr = provider.source as? HeadroomColor { return hdr.base }
            return self
        }
        return Color(HeadroomColor(base: self, headroom: Float(max(headroom, 1))))
    }

    /// This colour with twice the light for each stop, half of it for each negative one.
    public func exposureAdjust(_ stops: Double) -> Color { Color(ExposedColor(base: self, stops: Float(stops))) }

    /// A colour of AppKit.
    @available(*, unavailable, message: "colours of AppKit are available in macOS only; use init(uiColor:)")
    public init(nsColor: AnyObject) { self = .clear }
}

extension Color.ResolvedHDR: ShapeStyle {
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { color._apply(to: &shape) }
}

private nonisolated struct HeadroomColor: ColorSource {
    let base: Color, headroom: Float
    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        base.rgba(in: environment, context: context)
    }
    var description: String { "\(base) headroom \(headroom)" }
}

private nonisolated struct ExposedColor: ColorSource {
    let base: Color, stops: Float
    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        var color = Color.Resolved(base.rgba(in: environment, context: context))
        let factor = Float(exp2(Double(stops)))
        color.linearRed *= factor
        color.linearGreen *= factor
        color.linearBlue *= factor
        return color.rgba
    }
    var description: String { "\(base) \(stops) stops" }
}
