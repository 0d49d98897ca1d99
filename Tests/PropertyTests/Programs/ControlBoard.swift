import SwiftUI

// Every control in every container: the program for `tools/fuzz` and `RandomEventProperties`. The seed determines the
// nesting of containers, their contents, and the modifiers; the program itself inserts, removes and reorders its views.

/// The program for a seed.
struct ControlBoard: View {
    @State var seed = 1

    init(seed: Int = 1) { _seed = State(initialValue: seed) }

    var body: some View {
        var draw = Draw(seed: seed)
        let outer = Container.allCases[seed % Container.allCases.count]
        let inner = Container.allCases[draw.below(Container.allCases.count)]
        let items = (0..<6 + draw.below(8)).map { Item(id: $0, draw: &draw) }
        ControlBoardView(outer: outer, inner: draw.chance(3) ? inner : nil, items: items, style: draw.below(4))
            .id(seed)
    }
}

/// A pseudorandom generator with a seed.
struct Draw {
    private var state: UInt64
    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x632B_E59B_D9B4_E019 }

    mutating func below(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }
    mutating func chance(_ count: Int) -> Bool { below(count) == 0 }
}

enum Container: CaseIterable {
    case list, plainList, sidebar, chosenList, form, lazyStack, lazyRow, grid, lazyGrid, sheet, navigation, pages, tabs,
         split
}

enum Control: CaseIterable {
    case text, label, button, bordered, toggle, toggleButton, slider, stepper, menuPicker, segmented, wheel, inline,
         linkPicker, field, secureField, growingField, editor, date, calendar, color, disclosure, nestedDisclosure,
         outline, menu, link, progress, gauge, group, controlGroup, labeled, geometry, fits, section, rows, sheet,
         alert, popover, scroll, timeline, canvas, empty
}

enum Change: CaseIterable {
    case none, contextMenu, swipes, disabled, padding, material, transition, identity, group, badge, background, scale,
         safeArea, anyView, hidden, preference
}

struct Item: Identifiable, Hashable {
    var id: Int
    var control: Control
    var change: Change
    var other: Change

    init(id: Int, draw: inout Draw) {
        self.id = id
        control = Control.allCases[draw.below(Control.allCases.count)]
        change = Change.allCases[draw.below(Change.allCases.count)]
        other = draw.chance(2) ? .none : Change.allCases[draw.below(Change.allCases.count)]
    }
}

/// The state that the program's controls share, and that changes their number and order.
struct ControlBoardView: View {
    let outer: Container
    let inner: Container?
    @State var items: [Item]
    let style: Int
    @State private var isEditing = EditMode.inactive

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("Add") { change { items.append(copy(items.first)) } }
                Button("Drop") { change { if !items.isEmpty { items.remove(at: items.count / 2) } } }
                Button("Turn") { change { items.reverse() } }
                Button("Swap") { change { if items.count > 1 { items.swapAt(0, items.count - 1) } } }
                Button("Edit") { change { isEditing = isEditing == .active ? .inactive : .active } }
            }
            Box(container: outer, items: $items, inner: inner)
        }
        .environment(\.editMode, $isEditing)
    }

    private func copy(_ item: Item?) -> Item {
        var draw = Draw(seed: items.count + 100)
        var new = item ?? Item(id: 0, draw: &draw)
        new.id = (items.map(\.id).max() ?? 0) + 1
        return new
    }

    private func change(_ body: () -> Void) {
        switch style {
        case 0: body()
        case 1: withAnimation(.easeInOut(duration: 0.3), body)
        case 2: withAnimation(.spring, body)
        default: withAnimation(.linear(duration: 2), body)
        }
    }
}

/// A container with its items, one of which is another container.
struct Box: View {
    let container: Container
    @Binding var items: [Item]
    let inner: Container?
    @State private var isPresented = true
    @State private var chosen: Set<Int> = []
    @State private var one: Int?
    @State private var page = 0
    @State private var path: [Int] = []

