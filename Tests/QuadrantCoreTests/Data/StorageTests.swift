import Combine
import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private enum Size: String { case small, large }
private enum Level: Int { case low = 1, high }

@Suite @MainActor struct StorageTests {
    @Test func aStoredValueIsSharedByItsKey() {
        struct Reader: View {
            @AppStorage("count") var count = 3
            var body: some View { Text("reads \(count)") }
        }
        struct Writer: View {
            @AppStorage("count") var count = 3
            var body: some View { Button("add") { count += 1 } }
        }
        let store = VolatileDefaults()
        let scene = ViewHarness {
            VStack {
                Reader()
                Writer()
            }
            .defaultAppStorage(store)
        }
        #expect(scene.shows("reads 3") && store.object(forKey: "count") == nil)
        scene.tap("add")
        #expect(scene.shows("reads 4") && store.object(forKey: "count") as? Int == 4)
    }

    @Test func aValueWrittenElsewhereIsSeenByTheNextFrame() {
        struct Reader: View {
            @AppStorage("name") var name = "unnamed"
            var body: some View { Text("by \(name)") }
        }
        let store = VolatileDefaults()
        let scene = ViewHarness { Reader().defaultAppStorage(store) }
        #expect(scene.work { store.set("Ada", forKey: "name") }.bodies == 1)
        #expect(scene.shows("by Ada"))
        store.removeObject(forKey: "name")
        scene.settle()
        #expect(scene.shows("by unnamed"))
    }

    @Test func anotherThreadAndActionsReadWhatWasWrittenLast() async {
        final class Kept: @unchecked Sendable { var binding: Binding<Int>! }
        struct Counter: View {
            let kept: Kept
            @AppStorage("count") var count = 0
            var body: some View {
                let _ = kept.binding = $count
                Text("c \(count)")
            }
        }
        let kept = Kept()
        let scene = ViewHarness { Counter(kept: kept).defaultAppStorage(VolatileDefaults()) }
        let seen = await Task.detached {
            for _ in 0..<10 { kept.binding.wrappedValue += 1 }
            return kept.binding.wrappedValue
        }.value
        #expect(seen == 10)
        kept.binding.wrappedValue += 1
        scene.settle()
        #expect(scene.shows("c 11"))
    }

    @Test func everyDocumentedTypeIsKept() {
        let store = VolatileDefaults()
        struct Values {
            @AppStorage var flag: Bool
            @AppStorage var size: Size
            @AppStorage var level: Level
            @AppStorage var place: URL
            @AppStorage var bytes: Data
            @AppStorage var ratio: Double
            @AppStorage var date: Date?
            @AppStorage var word: String?
            @AppStorage var maybe: Size?
            init(_ store: UserDefaults) {
                _flag = AppStorage(wrappedValue: false, "flag", store: store)
                _size = AppStorage(wrappedValue: .small, "size", store: store)
                _level = AppStorage(wrappedValue: .low, "level", store: store)
                _place = AppStorage(wrappedValue: URL(string: "https://a.example")!, "place", store: store)
                _bytes = AppStorage(wrappedValue: Data(), "bytes", store: store)
                _ratio = AppStorage(wrappedValue: 0.5, "ratio", store: store)
                _date = AppStorage("date", store: store)
                _word = AppStorage("word", store: store)
                _maybe = AppStorage("maybe", store: store)
            }
        }
        let values = Values(store)
        #expect(!values.flag && values.size == .small && values.date == nil && values.maybe == nil)
        values.flag = true
        values.size = .large
        values.level = .high
        values.place = URL(string: "https://b.example")!
        values.bytes = Data([1, 2])
        values.ratio = 0.25
        values.date = Date(timeIntervalSinceReferenceDate: 5)
        values.word = "w"
        values.maybe = .large
        let again = Values(store)
        #expect(again.flag && again.size == .large && again.level == .high && again.ratio == 0.25)
        #expect(again.place.absoluteString == "https://b.example" && again.bytes == Data([1, 2]))
        #expect(again.date == Date(timeIntervalSinceReferenceDate: 5) && again.word == "w" && again.maybe == .large)
        #expect(store.object(forKey: "size") as? String == "large" && store.object(forKey: "level") as? Int == 2)
        again.word = nil
        #expect(store.object(forKey: "word") == nil && values.word == nil)
        store.set("huge", forKey: "size")
        #expect(values.size == .small)
    }

    @Test func inAnObjectAStoredPropertyTells() {
        final class Settings: ObservableObject {
            @AppStorage("level", store: Settings.store) var level = 1
            nonisolated(unsafe) static let store = VolatileDefaults()
        }
        struct Panel: View {
            @ObservedObject var settings: Settings
            var body: some View { Text("level \(settings.level)") }
        }
        let settings = Settings()
        let scene = ViewHarness { Panel(settings: settings) }
        #expect(scene.work { settings.level = 2 }.bodies == 1)
        #expect(scene.shows("level 2"))
    }

    @Test func theUsersOwnDefaultsAreNotTouched() {
        struct Writer: View {
            @AppStorage("quadrant-test-key") var isOn = false
            var body: some View { Button("turn") { isOn.toggle() } }
        }
        let scene = ViewHarness { Writer() }
        scene.tap("turn")
        #expect(UserDefaults.standard.object(forKey: "quadrant-test-key") == nil)
    }

    @Test func aSceneSharesItsValuesByName() {
        struct Tab: View {
            @SceneStorage("tab") var tab = "home"
            let next: String
            var body: some View {
                VStack {
                    Text("\(next) sees \(tab)")
                    Button(next) { tab = next }
                }
            }
        }
        let scene = ViewHarness {
            Tab(next: "a")
            Tab(next: "b")
        }
        scene.tap("a")
        #expect(scene.shows("a sees a") && scene.shows("b sees a"))
        #expect(scene.host.graph.sceneValues.stored["tab"] as? String == "a")
        let other = ViewHarness { Tab(next: "a") }
        #expect(other.shows("a sees home"))
    }
}
