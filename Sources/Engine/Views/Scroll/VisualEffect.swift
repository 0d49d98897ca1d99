public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList

/// Effects on the drawing of a view that do not change its layout.
public protocol VisualEffect: Sendable, Animatable {}

/// No effect, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that leaves the view unchanged.
    public init() {}
}

/// A single effect, as numbers that can be interpolated to those of an effect of the same kind.
struct VisualStep: Equatable, Sendable {
    enum Kind: Hashable, Sendable {
        case opacity, offset, scale, rotation, rotation3D, blur, transform
        case brightness, contrast, saturation, grayscale, hueRotation
        case blend(Blend)
    }
    let kind: Kind
    var numbers: [Double]

    func blended(towards other: VisualStep, by part: Double) -> VisualStep {
        guard other.kind == kind, other.numbers.count == numbers.count else { return part < 0.5 ? self : other }
        return VisualStep(kind: kind, numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
    }

    /// The modifier that applies the effect.
    var role: any EffectRole {
        func turn<E: GeometryEffect>(_ effect: E) -> any EffectRole {
            GeometryEffectModifier(effect: effect, isIgnored: true)
        }
        let n = numbers
        func color(_ kind: _ColorMatrixEffect.Kind) -> any EffectRole { _ColorMatrixEffect(kind: kind, amount: n[0]) }
        switch kind {
        case .opacity: return _OpacityEffect(opacity: n[0])
        case .offset: return turn(_TransformEffect(transform: .init(CGAffineTransform(translationX: n[0], y: n[1]))))
        case .scale:
            return turn(_ScaleEffect(scale: CGSize(width: n[0], height: n[1]), anchor: UnitPoint(x: n[2], y: n[3])))
        case .rotation: return turn(_RotationEffect(angle: .radians(n[0]), anchor: UnitPoint(x: n[1], y: n[2])))
        case .rotation3D:
            return turn(_Rotation3DEffect(angle: .radians(n[0]), axis: Axis3D(x: n[1], y: n[2], z: n[3]),
                                          anchor: UnitPoint(x: n[4], y: n[5]), anchorZ: n[6], perspective: n[7]))
        case .blur: return _BlurEffect(radius: n[0], isOpaque: n[1] > 0.5)
        case .transform:
            let affine = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            return turn(_TransformEffect(transform: .init(affine)))
        case .brightness: return color(.brightness)
        case .contrast: return color(.contrast)
        case .saturation: return color(.saturation)
        case .grayscale: return color(.grayscale)
        case .hueRotation: return color(.hueRotation)
        case .blend(let blend): return _PlainEffect(name: "blendMode", value: blend == .normal ? nil : .blend(blend))
        }
    }
}

struct VisualSteps: VisualEffect {
    var steps: [VisualStep]
    /// The shaders of the effect, which cannot be run without Metal.
    var shaders: [MissingShader] = []

    /// Interpolates each effect to the corresponding one of `other`.
    func blended(towards other: VisualSteps, by part: Double) -> VisualSteps {
        guard steps.map(\.kind) == other.steps.map(\.kind) else { return part < 0.5 ? self : other }
        return VisualSteps(steps: zip(steps, other.steps).map { $0.blended(towards: $1, by: part) })
    }
}

extension VisualSteps {
    func appearance(animation: Animation? = nil) -> PlacedAppearance {
        PlacedAppearance(kinds: AnyHashable(steps.map(\.kind)), numbers: steps.flatMap(\.numbers),
                         animation: animation) {
            var rest = $0[...]
            return steps.map { step in
                let numbers = Array(rest.prefix(step.numbers.count))
                rest = rest.dropFirst(step.numbers.count)
                return VisualStep(kind: step.kind, numbers: numbers).role
            }
        }
    }
}

extension VisualEffect {
    var visualSteps: VisualSteps { self as? VisualSteps ?? VisualSteps(steps: []) }
    private func adding(_ kind: VisualStep.Kind, _ numbers: [Double]) -> VisualSteps {
        var made = visualSteps
        made.steps.append(VisualStep(kind: kind, numbers: numbers))
        return made
    }

    /// Blends the view with the drawing below it.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(.blend(blendMode.blend), []) }

    /// Multiplies the opacity of the view; from 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [opacity]) }

    /// Moves the drawing, in points: the width towards the trailing edge, the height down.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset, [offset.width, offset.height]) }
    /// Moves the drawing by `x` points towards the trailing edge and `y` points down.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, [x, y]) }

    /// Scales the drawing about `anchor`, by a factor for each axis.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, [scale.width, scale.height, anchor.x, anchor.y])
    }
    /// Scales the drawing about `anchor`, by one factor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    /// Scales the drawing about `anchor`, by factors that are 1 unless given.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the drawing about `anchor`, clockwise for positive angles.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation, [angle.radians, anchor.x, anchor.y])
    }

    /// Rotates the drawing in space about `axis` through `anchor` at depth `anchorZ` (points).
    public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat),
                                 anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)
        -> some VisualEffect
    {
        adding(.rotation3D, [angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective])
    }

    /// Blurs by `radius` points; with `opaque` the edges stay opaque.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur, [radius, opaque ? 1 : 0])
    }

    /// Draws through an affine transform in the view's coordinates, in points.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.transform, [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }

    /// Adds `amount` to each colour component; 0 is unchanged.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, [amount]) }
    /// Multiplies the difference of colours from mid grey; 1 is unchanged.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, [amount]) }
    /// Multiplies the difference of colours from their grey; 1 is unchanged, 0 is grey.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, [amount]) }
    /// Reduces the saturation: 0 is unchanged, 1 is grey.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, [amount]) }
    /// Rotates the hue of colours; a whole turn is unchanged.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, [angle.degrees]) }
}

extension View {
    /// Applies effects computed from this view's size and position. Layout is unchanged.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(PlacedEffects("visualEffect") {
            effect(EmptyVisualEffect(), $0).visualSteps.reported(at: $0).appearance()
        })
    }
}
