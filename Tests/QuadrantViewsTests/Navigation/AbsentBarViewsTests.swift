import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Absent views of bars") @MainActor
struct AbsentBarViewsTests {
    private func plates<Content: View>(_ make: @escaping @MainActor (AnyView) -> Content) -> Int {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack { make(AnyView(Color.clear.navigationTitle("Home"))) }
        }
        .frames(withAttribute: "glass").count
    }

    /// A condition that is false adds no item, so that there is no empty plate of glass.
    @Test func aFalseConditionHasNoPlate() {
        func items(_ isShown: Bool) -> Int {
            plates { $0.toolbar { if isShown { Button("Done") {} } } }
        }
        #expect(items(true) == 1 && items(false) == 0)
    }

    @Test func groupsWithoutViewsHaveNoPlate() {
        func items(_ isFirst: Bool, _ isSecond: Bool) -> Int {
            plates {
                $0.toolbar {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        if isFirst { Button("One") {} } else { EmptyView() }
                        Group { if isSecond { Button("Two") {} } }
                    }
                }
            }
        }
        #expect(items(false, false) == 0 && items(true, false) == 1 && items(false, true) == 1)
    }

    /// A bar is there for its title or its items: without them content begins at the top of the safe area.
    @Test func absentViewsMakeNoBar() {
        func top(_ isShown: Bool) -> CGFloat {
            let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
                NavigationStack {
                    Color.red.tagged("page").toolbar { if isShown { Button("Done") {} } }
                }
            }
            return scene.frame("page").minY
        }
        #expect(top(true) > top(false))
    }
}
