import QuadrantCore
import QuadrantGeometry
import QuadrantViews
import Foundation

extension NumberCase {
    static let layout: [NumberCase] = [
        NumberCase("frame(width:)") { Box10().frame(width: $0) },
        NumberCase("frame(height:)") { Text("Ag").frame(height: $0) },
        NumberCase("frame(minWidth:)") { Box10().frame(minWidth: $0) },
        NumberCase("frame(maxWidth:)") { Box10().frame(maxWidth: $0, maxHeight: $0) },
        NumberCase("frame(idealWidth:)") { Box10().frame(idealWidth: $0, idealHeight: $0).fixedSize() },
        NumberCase("frame(min, ideal, max)") { Color.red.frame(minWidth: $0, idealWidth: $0, maxWidth: $0) },
        NumberCase("padding") { Box10().padding($0) },
        NumberCase("padding(.top)") { Text("Ag").padding(.top, $0) },
        NumberCase("padding(EdgeInsets)") {
            Box10().padding(EdgeInsets(top: $0, leading: 1, bottom: -$0, trailing: $0))
        },
        NumberCase("offset(x:)") { Box10().offset(x: $0) },
        NumberCase("offset(y:)") { Text("Ag").offset(y: $0) },
        NumberCase("position") { Box10().position(x: $0, y: 5) },
        NumberCase("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fit) },
        NumberCase("aspectRatio(.fill)") { Color.red.aspectRatio($0, contentMode: .fill) },
        NumberCase("aspectRatio(CGSize)") { Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit) },
        NumberCase("alignmentGuide") { number in
            VStack(alignment: .leading) {
                Box10().alignmentGuide(.leading) { _ in CGFloat(number) }
                Box10()
            }
        },
        NumberCase("alignmentGuide(.firstTextBaseline)") { number in
            HStack(alignment: .firstTextBaseline) {
                Text("Ag").alignmentGuide(.firstTextBaseline) { _ in CGFloat(number) }
                Box10()
            }
        },
        NumberCase("zIndex") { number in
            ZStack {
                Box10().zIndex(number)
                Box10().zIndex(1)
            }
        },
        NumberCase("safeAreaPadding") { Color.red.safeAreaPadding($0) },
        NumberCase("safeAreaInset(spacing:)") { number in
            Color.red.safeAreaInset(edge: .top, spacing: number) { Box10() }
        },
        NumberCase("containerRelativeFrame(spacing:)") {
            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: $0)
        },
        NumberCase("containerRelativeFrame(length)") { number in
            Color.red.containerRelativeFrame(.horizontal) { _, _ in CGFloat(number) }
        },
        NumberCase("border") { Box10().border(.blue, width: $0) },
        NumberCase("cornerRadius") { Box10().cornerRadius($0) },
        NumberCase("Spacer(minLength:)") { number in
            HStack(spacing: 0) {
                Box10()
                Spacer(minLength: number)
                Box10()
            }
        },
        NumberCase("GeometryReader") { number in
            GeometryReader { proxy in Box10().frame(width: proxy.size.width * number, height: proxy.size.height) }
        },
        NumberCase("Layout") { number in
            Strange(number: number) {
                Box10()
                Text("Ag")
            }
        },
        NumberCase("matchedGeometryEffect(anchor:)") { Anchored(number: $0) },
    ]

    static let containers: [NumberCase] = [
        NumberCase("HStack(spacing:)") { number in
            HStack(spacing: number) {
                Text("Ag")
                Box10()
                Spacer()
            }
        },
        NumberCase("VStack(spacing:)") { number in
            VStack(spacing: number) {
                Text("Ag")
                Box10()
            }
        },
        NumberCase("LazyVStack(spacing:)") { number in
            ScrollView { LazyVStack(spacing: number) { ForEach(0..<20, id: \.self) { _ in Box10() } } }
        },
        NumberCase("LazyHStack(spacing:)") { number in
            ScrollView(.horizontal) { LazyHStack(spacing: number) { ForEach(0..<20, id: \.self) { _ in Box10() } } }
        },
        NumberCase("rows of a LazyVStack") { number in
            ScrollView { LazyVStack { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: number) } } }
        },
        NumberCase("Grid(spacing:)") { number in
            Grid(horizontalSpacing: number, verticalSpacing: number) {
                GridRow {
                    Box10()
                    Text("Ag").gridCellAnchor(UnitPoint(x: number, y: 0))
                }
                Box10()
            }
        },
        NumberCase("GridItem(.fixed)") { number in
            LazyVGrid(columns: [GridItem(.fixed(number)), GridItem()]) { ForEach(0..<5, id: \.self) { _ in Box10() } }
        },
        NumberCase("GridItem(.flexible)") { number in
            LazyVGrid(columns: [GridItem(.flexible(minimum: number, maximum: number), spacing: number), GridItem()]) {
                ForEach(0..<5, id: \.self) { _ in Box10() }
            }
        },
        NumberCase("GridItem(.adaptive)") { number in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: number), spacing: 2)]) {
                ForEach(0..<5, id: \.self) { _ in Box10() }
            }
        },
        NumberCase("GridItem(.adaptive(minimum:))") { number in
            LazyHGrid(rows: [GridItem(.adaptive(minimum: number))], spacing: number) {
                ForEach(0..<5, id: \.self) { _ in Box10() }
            }
        },
        NumberCase("contentMargins") { number in
            ScrollView { Box10() }.contentMargins(number, for: .scrollContent)
        },
        NumberCase("ScrollView, large content") { number in
            ScrollView([.horizontal, .vertical]) { Color.red.frame(width: number, height: number) }
        },
        NumberCase("defaultScrollAnchor") { number in
            ScrollView { Color.red.frame(height: 200) }.defaultScrollAnchor(UnitPoint(x: number, y: number))
        },
        NumberCase("scrollTransition") { number in
            ScrollView {
                Box10().scrollTransition { view, _ in view.scaleEffect(number).offset(x: number).opacity(number) }
            }
        },
        NumberCase("List, row insets and spacing") { number in
            List {
                Text("Ag").listRowInsets(EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0))
                Text("Ag")
            }
            .listRowSpacing(number)
        },
        NumberCase("listSectionSpacing") { number in
            List {
                Section("A") { Text("Ag") }
                Section("B") { Text("Ag") }
            }
            .listSectionSpacing(number)
        },
        NumberCase("defaultMinListRowHeight") { number in
            List { Text("Ag") }.environment(\.defaultMinListRowHeight, number)
        },
        NumberCase("ViewThatFits") { number in
            ViewThatFits {
                Color.red.frame(width: number, height: 10)
                Box10()
            }
        },
    ]
}

/// A layout that returns the number as its size, and places its children at it.
private struct Strange: Layout {
    var number: Double
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: number, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: number, y: bounds.minY), anchor: UnitPoint(x: number, y: 0),
                          proposal: ProposedViewSize(width: number, height: number))
        }
    }
}

private struct Anchored: View {
    let number: Double
    @Namespace private var space
    var body: some View {
        HStack {
            Box10().matchedGeometryEffect(id: 1, in: space)
            Color.blue.matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: number, y: number), isSource: false)
        }
    }
}
