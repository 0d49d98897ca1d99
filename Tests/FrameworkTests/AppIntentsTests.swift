import AppIntents
import Foundation
import QuadrantHost
import QuadrantTesting
import SwiftUI
import Testing

@MainActor @Suite("AppIntents")
struct AppIntentsTests {
    /// What the intents of these tests have done.
    private actor Journal {
        static let shared = Journal()
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    private struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add"
        static let description: IntentDescription? = "Adds two numbers."
        @Parameter(title: "First", default: 2) var first: Int
        @Parameter(title: "Second", inclusiveRange: (0, 10)) var second: Int
        @Parameter(title: "Note") var note: String?
        static var parameterSummary: some ParameterSummary { Summary("Add \(\.$first) to \(\.$second)") { \.$note } }

        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            .result(value: first + second, dialog: "The sum is \(first + second)")
        }
    }
    private struct Note: AppIntent {
        static let title: LocalizedStringResource = "Note"
        @Parameter(title: "Line") var line: String
        init() {}
        init(line: String) { self.line = line }
        func perform() async throws -> some IntentResult {
            await Journal.shared.add(line)
            return .result()
        }
    }
    private enum Size: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small one"]
    }
    private struct Book: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Book] { identifiers.map { Book(id: $0) } }
        }
        let id: Int
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
        static let defaultQuery = Query()
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Book \(id)") }
    }
    private struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Add(), phrases: ["Add with \(.applicationName)", "Add \(\.$first)"],
                        shortTitle: "Add", systemImageName: "plus")
        }
    }

    @Test func parametersHaveTheirDefaultsOrWhatIsSet() async throws {
        let intent = Add()
        #expect(intent.first == 2)
        #expect(intent.note == nil)
        intent.second = 5
        #expect(try await intent.perform().value == 7)
        #expect(Add.openAppWhenRun == false && Add.description?.descriptionText == "Adds two numbers.")
    }

    @Test func thereIsNoPersonToAsk() async {
        await #expect(throws: AppIntentError.self) { try await Add().$second.requestValue("Which?") }
    }

    /// A sentence for each kind, an error that is thrown to ask, and a shortcut without a short name.
    private struct Pack: AppIntent, AppShortcutsProvider {
        static let title: LocalizedStringResource = "Pack"
        @Parameter(title: "Size") var size: Size
        @Parameter(title: "Gift", default: false) var isGift: Bool
        static var parameterSummary: some ParameterSummary {
            Switch(\Pack.$size) {
                Case(Size.small) {
                    When(\Pack.$isGift, .equalTo, true, { Summary("Wrap \(\.$size)") { \.$isGift } }, otherwise: {
                        Summary("Pack \(\.$size)")
                    })
                }
                DefaultCase { Summary("Pack it") }
            }
        }
        func perform() async throws -> some IntentResult {
            guard isGift else { throw $size.needsDisambiguationError(among: [.small, .large]) }
            if size == .small { throw $isGift.requestValue("Really?") }
            return .result()
        }
        static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: Pack(), phrases: ["Pack in \(.applicationName)"], systemImageName: "gift")
        }
    }
    @Test func anIntentAsksByAnErrorThatItThrows() async {
        await #expect(throws: (any Error).self) { _ = try await Pack().perform() }
        #expect(Pack.appShortcuts.map(\.systemImageName) == ["gift"])
    }

    @Test func aButtonPerformsAnIntent() async throws {
        let scene = ViewHarness(offering: 200, 60) { Button("Write", intent: Note(line: "written")) }
        scene.tap("Write")
        for _ in 0..<500 where await Journal.shared.lines.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(await Journal.shared.lines == ["written"])
    }

    @Test func valuesHaveNames() async throws {
        #expect(Size.small.displayRepresentation.title == "Small one")
        #expect(Size.large.displayRepresentation.title == "large")
        #expect(try await Book.defaultQuery.entities(for: [3]).map(\.id) == [3])
        #expect(try await Book.defaultQuery.results().isEmpty)
        #expect(Shortcuts.appShortcuts.map(\.systemImageName) == ["plus"])
    }

    @Test func anAnswerHasOneOfSeveralViews() async throws {
        struct Tell: AppIntent {
            static let title: LocalizedStringResource = "Tell"
            var isEmpty = false
            func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
                guard !isEmpty else { return .result(dialog: IntentDialog("None"), view: EmptyView()) }
                return .result(dialog: "One", view: Text("One"))
            }
        }
        // Both answers have the same type, so that the function compiles.
        let whole = Tell(), empty = Tell(isEmpty: true)
        let answers = (try await whole.perform(), try await empty.perform())
        #expect(type(of: answers.0 as Any) == type(of: answers.1 as Any))
    }

    @Test func aTipShowsTheTitleOfItsIntentUntilItIsClosed() {
        let intent = Note(line: "")
        let scene = ViewHarness(offering: 300, 100) { SiriTipView(intent: intent).siriTipViewStyle(.dark) }
        #expect(scene.sizeThatFits(300, nil).height > 40)
        #expect(scene.host.graph.nodes(showing: "“Note”").count == 1)
        let hidden = ViewHarness(offering: 300, 100) { SiriTipView(intent: intent, isVisible: .constant(false)) }
        #expect(hidden.sizeThatFits(300, nil).height == 0)
        #expect(hidden.host.graph.nodes(showing: "“Note”").isEmpty)
    }

    @MainActor @Test func aCameraSharesAValueOfLimitedSize() async throws {
        struct Capture: CameraCaptureIntent {
            typealias AppContext = String
            static let title: LocalizedStringResource = "Capture"
            func perform() async throws -> some IntentResult { .result() }
        }
        #expect(try await Capture.appContext == nil)
        try await Capture.updateAppContext("front")
        #expect(try await Capture.appContext == "front")
        await #expect(throws: CocoaError.self) {
            try await Capture.updateAppContext(String(repeating: "x", count: 5_000))
        }
    }

    @Test func dependenciesAreMadeOnce() {
        let manager = AppDependencyManager.shared
        manager.add(dependency: Date())
        let first = AppDependency<Date>().wrappedValue, second = AppDependency<Date>().wrappedValue
        #expect(first == second)
        #expect(AppDependency(default: { 7 }).wrappedValue == 7)
    }
}
