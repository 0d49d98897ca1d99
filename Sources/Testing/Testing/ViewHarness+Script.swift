package import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantHost
package import Testing

// User input in the form of a script. Views are found by accessibility identifier, text, label or tag. Taps and key
// strokes take no time here, so that a test controls the time itself.

extension ViewHarness {
    /// Taps the middle of a named view. Fails if there is none.
    package func tap(_ name: String, count: Int = 1) { perform(.tap(.view(name), count: count)) }

    /// Presses a named view for a number of seconds.
    package func press(_ place: ScriptPlace, seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(.press(place, seconds: seconds), sourceLocation)
    }

    /// Drags from one place to another with sixty moves a second, and a velocity of 0 when the finger is lifted.
    package func drag(from start: ScriptPlace, to end: ScriptPlace, seconds: Double = 0.25,
                      sourceLocation: SourceLocation = #_sourceLocation) {
        perform(.drag(from: start, to: .place(end), seconds: seconds), sourceLocation)
    }

    package func drag(from start: ScriptPlace, by delta: CGSize, seconds: Double = 0.25,
                      sourceLocation: SourceLocation = #_sourceLocation) {
        perform(.drag(from: start, to: .away(delta), seconds: seconds), sourceLocation)
    }

    /// Performs a drag and drop from one place to another.
    package func carry(from start: ScriptPlace, to end: ScriptPlace, seconds: Double = 0.25,
                       sourceLocation: SourceLocation = #_sourceLocation) {
        perform(.carry(from: start, to: .place(end), seconds: seconds), sourceLocation)
    }

    /// Scrolls with a wheel at a place, downwards for positive heights. Nil is the middle of the window.
    @discardableResult
    package func scroll(by delta: CGSize, at place: ScriptPlace? = nil,
                        sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        perform(.scroll(by: delta, at: place), sourceLocation)
    }

    /// Types text into the focused view.
    @discardableResult
    package func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        perform(.type(text), sourceLocation)
    }

    /// Presses and releases a key.
    @discardableResult
    package func key(_ key: KeyEquivalent, characters: String = "", modifiers: EventModifiers = [],
                     sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        perform(.key(KeyEvent(key, characters: characters, modifiers: modifiers)), sourceLocation)
    }

    /// Opens a URL in the program.
    @discardableResult
    package func open(_ url: URL, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        perform(.open(url), sourceLocation)
    }

    /// Lets time pass in steps of 1/60 second.
    package func wait(_ seconds: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        perform(.wait(seconds), sourceLocation)
    }

    /// Advances the time in one step.
    package func advance(by seconds: Double) {
        host.advance(to: host.now + seconds)
        settle()
    }

    /// Sends an event unchanged.
    @discardableResult
    package func send(_ event: InputEvent) -> Bool {
        defer { settle() }
        return host.send(event)
    }

    /// Performs one step of a script and verifies the invariants of the graph. Returns whether the view handled it.
    @discardableResult
    package func perform(_ verb: ScriptVerb, _ sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        defer { settle() }
        do {
            return try ScriptPlayer(host, pace: .instant).perform(verb).isTaken
        } catch let error as UnknownView {
            Issue.record("No view is called '\(error.name)'.\n\(tree)", sourceLocation: sourceLocation)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
        return false
    }
}
