import Foundation
import Observation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Observable private final class Book {
    var title = "t"
    var pages = 1
    var chapters: [Chapter] = []
}

@Observable private final class Chapter: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int) {
        self.id = id
        name = "c\(id)"
    }
}

private struct Title: View {
    let book: Book
    var body: some View { Text("title \(book.title)") }
}

private struct Pages: View {
    let book: Book
    var body: some View { Text("pages \(book.pages)") }
}

@Suite @MainActor struct ObservationTests {
    @Test func onlyBodiesThatReadAPropertyRunAgain() {
        let book = Book()
        let scene = ViewHarness {
            VStack {
                Title(book: book)
                Pages(book: book)
            }
        }
        #expect(scene.work { book.pages = 2 }.bodies == 1)
        #expect(scene.shows("pages 2"))
        #expect(scene.work { book.title = "u" }.bodies == 1)
        #expect(scene.shows("title u"))
        #expect(scene.work { book.chapters = [Chapter(1)] }.bodies == 0)
    }

    @Test func whatIsReadNoLongerRunsNothing() {
        struct Either: View {
            let book: Book
            let readsTitle: Input<Bool>
            var body: some View { Text(readsTitle.value ? "title \(book.title)" : "pages \(book.pages)") }
        }
        let book = Book(), readsTitle = Input(true)
        let scene = ViewHarness { Either(book: book, readsTitle: readsTitle) }
        readsTitle.value = false
        scene.settle()
        #expect(scene.work { book.title = "u" }.bodies == 0)
        #expect(scene.work { book.pages = 5 }.bodies == 1)
        // Once more, after this type of view is known to read objects.
        readsTitle.value = true
        scene.settle()
        #expect(scene.work { book.pages = 6 }.bodies == 0)
        #expect(scene.work { book.title = "v" }.bodies == 1)
        #expect(scene.shows("title v"))
    }

    @Test func aRowOfALoopRunsAlone() {
        let book = Book()
        book.chapters = (0..<50).map(Chapter.init)
        let scene = ViewHarness { VStack { ForEach(book.chapters) { Text($0.name) } } }
        let work = scene.work { book.chapters[7].name = "seven" }
        #expect(work.bodies == 0 && scene.shows("seven"))
        book.chapters.append(Chapter(50))
        scene.settle()
        #expect(scene.shows("c50"))
    }

    @Test func stateReadInALoopIsRecorded() {
        struct Loop: View {
            @State var count = 0
            var body: some View {
                VStack {
                    ForEach(0..<2, id: \.self) { Text("row \($0) \(count)") }
                    Button("more") { count += 1 }
                }
            }
        }
        let scene = ViewHarness { Loop() }
        scene.tap("more")
        #expect(scene.shows("row 0 1") && scene.shows("row 1 1"))
    }

    @Test func objectsAreReadWhereAViewKnowsItsSize() {
        let book = Book()
        let scene = ViewHarness(offering: 100, 100) { GeometryReader { _ in Text("p \(book.pages)") } }
        book.pages = 3
        scene.settle()
        #expect(scene.shows("p 3"))
    }

    @Test func bindingsToAnObjectAreMade() {
        struct Editor: View {
            @Bindable var book: Book
            var body: some View {
                VStack {
                    Text("n \(book.pages)")
                    Adder(value: $book.pages)
                }
            }
        }
        struct Adder: View {
            @Binding var value: Int
            var body: some View { Button("add") { value += 1 } }
        }
        let scene = ViewHarness { Editor(book: Book()) }
        scene.tap("add")
        #expect(scene.shows("n 2"))
    }

    @Test func anObjectInStateLastsAndIsWatched() {
        struct Reader: View {
            @State private var book = Book()
            var body: some View {
                VStack {
                    Text("n \(book.pages)")
                    Button("add") { book.pages += 1 }
                }
            }
        }
        let turn = Input(0)
        let scene = ViewHarness {
            Text("\(turn.value)")
            Reader()
        }
        scene.tap("add")
        turn.value = 1
        scene.settle()
        #expect(scene.shows("n 2"))
    }

    @Test func anObjectIsHandedDownByItsType() {
        struct Deep: View {
            @Environment(Book.self) var book
            var body: some View { Text("deep \(book.title)") }
        }
        struct Maybe: View {
            @Environment(Book.self) var book: Book?
            var body: some View { Text("maybe \(book?.title ?? "none")") }
        }
        let book = Book()
        let scene = ViewHarness {
            VStack {
                Deep()
                Maybe()
            }
            .environment(book)
            Maybe()
        }
        #expect(scene.shows("deep t") && scene.shows("maybe t") && scene.shows("maybe none"))
        #expect(scene.work { book.title = "u" }.bodies == 2)
        #expect(scene.shows("deep u") && scene.shows("maybe u"))
        let missing = ViewHarness { Deep() }
        #expect(missing.takeReports().map(\.fix) == ["Add .environment(…) with a Book to a view around it."])
    }

    @Test func aChangeFromAnotherThreadArrivesWithTheNextFrame() async {
        let book = Book()
        let scene = ViewHarness { Pages(book: book) }
        nonisolated(unsafe) let shared = book
        for count in [2, 3, 4] {
            await Task.detached { shared.pages = count }.value
            scene.settle()
            #expect(scene.shows("pages \(count)"))
        }
    }

    @Test func viewsLeaveNothingBehindInTheirObjects() {
        let book = Book(), first = Input(0)
        weak var gone: ViewHarness?
        do {
            let scene = ViewHarness(isChecked: false) {
                VStack { ForEach(first.value..<first.value + 10, id: \.self) { _ in Pages(book: book) } }
            }
            gone = scene
            for step in 1...100 {
                first.value = step * 10
                scene.settle()
            }
            #expect(scene.work { book.pages = 2 }.bodies == 10)
        }
        #expect(gone == nil)
        book.pages = 3
    }

    @Test func aBindableProjectsItself() {
        let book = Book(), bindable = Bindable(wrappedValue: book)
        let again = Bindable(projectedValue: bindable.projectedValue)
        again.title.wrappedValue = "b"
        #expect(book.title == "b" && again.wrappedValue === book)
    }
}
