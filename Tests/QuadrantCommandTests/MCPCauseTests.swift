import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantMCP

/// What `quadrant mcp` says of faults: the cause, and the line of the program to change.
@Suite struct MCPCauseTests {
    private static func client(_ program: String) throws -> MCPClient {
        let command = try Command(["View.swift": "import SwiftUI\n" + program])
        return try MCPClient(command, ["View.swift", "--no-sandbox"])
    }

    @Test func aLinkWithoutScreenSaysWhichTypesHaveOne() throws {
        let client = try Self.client("""
            struct Cities: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("Accra", value: 1)
                            .navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }
            #Preview { Cities() }
            """)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "Accra"]], "maxPixels": 0]).text
        #expect(acted.contains("at    NavigationStack (View.swift:4)"), "\(acted)")
        #expect(acted.contains("they declare .navigationDestination(for: String.self) (View.swift:6)."), "\(acted)")
    }

    private static let lessons = """
        struct Lessons: View {
            @State private var isShown = false
            @State private var chosen: String?
            @State private var isEmpty = false
            var body: some View {
                VStack {
                    Button("Settings") { isShown = true }
                    Button("Chosen") { isEmpty = true }
                }
                .sheet(isPresented: $isShown) {
                    VStack {
                        Text("Reminders")
                        Spacer()
                    }
                    .navigationTitle("Settings of lessons")
                }
                .fullScreenCover(isPresented: $isEmpty) {
                    if let chosen { Text("Lesson \\(chosen)") }
                }
            }
        }
        #Preview { Lessons() }
        """

    @Test func aSheetHasTheNamesOfSwiftUI() throws {
        let client = try Self.client(Self.lessons)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "Settings"]], "maxPixels": 0]).text
        #expect(acted.contains("sheet at (0, 59)"), "\(acted)")
        let all = client.call("explain", [:]).text
        #expect(all.contains("sheet is 393 × 793"), "\(all)")
        for word in ["presented is", "presentations", "SheetFrame"] { #expect(!(acted + all).contains(word), "\(all)") }
    }

    /// The content of a sheet is written in the body that presents it, and laid out elsewhere.
    @Test func whatIsInASheetHasItsLines() throws {
        let client = try Self.client(Self.lessons)
        defer { client.end() }
        _ = client.call("act", ["actions": [["tap": "Settings"]], "maxPixels": 0])
        let text = client.call("explain", ["view": "Reminders"]).text
        #expect(text.contains(#/Text "Reminders" is .* View\.swift:13\n/#), "\(text)")
        let all = client.call("explain", [:]).text
        #expect(all.contains(#/sheet is .* View\.swift:11\n/#), "\(all)")
        #expect(all.contains(#/VStack is .* in the window\. +View\.swift:12\n/#), "\(all)")
    }

    @Test func aTitleInASheetThatNoBarShowsIsSaid() throws {
        let client = try Self.client(Self.lessons)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "Settings"]], "maxPixels": 0]).text
        #expect(acted.contains(#"no bar shows .navigationTitle("Settings of lessons"): no NavigationStack is around"#))
        #expect(acted.contains("the view that presents it (View.swift:16)"), "\(acted)")
    }

    @Test func anEmptyCoverNamesItsCondition() throws {
        let client = try Self.client(Self.lessons)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "Chosen"]], "maxPixels": 0]).text
        #expect(acted.contains("the full screen cover has no elements, written in View.swift:18"), "\(acted)")
        #expect(acted.contains("its content is in 'if let chosen' (View.swift:19), which is not met"), "\(acted)")
    }

    @Test func aRuntimeIssueHasTheLineOfItsView() throws {
        let client = try Self.client("""
            struct Player: Identifiable { let id = 7, name: String }
            struct Team: View {
                let players = [Player(name: "Ama"), Player(name: "Kofi")]
                var body: some View {
                    VStack {
                        ForEach(players) { Text($0.name) }
                    }
                }
            }
            #Preview { Team() }
            """)
        defer { client.end() }
        for tool in ["show", "check"] {
            let text = client.call(tool, tool == "show" ? ["maxPixels": 0] : [:]).text
            #expect(text.contains("at    Team ▸ VStack ▸ ForEach (View.swift:7)"), "\(text)")
            #expect(text.contains("another value of id of Player (View.swift:2)"), "\(text)")
        }
    }

    @Test func aTapThatMissesItsRowNamesTheGesture() throws {
        let client = try Self.client("""
            struct Row: View {
                var body: some View {
                    HStack { Text("Profile"); Spacer(); Text("…") }
                        .onTapGesture {}
                }
            }
            #Preview { Row() }
            """)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "200,438"]], "maxPixels": 0]).text
        #expect(acted.contains("a gesture around that point (View.swift:5) takes touches only where its view draws"))
        #expect(acted.contains(".contentShape(Rectangle()) before the gesture"), "\(acted)")
    }

    @Test func whatIsInFrontOfAButtonHasItsLine() throws {
        let client = try Self.client("""
            struct Offer: View {
                @State private var bought = 0
                var body: some View {
                    Button("Buy") { bought += 1 }.frame(width: 200, height: 200)
                        .overlay { LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom) }
                }
            }
            #Preview { Offer() }
            """)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "Buy"]], "maxPixels": 0]).text
        #expect(acted.contains("in front is the LinearGradient (View.swift:6)"), "\(acted)")
    }

    @Test func theTintInForceIsExplained() throws {
        let client = try Self.client("""
            struct Order: View {
                var body: some View {
                    VStack {
                        Button("Nearest") {}.tint(.green)
                        HStack { Button("Outer") {} }
                        Button("Grey") {}.foregroundStyle(.gray)
                    }
                    .tint(.orange)
                }
            }
            #Preview { Order() }
            """)
        defer { client.end() }
        let nearest = client.call("explain", ["view": "Nearest"]).text
        #expect(nearest.contains(#/tint +#\w+, from \.tint\(\.green\), which is nearer than/#), "\(nearest)")
        #expect(nearest.contains(#/\.tint\(\.orange\) of VStack|of VStack/#), "\(nearest)")
        let outer = client.call("explain", ["view": "Outer"]).text
        #expect(outer.contains(#/tint +#\w+, from \.tint\(\.orange\) of VStack +View\.swift:9/#), "\(outer)")
        let grey = client.call("explain", ["view": "Grey"]).text
        #expect(grey.contains("which a label takes before the tint"), "\(grey)")
    }

    /// What a view shows is made where the members are declared that its arguments name.
    @Test func theMembersThatAViewShowsHaveTheirLines() throws {
        let client = try Self.client("""
            struct Ticket: View {
                private var day: String { "Thursday" }
                @State var volume = 0.5
                var body: some View {
                    VStack {
                        Text(day)
                        Text(volume, format: .percent)
                        ForEach(["a"], id: \\.self) { day in Text(day + "!") }
                    }
                }
            }
            #Preview { Ticket() }
            """)
        defer { client.end() }
        let day = client.call("explain", ["view": "Thursday"]).text
        #expect(day.contains(#/var day: String +View\.swift:3\n/#), "\(day)")
        let volume = client.call("explain", ["view": "50%"]).text
        #expect(volume.contains(#/@State var volume +View\.swift:4\n/#), "\(volume)")
        // The parameter of a closure is another one.
        #expect(!client.call("explain", ["view": "a!"]).text.contains("View.swift:3"))
    }

    @Test func adviceNamesTheLinesOfWhatItIsAbout() throws {
        let client = try Self.client("""
            struct Notice: View {
                var body: some View {
                    ScrollView {
                        VStack { Text("Welcome"); Spacer(); Text("Terms") }
                    }
                }
            }
            #Preview { Notice() }
            """)
        defer { client.end() }
        let text = client.call("explain", ["view": "Spacer"]).text
        #expect(text.contains("the ScrollView (View.swift:4) proposes a nil height"), "\(text)")
    }

    @Test func aStretchedImageSaysItsOwnRatio() throws {
        let client = try Self.client("""
            struct Favourite: View {
                var body: some View {
                    Image(systemName: "heart.fill").resizable().frame(width: 240, height: 80)
                }
            }
            #Preview { Favourite() }
            """)
        defer { client.end() }
        let text = client.call("explain", ["view": "Image"]).text
        #expect(text.contains("another ratio: a resizable image is stretched"), "\(text)")
    }

    @Test func anAnimationThatIsTakenAwayIsSaid() throws {
        let client = try Self.client("""
            struct Door: View {
                @State private var isOpen = false
                var body: some View {
                    VStack {
                        Color.red.frame(width: isOpen ? 200 : 80, height: 120).animation(nil, value: isOpen)
                        Button("Open") { withAnimation { isOpen.toggle() } }
                    }
                }
            }
            #Preview { Door() }
            """)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "Open"]], "maxPixels": 0]).text
        #expect(acted.contains(".animation(nil, value: isOpen) takes away the animation of"), "\(acted)")
        // The button stays where it is, although the stack around it has another frame.
        #expect(!acted.contains("Button from"), "\(acted)")
    }

    @Test func aLayoutOfTheProgramHasTheLineOfItsSize() throws {
        let client = try Self.client("""
            struct Rows: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let size = CGSize(width: 100, height: 20)
                    return size
                }
                func placeSubviews(
                    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
                ) {}
            }
            #Preview { Rows { Text("One") } }
            """)
        defer { client.end() }
        let text = client.call("explain", ["view": "Rows"]).text
        #expect(text.contains(#/sizeThatFits of Rows returned it +View\.swift:5\n/#), "\(text)")
    }

    /// A title that is computed is not at a literal elsewhere that says the same.
    @Test func aComputedTitleHasItsOwnLine() throws {
        let client = try Self.client("""
            struct Screen: View {
                let names = ["Settings"]
                var body: some View {
                    NavigationStack {
                        Text("Content")
                            .navigationTitle(names[0])
                            .toolbar { Button("Settings") {} }
                    }
                }
            }
            #Preview { Screen() }
            """)
        defer { client.end() }
        let tree = client.call("tree", [:]).text
        let titles = tree.split(separator: "\n").filter { $0.contains("Text(text: Settings)") }
        #expect(titles.contains { $0.contains("View.swift:7") }, "\(tree)")
    }

    /// Nodes of the framework have names of their own, which are no views of SwiftUI.
    @Test func aTreeNamesControlsAsSwiftUIDoes() throws {
        let client = try Self.client("""
            #Preview { Button("Buy") {}.background(.red) }
            """)
        defer { client.end() }
        let tree = client.call("tree", [:]).text
        #expect(tree.contains("Button  proposed") && tree.contains("content  proposed"), "\(tree)")
        #expect(!tree.contains("secondary"), "\(tree)")
    }
}