    @ViewBuilder private var rows: some View {
        ForEach(items) { ItemView(item: $0) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        if let inner { AnyView(Box(container: inner, items: $items, inner: nil).frame(height: 200)) }
    }

    @ViewBuilder private var sections: some View {
        Section("First") { rows }
        Section { ForEach(0..<20) { Text("Line \($0)") } } header: { Text("Second") } footer: { Text("End") }
    }

    var body: some View {
        switch container {
        case .list: List { sections }.refreshable { await Task.yield() }
        case .plainList: List { rows }.listStyle(.plain)
        case .sidebar: List { sections }.listStyle(.sidebar)
        case .chosenList: List(selection: $chosen) { rows }
        case .form: Form { sections }
        case .lazyStack: ScrollView { LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { sections } }
        case .lazyRow: ScrollView(.horizontal) { LazyHStack { rows } }
        case .grid:
            ScrollView {
                Grid {
                    ForEach(items) { item in
                        GridRow {
                            ItemView(item: item)
                            Text("\(item.id)").gridColumnAlignment(.trailing)
                        }
                    }
                }
            }
        case .lazyGrid:
            ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 120)), GridItem(.fixed(60))]) { sections } }
        case .sheet:
            Button("Present") { isPresented = true }
                .sheet(isPresented: $isPresented) {
                    List { rows }.presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
                }
        case .navigation:
            NavigationStack(path: $path) {
                List { rows }
                    .navigationTitle("Title")
                    .navigationDestination(for: Int.self) { number in
                        Form { rows }.navigationTitle("\(number)")
                    }
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { EditButton() }
                        ToolbarItem(placement: .primaryAction) { Menu("More") { rows } }
                        ToolbarItem(placement: .bottomBar) { Button("Push") { path.append(path.count) } }
                    }
                    .searchable(text: .constant("a"))
                    .refreshable { await Task.yield() }
            }
        case .pages:
            TabView(selection: $page) {
                ForEach(items) { item in ItemView(item: item).tag(item.id) }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
        case .tabs:
            TabView(selection: $page) {
                List { rows }.tabItem { Label("One", systemImage: "star") }.tag(0)
                Form { rows }.tabItem { Label("Two", systemImage: "heart") }.tag(1)
            }
        case .split:
            NavigationSplitView {
                List(selection: $one) { rows }
            } detail: {
                Form { rows }
            }
        }
    }
}

/// One control with modifiers.
struct ItemView: View {
    let item: Item
    var body: some View { ChangedView(change: item.other, content: ChangedView(change: item.change, content: control)) }
    private var control: ControlView { ControlView(control: item.control, id: item.id) }
}

struct SizeKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

struct ChangedView<Content: View>: View {
    let change: Change
    let content: Content
    @State private var turns = 0
    @State private var sum = 0.0

    var body: some View {
        switch change {
        case .none: content
        case .contextMenu: content.contextMenu { Button("Turn") { turns += 1 }; Menu("More") { Button("Less") {} } }
        case .swipes:
            content
                .swipeActions { Button("Flag") { withAnimation { turns += 1 } }.tint(.orange) }
                .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") { turns += 1 } }
        case .disabled: content.disabled(turns % 2 == 0)
        case .padding: content.padding(Double(turns % 5) * 4).onTapGesture { withAnimation { turns += 1 } }
        case .material: content.background(.thinMaterial).overlay { Text("\(turns)") }
        case .transition:
            VStack {
                Button("Show") { withAnimation { turns += 1 } }
                if turns % 2 == 0 { content.transition(.move(edge: .leading).combined(with: .opacity)) }
            }
        case .identity: content.id(turns).onLongPressGesture { turns += 1 }
        case .group:
            Group {
                content
                if turns % 2 == 1 { Text("Second") }
            }
            .padding(2)
            .onTapGesture { withAnimation { turns += 1 } }
        case .badge: content.badge(turns)
        case .background: content.listRowBackground(Color.yellow).listRowSeparator(.hidden)
        case .scale: content.scaleEffect(turns % 2 == 0 ? 1 : 0.5).gesture(TapGesture().onEnded { turns += 1 })
        case .safeArea: content.safeAreaInset(edge: .bottom) { Button("Inset") { turns += 1 } }
        case .anyView: turns % 2 == 0 ? AnyView(content) : AnyView(HStack { content; Button("Other") { turns += 1 } })
        case .hidden: if turns < 3 { content.onTapGesture { withAnimation { turns += 1 } } }
        case .preference:
            content.preference(key: SizeKey.self, value: Double(turns))
                .onPreferenceChange(SizeKey.self) { sum = $0 }
                .overlay(alignment: .topTrailing) { if sum > 0 { Text("\(sum)") } }
                .simultaneousGesture(TapGesture().onEnded { turns += 1 })
        }
    }
}

struct Leaf: Identifiable {
    let id: Int
    var children: [Leaf]?
}

struct ControlView: View {
    let control: Control
    let id: Int
    @State private var isOn = false
    @State private var number = 0.4
    @State private var count = 2
    @State private var words = "Some words"
    @State private var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    @State private var color = Color.red
    @FocusState private var isFocused: Bool

    private static let tree = [Leaf(id: 1, children: [Leaf(id: 2), Leaf(id: 3, children: [Leaf(id: 4)])]), Leaf(id: 5)]

    @ViewBuilder private var options: some View { ForEach(0..<4) { Text("Option \($0)") } }

