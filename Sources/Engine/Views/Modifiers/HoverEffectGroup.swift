import Foundation
public import QuadrantCore
import QuadrantThreads

/// Views that show their hover effects together: while the pointer is over one of them.
public nonisolated struct HoverEffectGroup: Hashable, Sendable {
    /// What the pointer over a view has to do with its group.
    public struct Behavior: Hashable, Sendable {
        enum Kind { case activates, follows, ignores, preserves }
        let kind: Kind
        /// The pointer over the view activates the effects of the group.
        public static let activatesGroup = Behavior(kind: .activates)
        /// The view shows its effect with the group; the pointer over it does not activate the others.
        public static let followsGroup = Behavior(kind: .follows)
        /// The view has an effect of its own.
        public static let ignoresGroup = Behavior(kind: .ignores)
        /// The pointer over the view keeps the effects of the group, and does not begin them.
        public static let preservesGroup = Behavior(kind: .preserves)
    }
    let id: String?
    let namespace: Namespace.ID?
    let behavior: Behavior

    /// The group of a namespace.
    public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
        self.init(id: nil, in: namespace, behavior: behavior)
    }
    /// A group with an id in a namespace.
    public init(id: String?, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
        self.id = id
        self.namespace = namespace
        self.behavior = behavior
    }
    /// The bars of the system.
    @available(*, unavailable, message: "the overlays of the system have hover effects in visionOS only")
    public static var systemOverlays: HoverEffectGroup { fatalError("not available") }

    fileprivate var key: GroupMember { GroupMember(id: AnyHashable(id), namespace: namespace!) }
}

private enum HoverGroupKey: EnvironmentKey { static let defaultValue: HoverEffectGroup? = nil }

extension EnvironmentValues {
    /// The group of the effects of the enclosing view.
    var hoverGroup: HoverEffectGroup? {
        get { self[HoverGroupKey.self] }
        set { self[HoverGroupKey.self] = newValue }
    }
}

extension View {
    /// Views in this view show their hover effects together.
    nonisolated public func hoverEffectGroup() -> some View { modifier(OwnHoverGroup()) }
    /// Views in this view show their hover effects with all others of the group with this id.
    nonisolated public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID, behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> some View {
        hoverEffectGroup(HoverEffectGroup(id: id, in: namespace, behavior: behavior))
    }
    /// Views in this view show their hover effects with the others of a group; nil is each by itself.
    nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View {
        environment(\.hoverGroup, group)
    }
}

private nonisolated struct OwnHoverGroup: ViewModifier {
    @Namespace private var namespace
    init() {}
    @MainActor func body(content: Content) -> some View {
        content.environment(\.hoverGroup, HoverEffectGroup(namespace))
    }
}

/// The views with hover effects by their groups.
nonisolated enum HoverGroups {
    /// A view with an effect.
    final class Member: @unchecked Sendable {
        fileprivate var group: HoverEffectGroup?
        fileprivate var show: ((Bool) -> Void)?
        fileprivate var isOver = false
    }
    private static let members = Locked<[GroupMember: [Member]]>([:])

    static func join(_ member: Member, _ group: HoverEffectGroup?, show: @escaping (Bool) -> Void) {
        member.show = show
        member.group = group?.behavior.kind == .ignores ? nil : group
        if let key = member.group?.key { members.withLock { $0[key, default: []].append(member) } }
    }

    static func leave(_ member: Member) {
        guard let key = member.group?.key else { return }
        members.withLock { all in
            all[key]?.removeAll { $0 === member }
            if all[key]?.isEmpty == true { all[key] = nil }
        }
        member.show = nil
    }

    static func hover(_ isInside: Bool, _ member: Member, in group: HoverEffectGroup?) {
        member.isOver = isInside
        guard let group = member.group else {
            member.show?(isInside)
            return
        }
        let all = members.withLock { $0[group.key] ?? [] }
        func counts(_ other: Member) -> Bool {
            other.isOver && other.group?.behavior.kind == .activates
        }
        let isActive = all.contains(where: counts)
            || all.contains { $0.isOver && $0.group?.behavior.kind == .preserves } && !isInside
        for other in all { other.show?(isActive) }
    }
}
