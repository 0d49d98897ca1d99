import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private enum Old {
    struct Fruit: Hashable { var name: String }
    struct Number: Hashable { var value: Int }
    struct Screen: View {
        @State var path = NavigationPath()
        var body: some View {
            Button("Push") {
                path.append(Fruit(name: "Plum"))
                path.append("Pit")
                path.append(Number(value: 3))
            }
        }
    }
}

private enum New {
    struct Fruit: Hashable { var name: String }
    struct Screen: View {
        @State var path = NavigationPath()
        var body: some View {
            NavigationStack(path: $path) {
                Text("Root \(path.count)")
                    .navigationDestination(for: Fruit.self) { fruit in
                        Text(fruit.name).navigationDestination(for: String.self) { Text("\($0) of \(path.count)") }
                    }
            }
        }
    }
}

/// The same stack in two builds, without a path of its own: links push values.
private enum OldLinks {
    struct Fruit: Hashable { var name: String }
    struct Screen: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Plum", value: Fruit(name: "Plum"))
                    .navigationDestination(for: Fruit.self) { fruit in
                        NavigationLink("Pit", value: 7).navigationDestination(for: Int.self) { Text("old \($0)") }
                    }
            }
        }
    }
}

private enum NewLinks {
    struct Fruit: Hashable { var name: String }
    struct Screen: View {
        var hasNumbers = true
        var body: some View {
            NavigationStack {
                Text("Root").navigationDestination(for: Fruit.self) { fruit in
                    if hasNumbers {
                        Text("new \(fruit.name)").navigationDestination(for: Int.self) { Text("new \($0)") }
                    } else {
                        Text("only \(fruit.name)")
                    }
                }
            }
        }
    }
}

@Suite("A navigation path of an older build")
@MainActor
struct CarriedPathTests {
    /// The destination of the second value is declared by the screen of the first. The third has none any more.
    @Test func valuesFindTheirDestinationsAndTheRestIsPopped() {
        let configuration = HostConfiguration(size: CGSize(width: 300, height: 500), design: .ios17)
        let old = ViewHost(rootView: Old.Screen(), configuration: configuration)
        #expect(old.tap(text: "Push") == true)
        let host = ViewHost(rootView: New.Screen(), configuration: configuration, seeds: StateSeeds(keeping: old.graph))
        host.settle()
        host.advance(to: 1)
        host.settle()
        #expect(!host.graph.nodes(showing: "Pit of 2").isEmpty)
        #expect(host.issues.isEmpty)
        #expect(host.tap(text: "Back") == true)
        host.advance(to: 2)
        host.settle()
        #expect(!host.graph.nodes(showing: "Plum").isEmpty)
    }

    @Test(arguments: [true, false]) func aStackWithoutAPathKeepsItsScreens(hasNumbers: Bool) {
        let configuration = HostConfiguration(size: CGSize(width: 300, height: 500), design: .ios17)
        let old = ViewHost(rootView: OldLinks.Screen(), configuration: configuration)
        #expect(old.tap(text: "Plum") == true)
        old.advance(to: 1)
        #expect(old.tap(text: "Pit") == true)
        old.advance(to: 2)
        old.settle()
        #expect(!old.graph.nodes(showing: "old 7").isEmpty)
        let host = ViewHost(rootView: NewLinks.Screen(hasNumbers: hasNumbers), configuration: configuration,
                            seeds: StateSeeds(keeping: old.graph))
        host.settle()
        host.advance(to: 1)
        host.settle()
        #expect(!host.graph.nodes(showing: hasNumbers ? "new 7" : "only Plum").isEmpty)
        #expect(host.graph.nodes(showing: hasNumbers ? "only Plum" : "new 7").isEmpty)
    }
}
