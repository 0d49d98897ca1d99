import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// When views appear and disappear, and in which order their actions run.
@Suite("Appearance", .serialized)
@MainActor
struct LifecycleTests {
    private final class Log { var entries: [String] = [] }

    private struct Named: View {
        let name: String
        let log: Log
        var body: some View {
            Probe(name, 20, 20)
                .onAppear { log.entries.append("+\(name)") }.onDisappear { log.entries.append("-\(name)") }
        }
    }

    /// A view with another id appears before the old one disappears; with the identity transition, which has nothing to
    /// show any more, after it (#33.53; a public test that also runs on Apple's SwiftUI).
    @Test(arguments: ["id", "if", "switch", "animated id", "animated if"])
    func whatReplacesAViewAppearsBeforeThatDisappears(way: String) {
        for isIdentity in [false, true] {
            let log = Log(), turn = Input(false)
            let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
                VStack {
                    if way.hasSuffix("id") {
                        one(turn.value ? "b" : "a", log, isIdentity).id(turn.value)
                    } else if way.hasSuffix("if") {
                        if turn.value { one("b", log, isIdentity) } else { one("a", log, isIdentity) }
                    } else {
                        switch turn.value {
                        case true: one("b", log, isIdentity)
                        case false: one("a", log, isIdentity)
                        }
                    }
                }
            }
            #expect(log.entries == ["+a"])
            if way.hasPrefix("animated") {
                withAnimation(.linear(duration: 1)) { turn.value = true }
            } else {
                turn.value = true
            }
            scene.settle()
            scene.at(1)
            #expect(log.entries == (isIdentity ? ["+a", "-a", "+b"] : ["+a", "+b", "-a"]), "\(way), \(isIdentity)")
        }
    }

    @ViewBuilder private func one(_ name: String, _ log: Log, _ isIdentity: Bool) -> some View {
        if isIdentity { Named(name: name, log: log).transition(.identity) } else { Named(name: name, log: log) }
    }

    private enum Holder: CaseIterable { case column, row, layers, lazyColumn, grid, background }

    @ViewBuilder private func hold(_ holder: Holder, @ViewBuilder _ content: () -> some View) -> some View {
        switch holder {
        case .column: VStack { content() }
        case .row: HStack { content() }
        case .layers: ZStack { content() }
        case .lazyColumn: ScrollView { LazyVStack { content() } }
        case .grid: Grid { GridRow { content() } }
        case .background: Color.red.background { content() }
        }
    }

    /// Around several views an action runs once, for the first that appears and the last that disappears; that one
    /// replaces another is neither.
    @Test(arguments: Holder.allCases)
    private func severalViewsAppearOnce(in holder: Holder) {
        let log = Log(), turn = Input(false)
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
            hold(holder) {
                Group { if turn.value { Named(name: "right", log: log) } else { Named(name: "left", log: log) } }
                    .onAppear { log.entries.append("+group") }
                    .onDisappear { log.entries.append("-group") }
            }
        }
        #expect(log.entries == ["+left", "+group"])
        turn.value = true
        scene.settle()
        #expect(log.entries == ["+left", "+group", "+right", "-left"])
    }

    /// A list replaces rows one after the other, so that the group is gone in between (#33.1).
    @Test func aListTakesTheOldRowAwayBeforeTheNextComes() {
        let log = Log(), turn = Input(false)
        let scene = ViewHarness(offering: 300, 300, evaluatesTwice: false) {
            List {
                Group { if turn.value { Named(name: "right", log: log) } else { Named(name: "left", log: log) } }
                    .onAppear { log.entries.append("+group") }
            }
        }
        #expect(log.entries == ["+left", "+group"])
        for (value, name) in [(true, "right"), (false, "left"), (true, "right")] {
            log.entries = []
            turn.value = value
            scene.settle()
            #expect(log.entries.filter { $0.hasPrefix("+") } == ["+\(name)", "+group"])
        }
    }

    /// A row that stays keeps the group.
    @Test func aListThatKeepsARowKeepsTheGroup() {
        let log = Log(), count = Input(1)
        let scene = ViewHarness(offering: 300, 300, evaluatesTwice: false) {
            List {
                Group {
                    Probe("first", 20, 20)
                    if count.value > 1 { Probe("second", 20, 20) }
                }
                .onAppear { log.entries.append("+") }.onDisappear { log.entries.append("-") }
            }
        }
        for value in [2, 1] {
            count.value = value
            scene.settle()
        }
        #expect(log.entries == ["+"])
    }

    /// Where there is no view, nothing appears; a container of one view has one.
    @Test func noViewDoesNotAppear() {
        let log = Log(), shows = Input(false)
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
            VStack {
                Probe("always", 20, 20)
                Group { if shows.value { Probe("sometimes", 20, 20) } }
                    .onAppear { log.entries.append("+if") }.onDisappear { log.entries.append("-if") }
                ForEach(0..<(shows.value ? 3 : 0), id: \.self) { _ in Probe("each", 20, 20) }
                    .onAppear { log.entries.append("+each") }.onDisappear { log.entries.append("-each") }
                EmptyView().onAppear { log.entries.append("+nothing") }
            }
            .background { EmptyView().onAppear { log.entries.append("+background") } }
        }
        #expect(log.entries == ["+background"])
        shows.value = true
        scene.settle()
        #expect(log.entries == ["+background", "+each", "+if"])
        shows.value = false
        scene.settle()
        #expect(log.entries == ["+background", "+each", "+if", "-if", "-each"])
        shows.value = true
        scene.settle()
        #expect(log.entries.count == 7)
    }

    /// A task is started and cancelled likewise.
    @Test func aTaskOfNoViewDoesNotRun() async {
        let log = Log()
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
            VStack {
                Probe("always", 20, 20).task { log.entries.append("view") }
                EmptyView().task { log.entries.append("nothing") }
            }
        }
        for _ in 0..<10 where log.entries.isEmpty { await Task.yield() }
        for _ in 0..<10 { await Task.yield() }
        #expect(log.entries == ["view"])
        withExtendedLifetime(scene) {}
    }

    /// Of siblings the last acts first, inner modifiers before outer ones (#33.13; public reports of `onAppear`).
    @Test(arguments: [Holder.column, .row, .layers, .grid, .background])
    private func siblingsAppearFromTheLast(in holder: Holder) {
        let log = Log(), value = Input(0)
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
            hold(holder) {
                noted("a", log, value)
                Group { noted("b", log, value) }
                ForEach(0..<2, id: \.self) { noted("\($0)", log, value) }
                if value.value >= 0 { noted("c", log, value) }
            }
            .onAppear { log.entries.append("+holder") }
        }
        #expect(log.entries == ["+c", "+1", "+0", "+b", "+a", "+holder"])
        log.entries = []
        value.value = 1
        scene.settle()
        #expect(log.entries == ["c", "1", "0", "b", "a"])
    }

    private func noted(_ name: String, _ log: Log, _ value: Input<Int>) -> some View {
        Probe(name, 5, 5).onAppear { log.entries.append("+\(name)") }
            .onChange(of: value.value) { log.entries.append(name) }
    }

    /// The modifiers of one view and of the views around it act from the inside.
    @Test func innerModifiersActFirst() {
        let log = Log()
        _ = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
            VStack {
                Probe("a", 5, 5)
                    .onChange(of: 0, initial: true) { log.entries.append("a change") }
                    .onAppear { log.entries.append("a") }
                    .padding()
                    .onAppear { log.entries.append("a padded") }
                HStack {
                    Probe("b", 5, 5).onAppear { log.entries.append("b") }
                    Probe("c", 5, 5).onAppear { log.entries.append("c") }
                }
                .onAppear { log.entries.append("row") }
            }
            .onAppear { log.entries.append("column") }
        }
        #expect(log.entries == ["c", "b", "row", "a change", "a", "a padded", "column"])
    }

    /// Rows of lazy containers are made one after the other.
    @Test func lazyRowsAppearInOrder() {
        for isList in [true, false] {
            let log = Log()
            _ = ViewHarness(offering: 300, 300, evaluatesTwice: false) {
                if isList {
                    List { ForEach(0..<3) { row($0, log) } }
                } else {
                    ScrollView { LazyVStack { ForEach(0..<3) { row($0, log) } } }
                }
            }
            #expect(log.entries == ["0 right", "0 left", "1 right", "1 left", "2 right", "2 left"], "\(isList)")
        }
    }

    private func row(_ number: Int, _ log: Log) -> some View {
        HStack {
            Probe("left \(number)", 5, 5).onAppear { log.entries.append("\(number) left") }
            Probe("right \(number)", 5, 5).onAppear { log.entries.append("\(number) right") }
        }
    }
}
