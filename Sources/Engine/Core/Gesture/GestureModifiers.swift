public import Foundation

/// Selects whether a view's own gesture and the gestures of its subviews are recognized.
public struct GestureMask: OptionSet, Sendable {
    /// One bit for each part: 1 this gesture, 2 those of subviews.
    public let rawValue: UInt32
    /// A set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Neither this gesture nor those of subviews.
    public static let none: GestureMask = []
    /// This gesture, not those of subviews.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Those of subviews, not this gesture.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// Both.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// Attaches a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: ResponderModifier {
    typealias Body = Never
    let gesture: G
    let priority: PointerPriority
    let mask: GestureMask
    /// The name for the layout tree.
    var name: String?

    static var layoutElement: LayoutElement? { .gesture }
    var debugAttributes: [(String, String)] { name.map { [("name", $0)] } ?? [] }
    func configure(_ responder: Responder) {
        let recognizer: GestureRecognizer<G>
        if let known = responder.pointer?.recognizer as? GestureRecognizer<G> {
            known.adopt(gesture)
            recognizer = known
        } else {
            recognizer = GestureRecognizer(gesture)
        }
        responder.pointer = PointerAttachment(recognizer, priority, takesPart: mask.contains(.gesture),
                                              allowsChildGestures: mask.contains(.subviews))
    }
}

extension View {
    /// Recognizes `gesture` on this view, with lower precedence than those of its subviews.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Recognizes `gesture` on this view, with higher precedence than those of its subviews.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Recognizes `gesture` on this view, simultaneously with those of its subviews.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Recognizes `gesture` on this view while `isEnabled`, with lower precedence than those of its subviews.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
    }
    /// Recognizes a named gesture on this view while `isEnabled`, with lower precedence than those of its subviews.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews, name: name))
    }

    /// Recognizes `gesture` on this view while `isEnabled`, with higher precedence than those of its subviews.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
    }
    /// Recognizes a named gesture on this view while `isEnabled`, with higher precedence than those of its subviews.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews, name: name))
    }

    /// Recognizes `gesture` on this view while `isEnabled`, simultaneously with those of its subviews.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
    }
    /// Recognizes a named gesture on this view while `isEnabled`, simultaneously with those of its subviews.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
        -> some View
    {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews,
                                 name: name))
    }

    /// Calls `action` when this view is tapped `count` times; the limits are those of `TapGesture`.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Calls `action` with the location of the last of `count` taps, in points of a space of any type; the view's own
    /// by default.
    nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
                                         perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls `action` with the location of the last of `count` taps, in points of `coordinateSpace`.
    @_disfavoredOverload
    nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local,
                                         perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}

private enum EnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the view receives input.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}
