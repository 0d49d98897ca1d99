public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantGraph

/// A function of the Metal language together with its arguments.
///
/// There is no Metal here, and shaders are not run. Views are drawn without the effect of a shader, shapes that a
/// shader would fill are empty, and a runtime issue is reported.
public struct Shader: Equatable, Sendable {
    /// The function that would be called.
    public var function: ShaderFunction
    /// The arguments of the function, in order.
    public var arguments: [Argument]
    /// Whether colours are dithered. Nothing to do: no shader is run.
    public var dithersColor = false

    /// A call of `function`, which is not run.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// An argument of the function.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case numbers([Float]), array([Float]), color(Color), colors([Color]), image(Image), data(Data), bounds
        }
        private let value: Value

        /// One number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: .numbers([Float(x)])) }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y)]))
        }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z)]))
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
        }
        /// The coordinates of a point, in points.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// The sides of a size, in points.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// The components of a vector, in points.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        /// Any count of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .array(array)) }
        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument(value: .color(color)) }
        /// Any count of colours.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
        /// An image.
        public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
        /// The bounds of the view or shape that the shader is applied to.
        public static var boundingRect: Argument { Argument(value: .bounds) }
    }

    /// The diagnostic where the shader would run; `use` names the modifier or the style, `result` the drawing without
    /// it.
    func issue(_ use: String, _ result: String, at path: String) -> Diagnostic {
        Diagnostic(
            what: "\(use) got the shader \"\(function.name)\", which is not run; \(result).", at: path,
            rule: "Shaders are functions of the Metal language, and there is no Metal here.",
            fix: "Draw it with views, gradients or a Canvas where Metal is missing.")
    }
}

/// A function of a shader library; called with arguments, it is a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library of the function.
    public var library: ShaderLibrary
    /// The name of the function, which is not checked.
    public var name: String

    /// A function of a library, by name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// A shader of this function with `args`.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A collection of shader functions, by name. It is not loaded, because functions are not run.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private enum Place: Equatable, Sendable { case program, bundle(String), data(Data), url(URL) }
    private let place: Place
    private init(_ place: Place) { self.place = place }

    /// The library of the program.
    public static let `default` = ShaderLibrary(.program)
    /// The library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle.bundlePath)) }
    /// A compiled library in memory, which is not read.
    public init(data: Data) { self.init(.data(data)) }
    /// A compiled library in a file, which is not read.
    public init(url: URL) { self.init(.url(url)) }

    /// A function of the program's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    /// A function of this library; its existence is not checked.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension Shader: ShapeStyle {
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if let context = shape.context {
            context.report { issue("a style", "leaving the shape empty", at: $0) }
        }
        shape.set(.color(.clear))
    }
}

extension View {
    /// Changes each colour by a shader. The shader is not run: see `Shader`.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(MissingShader(shader: shader, use: "colorEffect", isEnabled: isEnabled))
    }

    /// Moves pixels by a shader. The shader is not run: see `Shader`.
    nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some View
    {
        modifier(MissingShader(shader: shader, use: "distortionEffect", isEnabled: isEnabled))
    }

    /// Redraws the view's layer by a shader. The shader is not run: see `Shader`.
    nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some View
    {
        modifier(MissingShader(shader: shader, use: "layerEffect", isEnabled: isEnabled))
    }
}

extension VisualEffect {
    /// Changes each colour by a shader. The shader is not run: see `Shader`.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        adding(MissingShader(shader: shader, use: "colorEffect", isEnabled: isEnabled))
    }

    /// Moves pixels by a shader. The shader is not run: see `Shader`.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some VisualEffect
    {
        adding(MissingShader(shader: shader, use: "distortionEffect", isEnabled: isEnabled))
    }

    /// Redraws the view's layer by a shader. The shader is not run: see `Shader`.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        adding(MissingShader(shader: shader, use: "layerEffect", isEnabled: isEnabled))
    }

    private func adding(_ shader: MissingShader) -> VisualSteps {
        var steps = visualSteps
        steps.shaders.append(shader)
        return steps
    }
}

extension VisualSteps {
    /// Reports the shaders of these effects at the view of the proxy, and returns the effects.
    func reported(at place: GeometryProxy) -> VisualSteps {
        for shader in shaders where shader.isEnabled {
            place.graph.report(shader.issue(at: place.graph.path(of: place.id.index)))
        }
        return self
    }
}

/// Reports that a shader is not run on a view.
nonisolated struct MissingShader: LifecycleRole {
    typealias Body = Never
    let shader: Shader
    let use: String
    let isEnabled: Bool
    static var modifierName: String { "shader" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appeared(_ context: RoleContext) { report(context) }
    func updated(from old: Self, _ context: RoleContext) { report(context) }
    private func report(_ context: RoleContext) {
        guard isEnabled else { return }
        context.report { issue(at: $0) }
    }

    func issue(at path: String) -> Diagnostic { shader.issue(use, "drawing the view without it", at: path) }
}
