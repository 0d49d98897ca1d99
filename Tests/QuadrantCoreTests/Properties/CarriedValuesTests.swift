import Combine
import Foundation
import Observation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Types of a program in an older and a newer build: they have the same names, and no coding.
private enum Old {
    struct Item: Hashable, Identifiable {
        var id: Int
        var name: String
        var color: Color?
    }
    enum Route: Hashable {
        case home, settings
        case item(Item)
        case page(Int, title: String)
    }
    @Observable final class Model {
        var count = 0
        var items: [Item] = []
        var route = Route.home
        var child: Child? = nil
        var gone = 1
    }
    @Observable final class Child {
        var text = "old"
    }
    final class Store: ObservableObject {
        @Published var names: [String] = []
        @Published var item: Item?
        let made = "old"
    }
    struct Screen: View {
        @State var item: Item?
        @State var path: [Route] = []
        @State var table: [Route: Set<Item>] = [:]
        @State var pair = (Item(id: 0, name: ""), 1)
        @State var model = Model()
        @StateObject var store = Store()
        var body: some View {
            Button("Change") {
                item = Item(id: 3, name: "Ann", color: .red)
                path = [.home, .item(Item(id: 4, name: "Bob")), .page(5, title: "Five"), .settings]
                table = [.settings: [Item(id: 6, name: "Cid")]]
                pair = (Item(id: 7, name: "Dee"), 2)
                model.count = 8
                model.items = [Item(id: 9, name: "Eve")]
                model.route = .page(10, title: "Ten")
                model.child = Child()
                model.child?.text = "changed"
                model.gone = 11
                store.names = ["Fay"]
                store.item = item
            }
        }
    }
}

private enum New {
    struct Item: Hashable, Identifiable {
        var id: Int
        var name: String
        var note: String?
        var color: Color?
    }
    enum Route: Hashable {
        case start, home
        case page(Int, title: String)
        case item(Item)
        case settings
    }
    @Observable final class Model {
        var items: [Item] = []
        var route = Route.start
        var count = 1
        var child: Child? = nil
        var gone = "another type"
    }
    @Observable final class Child {
        var text = "new"
    }
    final class Store: ObservableObject {
        @Published var item: Item?
        @Published var names: [String] = []
        let made = "new"
        var changes = 0
        var feed: AnyCancellable?
        init() { feed = objectWillChange.sink { [weak self] in self?.changes += 1 } }
    }
    struct Screen: View {
        @State var item: Item?
        @State var path: [Route] = []
        @State var table: [Route: Set<Item>] = [:]
        @State var pair = (Item(id: 0, name: ""), 1)
        @State var model = Model()
        @StateObject var store = Store()
        var body: some View {
            VStack {
                Text("item \(item?.id ?? 0) \(item?.name ?? "none") \(item?.note ?? "nil") \(item?.color == .red)")
                Text("path \(words)")
                Text("table \(table[.settings]?.map(\.name) ?? [])")
                Text("pair \(pair.0.name) \(pair.1)")
                Text("model \(model.count) \(model.items.map(\.name)) \(model.child?.text ?? "none") \(model.gone)")
                Text("route \(title(model.route))")
                Text("store \(store.names) \(store.item?.name ?? "none") \(store.made)")
                Button("More") {
                    model.count += 1
                    store.names.append("Gil")
                }
                Text("changes \(store.changes)")
            }
        }
        private var words: String { path.map(title).joined(separator: ", ") }
        private func title(_ route: Route) -> String {
            switch route {
            case .start: "start"
            case .home: "home"
            case .settings: "settings"
            case .item(let item): "item \(item.name)"
            case .page(let number, let title): "page \(number) \(title)"
            }
        }
    }
}

