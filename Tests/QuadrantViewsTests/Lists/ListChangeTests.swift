import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Animated insertions and removals of rows, while the backgrounds of neighbours change: a row becomes the last of its
/// card and loses its separator.
@MainActor @Suite("Rows that come and go")
struct ListChangeTests {
    enum Around: CaseIterable { case list, plain, sidebar, form, section, lazyStack }

    private struct Page<Content: View>: View {
        let around: Around
        let content: Content
        init(_ around: Around, @ViewBuilder content: () -> Content) {
            self.around = around
            self.content = content()
        }
        var body: some View {
            switch around {
            case .list: List { content }
            case .plain: List { content }.listStyle(.plain)
            case .sidebar: List { content }.listStyle(.sidebar)
            case .form: Form { content }
            case .section: List { Section { content } header: { Text("Header") } footer: { Text("Footer") } }
            case .lazyStack: ScrollView { LazyVStack { content } }
            }
        }
    }

    /// Steps through an animation; every frame verifies the graph.
    private func watch(_ scene: ViewHarness) {
        for _ in 0..<40 { scene.advance(by: 1.0 / 30) }
    }

    private struct Disclosed: View {
        let around: Around
        let isNested: Bool
        @State private var isOpen = true
        var body: some View {
            Page(around) {
                DisclosureGroup("Group", isExpanded: $isOpen) {
                    if isNested {
                        DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("0"); Text("1") }
                    } else {
                        ForEach(0..<3, id: \.self) { Text("\($0)") }
                    }
                }
            }
        }
    }

    /// (#9.3)
    @Test(arguments: Around.allCases, [false, true])
    func groupsOpenAndClose(around: Around, isNested: Bool) {
        let scene = ViewHarness(offering: 390, 600) { Disclosed(around: around, isNested: isNested) }
        for isOpen in [false, true, false] {
            scene.tap("Group")
            watch(scene)
            #expect(scene.shows("1") == isOpen)
        }
    }

    private struct Changing: View {
        let around: Around
        let animation: Animation?
        @State private var count = 3
        @State private var isMarked = false
        var body: some View {
            VStack(spacing: 0) {
                Button("More") { withAnimation(animation) { count += 1 } }
                Button("Fewer") { withAnimation(animation) { count -= 1 } }
                Button("Mark") { withAnimation(animation) { isMarked.toggle() } }
                Page(around) {
                    ForEach(0..<count, id: \.self) { row in
                        Text("Row \(row)").badge(isMarked ? row : 0)
                            .listRowSeparator(isMarked ? .hidden : .automatic)
                            .listRowBackground(isMarked ? Color.yellow : nil)
                    }
                    if count.isMultiple(of: 2) { NavigationLink("Link") { Text("Next") } }
                }
            }
        }
    }

    @Test(arguments: Around.allCases, [nil, .easeInOut(duration: 0.5)] as [Animation?])
    func rowsAreAddedAndRemoved(around: Around, animation: Animation?) {
        let scene = ViewHarness(offering: 390, 600) { Changing(around: around, animation: animation) }
        for name in ["Fewer", "Mark", "Fewer", "More", "Fewer", "Fewer", "Mark", "More", "More"] {
            scene.tap(name)
            // The next change starts while rows are still animating.
            for _ in 0..<3 { scene.advance(by: 1.0 / 30) }
        }
        watch(scene)
        #expect(scene.shows("Row 0") && scene.shows("Row 1") && !scene.shows("Row 2"))
    }

    private struct Several: View {
        let around: Around
        @State private var isOpen = true
        @State private var count = 2
        private func rows(_ name: String) -> some View {
            ForEach(0..<count, id: \.self) { Text("\(name) \($0)") }.padding(1).border(.red).padding(1)
        }
        var body: some View {
            VStack(spacing: 0) {
                Button("Toggle") { withAnimation(.linear(duration: 0.3)) { isOpen.toggle() } }
                Button("Count") { withAnimation(.linear(duration: 0.3)) { count = 3 - count } }
                Page(around) {
                    VStack {
                        if isOpen { rows("In") }
                    }
                    if isOpen { rows("Row") }
                }
            }
        }
    }

    /// A modifier around several views has an instance for each: the instances of removed views are removed with them,
    /// even inside of another modifier, and if the number of views changes in the meantime.
    @Test(arguments: Around.allCases)
    func severalViewsLeaveUnderOneModifier(around: Around) {
        let scene = ViewHarness(offering: 390, 600) { Several(around: around) }
        for name in ["Toggle", "Count", "Toggle", "Count", "Toggle", "Toggle", "Count", "Count", "Toggle"] {
            scene.tap(name)
            for _ in 0..<5 { scene.advance(by: 1.0 / 30) }
        }
        watch(scene)
        #expect(!scene.shows("Row 0"))
        scene.tap("Toggle")
        watch(scene)
        #expect(scene.shows("Row 1") && scene.shows("In 1"))
    }
}