    var body: some View {
        switch control {
        case .text: Text("Text \(id) **bold** of several words that may need a second line")
        case .label: Label("Label \(id)", systemImage: "star")
        case .button: Button("Button \(count)") { count += 1 }
        case .bordered: Button("Bordered \(count)", role: .destructive) { count += 1 }.buttonStyle(.borderedProminent)
        case .toggle: Toggle("Toggle \(id)", isOn: $isOn)
        case .toggleButton: Toggle("Toggle \(id)", isOn: $isOn).toggleStyle(.button).buttonStyle(.bordered)
        case .slider: Slider(value: $number, in: 0...1, step: 0.1) { Text("Slider") }
        case .stepper: Stepper("Stepper \(count)", value: $count, in: 0...9)
        case .menuPicker: Picker("Picker", selection: $count) { options }
        case .segmented: Picker("Picker", selection: $count) { options }.pickerStyle(.segmented)
        case .wheel: Picker("Picker", selection: $count) { options }.pickerStyle(.wheel)
        case .inline: Picker("Picker", selection: $count) { options }.pickerStyle(.inline)
        case .linkPicker: Picker("Picker", selection: $count) { options }.pickerStyle(.navigationLink)
        case .field: TextField("Field", text: $words).focused($isFocused).onSubmit { isFocused = true }
        case .secureField: SecureField("Secret", text: $words).textFieldStyle(.roundedBorder)
        case .growingField: TextField("Growing", text: $words, axis: .vertical).lineLimit(1...4)
        case .editor: TextEditor(text: $words).frame(height: 80)
        case .date: DatePicker("Date", selection: $date)
        case .calendar: DatePicker("Date", selection: $date).datePickerStyle(.graphical)
        case .color: ColorPicker("Color", selection: $color)
        case .disclosure:
            DisclosureGroup("Group \(id)", isExpanded: $isOn) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
        case .nestedDisclosure:
            DisclosureGroup("Outer \(id)") {
                DisclosureGroup("Inner", isExpanded: $isOn) { Text(words); Toggle("On", isOn: $isOn) }
                Text("After")
            }
        case .outline: OutlineGroup(ControlView.tree, children: \.children) { Text("Leaf \($0.id)") }
        case .menu:
            Menu("Menu \(id)") {
                Button("Add") { count += 1 }
                Toggle("On", isOn: $isOn)
                Picker("Sort", selection: $count) { options }
                Section("More") { Menu("Deeper") { Button("Deep", role: .destructive) {} } }
            }
        case .link: NavigationLink("Link \(id)", value: id)
        case .progress: ProgressView("Progress", value: number)
        case .gauge: Gauge(value: number) { Text("Gauge") } currentValueLabel: { Text("\(count)") }
        case .group: GroupBox("Box") { Toggle("On", isOn: $isOn); if isOn { Text(words) } }
        case .controlGroup: ControlGroup { Button("A") { count += 1 }; Button("B") { count -= 1 } }
        case .labeled: LabeledContent("Labeled", value: "\(count)")
        case .geometry:
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width))").onTapGesture { withAnimation { isOn.toggle() } }
                if isOn { Text("\(Int(proxy.frame(in: .global).minY))").offset(y: 20) }
            }
            .frame(height: 40)
        case .fits:
            ViewThatFits { Text(words + words).fixedSize(); Button("Fits") { words += "!" } }
        case .section: Section("Section \(id)", isExpanded: $isOn) { Text("In"); Button("Toggle") { isOn.toggle() } }
        case .rows:
            ForEach(0..<count % 5, id: \.self) { Text("Row \($0)") }
            Button("More rows") { withAnimation { count += 1 } }
        case .sheet:
            Button("Sheet \(id)") { isOn = true }.sheet(isPresented: $isOn) { Form { TextField("In", text: $words) } }
        case .alert:
            Button("Alert \(id)") { isOn = true }
                .alert("Alert", isPresented: $isOn) { TextField("In", text: $words); Button("OK") { count += 1 } }
        case .popover: Button("Popover \(id)") { isOn = true }.popover(isPresented: $isOn) { Text(words).padding() }
        case .scroll:
            ScrollViewReader { proxy in
                ScrollView(.horizontal) { LazyHStack { ForEach(0..<30) { Button("\($0)") { count += 1 }.id($0) } } }
                    .onChange(of: count) { withAnimation { proxy.scrollTo(count % 30, anchor: .center) } }
            }
            .frame(height: 44)
        case .timeline: TimelineView(.animation) { Text("\(Int($0.date.timeIntervalSinceReferenceDate) % 10)") }
        case .canvas: Canvas { $0.fill(Path(ellipseIn: CGRect(origin: .zero, size: $1)), with: .color(color)) }
            .frame(height: 30).draggable("\(id)")
        case .empty: EmptyView()
        }
    }
}
