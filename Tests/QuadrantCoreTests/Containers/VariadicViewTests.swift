import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

private enum Mark: _ViewTraitKey { static let defaultValue = "none" }
private final class Notes { var lines: Set<String> = [] }

/// _VariadicView (#9.35).
@MainActor @Suite("Variadic views")
struct VariadicViewTests {
    private struct Divided: _VariadicView_MultiViewRoot {
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Probe("gap", 10, 1) }
            }
        }
    }

    private struct Stacked: _VariadicView.UnaryViewRoot {
        let notes: Notes
        func body(children: _VariadicView.Children) -> some View {
            for child in children {
                notes.lines.insert("\(child[Mark.self]) \(child.id(as: Int.self) ?? -1)")
            }
            return HStack(spacing: 0) { children }
        }
    }

    @Test func aRootMayPutViewsBetweenItsChildren() {
        let scene = ViewHarness {
            VStack(spacing: 0) {
                _VariadicView.Tree(Divided()) {
                    Probe("a", 10, 20)
                    ForEach(0..<1) { _ in Probe("b", 10, 30) }
                }
            }
        }
        // Two views with one spacing: 20 + 1 + 30.
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 10, height: 51))
    }

    @Test func childrenTellTheirTraitsAndIds() {
        let notes = Notes()
        let scene = ViewHarness {
            _VariadicView.Tree(Stacked(notes: notes)) {
                ForEach([7, 8], id: \.self) { Probe("p\($0)", 10, 10)._trait(Mark.self, "mark \($0)") }
                Probe("c", 10, 10)
            }
        }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 30, height: 10))
        #expect(notes.lines == ["mark 7 7", "mark 8 8", "none -1"])
    }
}

/// EnvironmentalModifier (#9.35).
@MainActor @Suite("Modifiers chosen by the environment")
struct EnvironmentalModifierTests {
    private struct Wide: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width) }
    }
    private struct ByScheme: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Wide(width: environment.layoutDirection == .rightToLeft ? 80 : 40)
        }
    }

    @Test func theyAreChosenAgainWhenTheEnvironmentChanges() {
        let direction = Input(LayoutDirection.leftToRight)
        let scene = ViewHarness(offering: 200, 20) {
            Color.red.tagged("color").modifier(ByScheme()).environment(\.layoutDirection, direction.value)
        }
        #expect(scene.size("color").width == 40)
        direction.value = .rightToLeft
        scene.settle()
        #expect(scene.size("color").width == 80)
    }
}