/// Enumerations with type parameters and with boxes, and a model with a superclass, in both builds.
private enum OldKinds {
    struct Item: Hashable { var id: Int }
    enum Loading<Value: Hashable>: Hashable {
        case idle
        case loaded(Value)
        case failed(String, retries: Int)
    }
    indirect enum Tree: Hashable {
        case leaf(Item)
        case branch(Tree, Tree)
        case empty
    }
    class Base: ObservableObject {
        @Published var count = 0
    }
    final class Model: Base {
        @Published var items: [Item] = []
    }
    struct Screen: View {
        @State var loading = Loading<Item>.idle
        @State var failure = Loading<[Item]>.idle
        @State var tree = Tree.empty
        @StateObject var model = Model()
        @State var observable = Second()
        var body: some View {
            Button("Change") {
                loading = .loaded(Item(id: 1))
                failure = .failed("no network", retries: 2)
                tree = .branch(.leaf(Item(id: 3)), .branch(.empty, .leaf(Item(id: 4))))
                model.count = 5
                model.items = [Item(id: 6)]
                observable.count = 7
                observable.tree = .leaf(Item(id: 8))
            }
        }
    }
    @Observable class First { var count = 0 }
    @Observable final class Second: First { var tree = Tree.empty }
}

private enum NewKinds {
    struct Item: Hashable { var id: Int }
    enum Loading<Value: Hashable>: Hashable {
        case idle, waiting
        case failed(String, retries: Int)
        case loaded(Value)
    }
    enum Tree: Hashable {
        case empty
        indirect case branch(Tree, Tree)
        case leaf(Item)
    }
    class Base: ObservableObject {
        @Published var name = ""
        @Published var count = 0
    }
    final class Model: Base {
        @Published var items: [Item] = []
    }
    @Observable class First { var count = 0 }
    @Observable final class Second: First { var tree = Tree.empty }
    struct Screen: View {
        @State var loading = Loading<Item>.waiting
        @State var failure = Loading<[Item]>.idle
        @State var tree = Tree.empty
        @StateObject var model = Model()
        @State var observable = Second()
        var body: some View {
            VStack {
                switch loading {
                case .loaded(let item): Text("loaded \(item.id)")
                default: Text("not loaded")
                }
                switch failure {
                case .failed(let reason, let retries): Text("failed \(reason) \(retries)")
                default: Text("not failed")
                }
                Text("tree \(words(tree))")
                Text("model \(model.count) \(model.items.map(\.id))")
                Text("observable \(observable.count) \(words(observable.tree))")
                Button("More") { observable.count += 1 }
            }
        }
        private func words(_ tree: Tree) -> String {
            switch tree {
            case .empty: "-"
            case .leaf(let item): "\(item.id)"
            case .branch(let left, let right): "(\(words(left)) \(words(right)))"
            }
        }
    }
}

/// Objects that refer to each other, in both builds.
private enum OldTree {
    @Observable final class Node {
        var name: String
        var parent: Node?
        var children: [Node] = []
        init(_ name: String) { self.name = name }
        func add(_ child: Node) {
            children.append(child)
            child.parent = self
        }
    }
    struct Screen: View {
        @State var root: Node?
        var body: some View {
            Button("Change") {
                let node = Node("root")
                node.add(Node("a"))
                node.add(Node("b"))
                root = node
            }
        }
    }
}

private enum NewTree {
    @Observable final class Node {
        var children: [Node] = []
        var parent: Node?
        var name: String
        init(_ name: String) { self.name = name }
    }
    struct Screen: View {
        @State var root: Node?
        var body: some View {
            Text("\(root?.name ?? "-") \(root?.children.map(\.name) ?? [])")
            Text("parents \(root?.children.allSatisfy { $0.parent === root } ?? false)")
        }
    }
}

@Suite("Values of the program's own types in the next build")
@MainActor
struct CarriedValuesTests {
    /// The new screen with the state of the old one, after its button was pressed.
    private func rebuilt() -> (scene: ViewHost, lost: [String]) {
        let configuration = HostConfiguration(size: CGSize(width: 600, height: 600))
        let old = ViewHost(rootView: Old.Screen(), configuration: configuration)
        #expect(old.tap(text: "Change") == true)
        let seeds = StateSeeds(keeping: old.graph)
        return (ViewHost(rootView: New.Screen(), configuration: configuration, seeds: seeds), seeds.lost)
    }

