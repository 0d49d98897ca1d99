import Combine
import CoreData
import Foundation
import QuadrantFoundation
import Testing

/// The command compiles `@objc dynamic var` as `@_KVO var`.
private class Player: NSObject {
    @_KVO var rate = 1.0
    @_KVO var title: String?
    @_KVO var next: Player?
    var volume: Float = 0.5
    var words: String { "\(title ?? "none") at \(rate)" }
    private(set) var manual = 0
    func raise() {
        willChangeValue(for: \.manual)
        manual += 1
        didChangeValue(for: \.manual)
    }
}
private final class Radio: Player {
    @_KVO var station = 1
}

private struct Saved: Codable {
    final class Model: NSObject, Codable {
        @_KVO var count = 2
        @_KVO var note: String?
    }
    var model = Model()
}

extension UserDefaults {
    fileprivate var greeting: String? {
        get { string(forKey: "greeting") }
        set { set(newValue, forKey: "greeting") }
    }
}

@Suite("Observing and setting by name")
struct KeyValueObservingTests {
    @Test func anObserverGetsTheValuesThatItAsksFor() {
        let player = Player()
        var lines: [String] = []
        func note(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
            player.observe(\.rate, options: options) { object, change in
                let (old, new) = (change.oldValue.map { "\($0)" } ?? "-", change.newValue.map { "\($0)" } ?? "-")
                lines.append("\(old) \(new) \(change.isPrior) \(object === player) \(change.kind == .setting)")
            }
        }
        for options in [[], [.new], [.old, .new], [.initial, .new], [.prior, .old]] as [NSKeyValueObservingOptions] {
            let observation = note(options)
            player.rate += 1
            observation.invalidate()
        }
        #expect(lines == [
            "- - false true true", "- 3.0 false true true", "3.0 4.0 false true true",
            "- 4.0 false true true", "- 5.0 false true true", "5.0 - true true true", "5.0 - false true true",
        ])
        player.rate = 9
        #expect(lines.count == 7)
    }

    @Test func anObservationEndsWithItsToken() {
        let player = Player()
        var calls = 0
        var token: NSKeyValueObservation? = player.observe(\.title) { _, _ in calls += 1 }
        player.title = "a"
        token = nil
        player.title = "b"
        #expect(calls == 1 && token == nil)
    }

    @Test func computedPropertiesAndPathsFollowWhatTheyAreMadeOf() {
        let player = Radio(), first = Radio(), second = Radio()
        player.next = first
        var words: [String] = [], stations: [Double?] = [], counts: [Int] = []
        let tokens = [
            player.observe(\.words, options: .new) { words.append($1.newValue!) },
            player.observe(\.next?.rate, options: .new) { stations.append($1.newValue!) },
            player.observe(\.manual, options: .new) { counts.append($1.newValue!) },
        ]
        player.title = "Song"
        first.rate = 2
        player.next = second
        first.rate = 3
        second.rate = 4
        player.raise()
        #expect(words == ["Song at 1.0"])
        #expect(stations == [2, 1, 4])
        #expect(counts == [1])
        withExtendedLifetime(tokens) {}
    }

    @Test func propertiesAreReadAndSetByName() {
        let radio = Radio()
        var rates: [Double] = []
        let token = radio.observe(\.rate) { object, _ in rates.append(object.rate) }
        radio.setValue(2, forKey: "rate")
        radio.setValue("Song", forKey: "title")
        radio.setValue(7, forKey: "station")
        radio.setValue(0.25, forKey: "volume")
        radio.setValue(Radio(), forKey: "next")
        radio.setValue(5, forKeyPath: "next.rate")
        #expect(rates == [2] && radio.title == "Song" && radio.station == 7 && radio.volume == 0.25)
        #expect(radio.next?.rate == 5 && radio.value(forKeyPath: "next.rate") as? Double == 5)
        #expect(radio.value(forKey: "title") as? String == "Song" && radio.value(forKey: "nothing") == nil)
        radio.setValue(nil, forKey: "title")
        #expect(radio.title == nil)
        radio.setValuesForKeys(["rate": 3, "title": "x"])
        #expect(radio.dictionaryWithValues(forKeys: ["rate"])["rate"] as? Double == 3 && radio.title == "x")
        withExtendedLifetime(token) {}
    }

    @Test func aPublisherHasThePresentValueAndEachNewOne() {
        let player = Player()
        var values: [Double] = [], all: Set<AnyCancellable> = []
        player.publisher(for: \.rate).sink { values.append($0) }.store(in: &all)
        player.publisher(for: \.rate, options: .new).map { $0 * 10 }.sink { values.append($0) }.store(in: &all)
        player.rate = 2
        #expect(values.first == 1 && Set(values.dropFirst()) == [2, 20] && values.count == 3)
        all = []
        player.rate = 3
        #expect(values.count == 3)
    }

    @Test func keysOfTheDefaultsAreObserved() throws {
        let defaults = try #require(UserDefaults(suiteName: "quadrant.tests.\(UUID().uuidString)"))
        var greetings: [String?] = [], published: [String?] = []
        let token = defaults.observe(\.greeting, options: [.new]) { greetings.append($1.newValue!) }
        let cancellable = defaults.publisher(for: \.greeting).sink { published.append($0) }
        defaults.greeting = "hello"
        defaults.set("other", forKey: "name")
        defaults.setValue("bye", forKey: "greeting")
        defaults.removeObject(forKey: "greeting")
        #expect(greetings == ["hello", "bye", nil])
        #expect(published == [nil, "hello", "bye", nil])
        #expect(defaults.value(forKey: "name") as? String == "other" && defaults.string(forKey: "name") == "other")
        withExtendedLifetime((token, cancellable)) {}
    }

    /// Two observers of one path, each with its context; options; both ends of an observation.
    @Test @MainActor func observersThatAreAddedByName() throws {
        final class Observer: NSObject, _ObservesValues {
            var lines: [String] = []
            func _bserveValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                              context: UnsafeMutableRawPointer?) {
                func word(_ key: NSKeyValueChangeKey) -> String {
                    change?[key].map { $0 is NSNull ? "null" : "\($0)" } ?? "-"
                }
                lines.append("\(keyPath ?? "") \(word(.oldKey)) \(word(.newKey)) \(word(.notificationIsPriorKey)) "
                    + "\(context == nil ? "" : "context")")
            }
        }
        let player = Player(), observer = Observer()
        var context = 0
        player.addObserver(observer, forKeyPath: "title", options: [.initial, .old, .new, .prior], context: &context)
        player.addObserver(observer, forKeyPath: "next.rate", options: .new, context: nil)
        player.title = "a"
        player.next = Player()
        player.next?.rate = 3
        #expect(observer.lines == ["title - null - context", "title null - true context", "title null a - context",
                                   "next.rate - 1.0 - ", "next.rate - 3.0 - "])
        player.removeObserver(observer, forKeyPath: "title", context: &context)
        player.removeObserver(observer, forKeyPath: "next.rate")
        player.title = "b"
        player.next?.rate = 4
        #expect(observer.lines.count == 5)

        let defaults = try #require(UserDefaults(suiteName: "quadrant.tests.\(UUID().uuidString)"))
        defaults.addObserver(observer, forKeyPath: "size", options: [.new, .old], context: nil)
        defaults.set(3, forKey: "size")
        defaults.removeObject(forKey: "size")
        #expect(observer.lines.suffix(2) == ["size null 3 - ", "size 3 null - "])
        // What the program says itself, of a property that is computed or not observed.
        player.addObserver(observer, forKeyPath: "manual", options: .new, context: nil)
        player.raise()
        player.willChangeValue(forKey: "manual")
        player.didChangeValue(forKey: "manual")
        #expect(observer.lines.suffix(2) == ["manual - 1 - ", "manual - 1 - "])
        // An observer that has gone is not called.
        var second: Observer? = Observer()
        player.addObserver(second!, forKeyPath: "rate", context: nil)
        second = nil
        player.rate = 9
        #expect(second == nil)
    }

    /// A key of a dictionary is no path; an array or set is asked and set for all its elements.
    @Test func dictionariesAndArraysHaveValuesByName() {
        let values = NSMutableDictionary(dictionary: ["a.b": 1])
        #expect(values.value(forKey: "a.b") as? Int == 1 && values.value(forKey: "a") == nil)
        let player = Player(), other = Player()
        values.setValue(player, forKey: "com.example.player")
        #expect(values.value(forKey: "com.example.player") as? Player === player)
        #expect(values.object(forKey: "com.example.player") as? Player === player)
        values.setValue(nil, forKey: "a.b")
        #expect(values.count == 1)
        (NSArray(array: [player, other])).setValue(4.0, forKey: "rate")
        #expect(player.rate == 4 && NSSet(array: [other]).value(forKey: "rate") as? [Double] == [4])
        Thread.current.threadDictionary.setValue("kept", forKey: "org.example.key")
        #expect(Thread.current.threadDictionary.value(forKey: "org.example.key") as? String == "kept")
        Thread.current.threadDictionary.removeObject(forKey: "org.example.key")
    }

    @Test func observedPropertiesAreCodedAsOthers() throws {
        let data = try JSONEncoder().encode(Saved())
        #expect(String(decoding: data, as: UTF8.self) == #"{"model":{"count":2}}"#)
        let read = try JSONDecoder().decode(Saved.self, from: Data(#"{"model":{"count":3,"note":"a"}}"#.utf8))
        #expect(read.model.count == 3 && read.model.note == "a")
        #expect(try JSONDecoder().decode(Saved.self, from: data).model.note == nil)
    }
}
