import Foundation
public import QuadrantCore
import QuadrantGraph

extension View {
    /// Declares the screen that the stack around shows for values of a type. Of several for one type the last one
    /// counts.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        screenFact(DestinationInput(destination)) { configuration, input in
            configuration.destinations.append(input.maker)
        }
    }

    /// Shows a screen on the stack around while `isPresented` is true; leaving the screen sets it to false. Without a
    /// stack nothing happens.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        modifier(PushModifier(isActive: isPresented.wrappedValue, content: AnyView(destination())) {
            isPresented.wrappedValue = false
        })
    }

    /// Shows a screen on the stack around while there is an item; leaving the screen sets it to nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let content = item.wrappedValue.map { AnyView(destination($0).id($0)) } ?? AnyView(EmptyView())
        return modifier(PushModifier(isActive: item.wrappedValue != nil, content: content) {
            item.wrappedValue = nil
        })
    }
}

/// A closure is never the same as another: the maker is made anew whenever it is declared.
private struct DestinationInput {
    let maker: DestinationMaker
    nonisolated init<D, C: View>(_ destination: @escaping (D) -> C) {
        maker = DestinationMaker(type: D.self) { value in
            guard let value = value as? D else { return AnyView(EmptyView()) }
            return AnyView(DeferredView { destination(value) })
        }
    }
}

/// A screen whose content is made in its own place, so that what it reads makes it again.
nonisolated struct DeferredView<Content: View>: View {
    let make: () -> Content
    init(_ make: @escaping () -> Content) { self.make = make }
    @MainActor var body: some View { make() }
}

/// Pushes a screen onto the stack around while it is active.
nonisolated struct PushModifier: ViewModifier {
    let isActive: Bool
    let content: AnyView
    let popped: () -> Void
    @Environment(\.navigatorLink) private var link

    init(isActive: Bool, content: AnyView, popped: @escaping () -> Void) {
        self.isActive = isActive
        self.content = content
        self.popped = popped
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(Pusher(isActive: isActive, screen: self.content, popped: popped, navigator: link.navigator))
    }
}

private nonisolated struct Pusher: LifecycleRole {
    typealias Body = Never
    let isActive: Bool
    let screen: AnyView
    let popped: () -> Void
    let navigator: Navigator?

    static var modifierName: String { "pusher" }
    static func changed(from old: Pusher, to new: Pusher) -> PhaseSet { [] }

    func appeared(_ context: RoleContext) { if isActive { tell(context) } }
    func updated(from old: Pusher, _ context: RoleContext) { if isActive || old.isActive { tell(context) } }
    func left(_ context: RoleContext) {
        guard isActive, let navigator else { return }
        let push = push(context)
        context.box.graph.whenSettled { navigator.withdraw(push) }
    }

    private func push(_ context: RoleContext) -> ViewPush {
        context.kept { ViewPush(content: screen, popped: popped) }
    }

    private func tell(_ context: RoleContext) {
        guard let navigator else { return }
        let push = push(context)
        push.content = screen
        push.popped = popped
        let isActive = isActive
        context.box.graph.whenSettled { if isActive { navigator.push(push) } else { navigator.withdraw(push) } }
    }
}