    private func shows(_ text: String, _ host: ViewHost) -> Bool {
        host.settle()
        return !host.graph.nodes(showing: text).isEmpty
    }

    /// A property that is new and optional is nil; other orders and further cases change nothing.
    @Test func structuresAndEnumerationsAreMadeOfTheirParts() {
        let host = rebuilt().scene
        let texts = ["item 3 Ann nil true", "path home, item Bob, page 5 Five, settings", "table [\"Cid\"]",
                     "pair Dee 2"]
        for text in texts {
            #expect(shows(text, host), "\(text)")
        }
    }

    /// What has another type begins anew, and is said.
    @Test func modelsKeepTheirProperties() {
        let (host, lost) = rebuilt()
        #expect(shows("model 8 [\"Eve\"] changed another type", host))
        #expect(shows("route page 10 Ten", host))
        #expect(lost == ["Screen.model: the property 'gone' of Model"])
    }

    /// The second field of the row of element 7, in another container.
    @Test func theFocusStays() throws {
        struct Row: View {
            let number: Int
            let isNew: Bool
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("First", text: $text)
                    TextField("Second \(number)", text: $text).focused($isFocused)
                    Text("\(number) \(isFocused) \(isNew)")
                }
            }
        }
        struct Form: View {
            let numbers: [Int]
            let isNew: Bool
            var body: some View { VStack { ForEach(numbers, id: \.self) { Row(number: $0, isNew: isNew) } } }
        }
        let configuration = HostConfiguration(size: CGSize(width: 300, height: 600))
        let old = ViewHost(rootView: Form(numbers: [5, 7], isNew: false), configuration: configuration)
        #expect(old.tap(at: try old.point(of: "Second 7")))
        #expect(shows("7 true false", old))
        let host = ViewHost(rootView: Form(numbers: [7, 8, 5], isNew: true), configuration: configuration)
        host.settle()
        host.graph.focus(at: try #require(old.graph.focusPlace))
        #expect(shows("7 true true", host) && shows("8 false true", host) && shows("5 false true", host))
    }

    /// The objects are those of the new build: they are observed, and their own subscriptions work.
    @Test func objectsAreThoseOfTheNewBuild() {
        let host = rebuilt().scene
        #expect(shows("store [\"Fay\"] Ann new", host), "a constant is the new code's")
        #expect(host.tap(text: "More") == true)
        #expect(shows("model 9 [\"Eve\"] changed another type", host))
        #expect(shows("store [\"Fay\", \"Gil\"] Ann new", host))
        #expect(shows("changes 1", host))
    }

    @Test func objectsMayReferToEachOther() {
        let configuration = HostConfiguration(size: CGSize(width: 600, height: 600))
        let old = ViewHost(rootView: OldTree.Screen(), configuration: configuration)
        #expect(old.tap(text: "Change") == true)
        let seeds = StateSeeds(keeping: old.graph)
        let host = ViewHost(rootView: NewTree.Screen(), configuration: configuration, seeds: seeds)
        #expect(shows("root [\"a\", \"b\"]", host) && shows("parents true", host))
        #expect(seeds.lost == [])
    }

    @Test func boxesTypeParametersAndSuperclassesAreCarried() {
        let configuration = HostConfiguration(size: CGSize(width: 600, height: 600))
        let old = ViewHost(rootView: OldKinds.Screen(), configuration: configuration)
        #expect(old.tap(text: "Change") == true)
        let seeds = StateSeeds(keeping: old.graph)
        let host = ViewHost(rootView: NewKinds.Screen(), configuration: configuration, seeds: seeds)
        let texts = ["loaded 1", "failed no network 2", "tree (3 (- 4))", "model 5 [6]", "observable 7 8"]
        for text in texts {
            #expect(shows(text, host), "\(text)")
        }
        #expect(host.tap(text: "More") == true)
        #expect(shows("observable 8 8", host), "the object is observed")
        #expect(seeds.lost == [])
    }
}
