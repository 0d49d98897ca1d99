import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Views of a bar") @MainActor
struct BarViewsTests {
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
        #expect(items(false, false) == 0 && items(true, false) == 1 && items(true, true) == 2)
    }

    /// Each view is an item: a text has a plate of its own, symbols share one, as separate items do.
    @Test func eachViewIsAnItem() {
        let several = plates {
            $0.toolbar {
                Button("Done") {}
                Button("Add", systemImage: "plus") {}
                Button("Share", systemImage: "square.and.arrow.up") {}
            }
        }
        let group = plates {
            $0.toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Done") {}
                    Button("Cancel") {}
                }
            }
        }
        #expect(several == 2 && group == 2)
    }

    /// A spacer in a group moves the items of the bottom bar apart, each on a plate of its own.
    @Test func aSpacerInAGroupIsAFlexibleSpace() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Delete", systemImage: "trash") {}
                        Spacer()
                        Button("New", systemImage: "square.and.pencil") {}
                    }
                }
            }
        }
        let glass = scene.frames(withAttribute: "glass")
        #expect(glass.map(\.height) == [48, 48])
        #expect(glass.first?.minX == 28 && glass.last?.maxX == 374)
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
