import Foundation
public import QuadrantGeometry
import QuadrantGraph

/// The origin and the axes of positions.
public enum CoordinateSpace: @unchecked Sendable {
    /// The space of the window.
    case global
    /// The space of the view that uses the value.
    case local
    /// The space of the nearest ancestor with this name; the window if there is none.
    case named(AnyHashable)

    /// Whether positions are relative to the top left corner of the window.
    public var isGlobal: Bool { self == .global }
    /// Whether positions are relative to the top left corner of the view that uses the value.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space that the value represents.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view that uses the value: x to the right and y down from its top left corner, in points, in either
/// layout direction.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space of the view that uses the value.
    public init() {}
    /// Always `.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window: x to the right and y down from its top left corner, in points.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space of the window.
    public init() {}
    /// Always `.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the nearest ancestor with a name, from its top left corner; the window if there is none.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    package let name: AnyHashable
    /// A space that is found by a name, equal for equal names.
    package init(name: AnyHashable) { self.name = name }
    /// The name as a coordinate space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view that uses the value.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest ancestor that `coordinateSpace(_:)` gave this name; the window if there is none.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// The nearest scroll view around the view that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> Self {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
    /// The nearest scroll view around the view, of any axis.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
    }
}

/// The name of the space of the next scroll view around.
package struct ScrollSpaceName: Hashable {
    /// The axis that the view must scroll on; nil takes any.
    package let axis: Axis?
    /// The space of the next scroll view that scrolls on `axis`.
    package init(axis: Axis?) { self.axis = axis }
}

/// A modifier without effect of its own; a lookup finds the name on its node.
nonisolated struct SpaceNamer: ViewModifier {
    typealias Body = Never
    let name: AnyHashable
    static func _append<Inner: View>(_ view: ModifiedContent<Inner, SpaceNamer>, to children: inout _ChildBuilder) {
        children.append(view) { SpaceBox($0) }
    }
}

final class SpaceBox<Inner: View>: TypedBox<ModifiedContent<Inner, SpaceNamer>>, SpacePart, NodeDescription {
    override var kind: Kind { .unary }
    override var space: (any SpacePart)? { self }
    override var description: (any NodeDescription)? { self }
    override var name: String { LayoutElement.coordinateSpace.rawValue }
    var layoutElement: LayoutElement? { .coordinateSpace }
    var debugAttributes: [(String, String)] { [("name", "\(value.modifier.name)")] }
    func isSpace(_ name: AnyHashable) -> Bool { value.modifier.name == name }

    override func build() {
        graph.reconcile(node) { if storage.instanceChild == 0 { Inner._append(value.content, to: &$0) } }
    }

    override func adopt(_ new: ModifiedContent<Inner, SpaceNamer>) {
        if value.modifier.name != new.modifier.name { graph.invalidate(node, .place) }
        value = new
        build()
        for childInstance in storage.childInstances { graph.box(childInstance).adoptChildInstance(of: self) }
    }

    override func makeChildInstance() -> NodeBox { SpaceBox(value) }
    override func adoptChildInstance(of original: NodeBox) {
        if let original = original as? SpaceBox<Inner> { adopt(original.value) }
    }
}

extension View {
    /// Names this view's coordinate space for the views in it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(SpaceNamer(name: AnyHashable(name)))
    }

    /// Names this view's coordinate space for the views in it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(SpaceNamer(name: name.name))
    }
}
