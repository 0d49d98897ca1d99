import Combine
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// What the dollar sign before the name of a property gives, by its long name.
@MainActor @Suite("projectedValue")
struct ProjectedValueTests {
    private final class Model: ObservableObject {
        @Published var count = 1
    }

    @Test func aStateProjectsABinding() {
        struct Counter: View {
            @State private var count: Int
            init() { _count = State(wrappedValue: 4) }
            var body: some View {
                let binding = _count.projectedValue
                Probe("box", Double(binding.wrappedValue), 10).onTapGesture { binding.wrappedValue += 1 }
            }
        }
        let scene = ViewHarness(offering: 50, 50) { Counter() }
        #expect(scene.size("box").width == 4)
        scene.touch("box")
        #expect(scene.size("box").width == 5)
    }

    @Test func aBindingProjectsItself() {
        let value = Input(1)
        let binding = Binding(projectedValue: value.binding)
        binding.projectedValue.wrappedValue = 3
        #expect(value.value == 3 && binding.wrappedValue == 3)
    }

    @Test func objectsProjectBindingsToTheirProperties() {
        struct Inner: View {
            @EnvironmentObject var model: Model
            var body: some View {
                let wrapper: EnvironmentObject<Model>.Wrapper = _model.projectedValue
                let count: Binding<Int> = wrapper.count
                Probe("inner", Double(count.wrappedValue), 10).onTapGesture { count.wrappedValue += 10 }
            }
        }
        struct Outer: View {
            @StateObject private var model = Model()
            var body: some View {
                let wrapper: ObservedObject<Model>.Wrapper = _model.projectedValue
                let count: Binding<Int> = wrapper.count
                VStack {
                    Probe("outer", Double(count.wrappedValue), 10).onTapGesture { count.wrappedValue += 1 }
                    Inner().environmentObject(model)
                }
            }
        }
        let scene = ViewHarness(offering: 50, 50) { Outer() }
        scene.touch("outer")
        #expect(scene.size("outer").width == 2 && scene.size("inner").width == 2)
        scene.touch("inner")
        #expect(scene.size("outer").width == 12)
        let seen = ObservedObject(wrappedValue: Model())
        seen.projectedValue.count.wrappedValue = 7
        #expect(seen.wrappedValue.count == 7)
        let initial = ObservedObject(initialValue: Model())
        #expect(initial.projectedValue.count.wrappedValue == 1)
    }

    @Test func focusProjectsABindingToItself() {
        struct Form: View {
            @FocusState private var isOn: Bool
            @State private var text = ""
            var body: some View {
                let binding: FocusState<Bool>.Binding = _isOn.projectedValue
                VStack {
                    TextField("a", text: $text).focused(binding.projectedValue).tagged("field")
                    Probe("box", isOn ? 20 : 10, 10).onTapGesture { binding.wrappedValue = true }
                }
            }
        }
        let scene = ViewHarness(offering: 100, 100) { Form() }
        scene.touch("box")
        #expect(scene.size("box").width == 20)
    }

    @Test func accessibilityFocusProjectsABindingToItself() {
        struct Form: View {
            @AccessibilityFocusState private var isOn: Bool
            var body: some View {
                let binding: AccessibilityFocusState<Bool>.Binding = _isOn.projectedValue
                Text("a").accessibilityFocused(binding.projectedValue)
                Probe("box", isOn ? 20 : 10, 10).onTapGesture { binding.wrappedValue = true }
            }
        }
        let scene = ViewHarness(offering: 100, 100) { VStack { Form() } }
        #expect(scene.size("box").width == 10)
        scene.touch("box")
        _ = scene.takeReports()
    }

    /// A state of a gesture has a value while the gesture lasts, and its first one again afterwards.
    @Test func aGestureStateProjectsItself() {
        struct Dragged: View {
            @GestureState private var move = CGSize.zero
            @GestureState(initialValue: 0) private var zero: Int
            @GestureState(wrappedValue: 1, resetTransaction: Transaction()) private var one: Int
            @GestureState(initialValue: 2, resetTransaction: Transaction()) private var two: Int
            @GestureState(wrappedValue: 3, reset: { _, _ in }) private var three: Int
            @GestureState(initialValue: 4, reset: { _, _ in }) private var four: Int
            let resets: Input<[CGFloat]>
            var body: some View {
                let state: GestureState<CGSize> = _move.projectedValue
                let gesture: GestureStateGesture<DragGesture, CGSize> = GestureStateGesture(
                    base: DragGesture(minimumDistance: 1), state: state) { value, state, _ in
                    state = value.translation
                }
                Probe("box", 20 + move.width, 20).gesture(gesture)
                Probe("sum", Double(zero + one + two + three + four), 1)
            }
        }
        let scene = ViewHarness(offering: 200, 100) { VStack(alignment: .leading) { Dragged(resets: Input([])) } }
        #expect(scene.size("sum").width == 10)
        let finger = scene.frame("box")
        scene.send(.pointer(PointerEvent(.began, at: CGPoint(x: finger.midX, y: finger.midY))))
        scene.send(.pointer(PointerEvent(.moved, at: CGPoint(x: finger.midX + 30, y: finger.midY))))
        #expect(scene.size("box").width == 50)
        scene.send(.pointer(PointerEvent(.ended, at: CGPoint(x: finger.midX + 30, y: finger.midY))))
        #expect(scene.size("box").width == 20)
    }

    @Test func aSceneStorageProjectsABinding() {
        enum Choice: Int { case one = 1, two }
        struct Stored: View {
            @SceneStorage("count") private var count = 3
            @SceneStorage private var choice: Choice
            init() { _choice = SceneStorage(wrappedValue: .one, "choice") }
            var body: some View {
                let binding = _count.projectedValue
                Probe("box", Double(binding.wrappedValue * choice.rawValue), 10).onTapGesture {
                    binding.wrappedValue += 1
                    choice = .two
                }
            }
        }
        let scene = ViewHarness(offering: 50, 50) { Stored() }
        #expect(scene.size("box").width == 3)
        scene.touch("box")
        #expect(scene.size("box").width == 8)
    }
}
