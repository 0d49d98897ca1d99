import Foundation
package import QuadrantBase
import QuadrantCore
import QuadrantGeometry
package import QuadrantHost

/// The input that the view receives before the picture is taken: the actions of the command line, in their order.
package struct ScriptOptions {
    package struct Step {
        var verb: ScriptVerb
        /// The option as the user wrote it.
        var optionText: String
    }

    package var steps: [Step] = []

    static let maxWait = 3600.0
    static let tapWords = "a point such as 120,40, or a view by its accessibility identifier, text or label"

    package static let options: [Option] = [
        .list("tap", "X,Y|NAME", "tap a point, or the view whose identifier, text or label is NAME"),
        .list("double-tap", "X,Y|NAME", "double-tap a point or view"),
        .list("press", "PLACE[:SECONDS]", "long press (default: 1 second)"),
        .list("drag", "FROM:TO[:SECONDS]", "drag between two places (default: 0.25 seconds); TO may be +DX,DY"),
        .list("carry", "FROM:TO[:SECONDS]", "drag and drop between two places"),
        .list("scroll", "DX,DY[@PLACE]", "scroll by a distance; 0,100 scrolls down 100 points"),
        .list("type", "TEXT", "type text into the focused view"),
        .list("key", "NAME", "press a key: return, tab, escape, left, delete, a, cmd+a, shift+tab …"),
        .list("open-url", "URL", "open a URL, for onOpenURL"),
        .list("wait", "SECONDS", "advance time: animations, timers and tasks run"),
    ]

    package static let notes = [
        "Input events (--tap … --wait) are sent in the order given, after the first frame. A place (PLACE, FROM,",
        "TO) is X,Y in points of the window, a NAME, or a position in a view, such as volume@10%,50%; TO may also be a",
        "distance with a sign, such as +160,0 or -150,0. Events take",
        "time: 0.1 s for a tap, 0.05 s for a character; a drag shorter than 0.2 s is a fling. After each event the",
        "view settles for at most 5 s, before the next one, unless --wait follows (--wait 0 for none) or, after the",
        "last, --at is given. --at settled waits until all animations have ended, at most 20 s of the view's time.",
        "Without events and --at the view has appeared: tasks that sleep and work of the main queue that waits for at",
        "most 2 s are done, and the animations with which it begins have ended, at most 4 s of its time. --at 0 is its",
        "first frame.",
    ]

    package init(_ arguments: Arguments) throws {
        for (name, value) in arguments.ordered {
            guard let verb = try Self.verb(name, value) else { continue }
            steps.append(Step(verb: verb, optionText: "--\(name) \(value)"))
        }
    }

    /// The event of an option; nil for an option that is no event.
    static func verb(_ name: String, _ text: String) throws -> ScriptVerb? {
        switch name {
        case "tap": return .tap(try place(text, name))
        case "double-tap": return .tap(try place(text, name), count: 2)
        case "press":
            let (rest, seconds) = try timed(text, name, ordinary: 1)
            return .press(try place(rest, name), seconds: seconds)
        case "drag": return try drag(text)
        case "carry":
            guard case .drag(let start, let end, let seconds) = try drag(text, "carry") else { return nil }
            return .carry(from: start, to: end, seconds: seconds)
        case "scroll": return try scroll(text)
        case "type":
            guard !text.isEmpty else {
                throw Failure(.usage, "--type requires text", at: "--type",
                              rule: "The value is the text to type.",
                              fix: "Write --type 'Hello', or --key delete to delete a character.")
            }
            return .type(text)
        case "key": return .key(try key(text))
        case "open-url":
            guard let url = URL(string: text), url.scheme?.isEmpty == false else {
                throw Failure(.usage, "'\(text)' is not a valid URL", at: "--open-url",
                              rule: "The value is an absolute URL with a scheme.",
                              fix: "Write --open-url myapp://page/3.")
            }
            return .open(url)
        case "wait": return .wait(try seconds(text, name, longest: maxWait))
        default: return nil
        }
    }

    // MARK: Positions

    /// Parses two numbers with a comma between them; nil for any other text.
    private static func pair(_ text: some StringProtocol, _ name: String) throws -> CGSize? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
        guard abs(x) <= 1e6, abs(y) <= 1e6 else {
            throw Failure(.usage, "'\(text)' is out of range", at: "--\(name)",
                          rule: "Coordinates and distances are in points, from -1000000 to 1000000.",
                          fix: "Write two numbers, such as 120,40.")
        }
        return CGSize(width: x, height: y)
    }

    package static func place(_ text: String, _ name: String) throws -> ScriptPlace {
        if let point = try pair(text, name) { return .point(CGPoint(x: point.width, y: point.height)) }
        guard !text.trimmingCharacters(in: .whitespaces).isEmpty else {
            throw Failure(.usage, "--\(name) requires a place", at: "--\(name) '\(text)'",
                          rule: "A place is \(tapWords).", fix: "Write --\(name) 120,40 or --\(name) Save.")
        }
        if let at = text.lastIndex(of: "@"), at != text.startIndex {
            let parts = text[text.index(after: at)...].split(separator: ",", omittingEmptySubsequences: false)
            let shares = parts.compactMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil }
            if parts.count == 2, shares.count == 2, shares.allSatisfy({ abs($0) <= 1e6 }) {
                return .view(String(text[..<at]), at: UnitPoint(x: shares[0] / 100, y: shares[1] / 100))
            }
        }
        return .view(text)
    }

    private static func drag(_ text: String, _ name: String = "drag") throws -> ScriptVerb {
        let (rest, seconds) = try timed(text, name, ordinary: 0.25)
        guard let colon = rest.lastIndex(of: ":"), colon != rest.startIndex, rest.last != ":" else {
            throw Failure(.usage, "'\(text)' is not a valid \(name)", at: "--\(name)",
                          rule: "The value is FROM:TO or FROM:TO:SECONDS. "
                              + "A place is \(tapWords).",
                          fix: "Write --\(name) 40,100:200,100, --\(name) knob:200,100 or --\(name) knob:+160,0:0.5.")
        }
        let start = try place(String(rest[..<colon]), name), end = rest[rest.index(after: colon)...]
        // A place is in the window: a sign means a distance, as in +160,0 and -150,0.
        let isSigned = end.hasPrefix("+") || end.hasPrefix("-")
        if isSigned, let delta = try pair(end.hasPrefix("+") ? end.dropFirst() : end, name) {
            return .drag(from: start, to: .away(delta), seconds: seconds)
        }
        return .drag(from: start, to: .place(try place(String(end), name)), seconds: seconds)
    }

    private static func scroll(_ text: String) throws -> ScriptVerb {
        let at = text.firstIndex(of: "@")
        guard let delta = try pair(text[..<(at ?? text.endIndex)], "scroll") else {
            throw Failure(.usage, "'\(text)' is not a valid scroll distance", at: "--scroll",
                          rule: "The value is DX,DY or DX,DY@PLACE. "
                              + "A place is \(tapWords).",
                          fix: "Write --scroll 0,300, --scroll 0,300@100,400 or --scroll 0,-50@list.")
        }
        return .scroll(by: delta, at: try at.map { try place(String(text[text.index(after: $0)...]), "scroll") })
    }

    // MARK: Times

    package static func seconds(_ text: String, _ name: String, longest: Double, isZeroFine: Bool = true) throws
        -> Double {
        guard let number = Double(text), number >= 0, number <= longest, isZeroFine || number > 0 else {
            let minimum = isZeroFine ? "from 0" : "above 0"
            throw Failure(.usage, "'\(text)' is not a valid number of seconds", at: "--\(name)",
                          rule: "The value is a number of seconds, \(minimum) and at most \(Int(longest)).",
                          fix: "Write --\(name) 0.5.")
        }
        return number
    }

    static func moment(_ text: String) throws -> SceneOptions.Moment {
        if text.lowercased() == "settled" { return .settled }
        guard let seconds = try? seconds(text, "at", longest: maxWait) else {
            throw Failure(.usage, "'\(text)' is not a valid number of seconds", at: "--at",
                          rule: "The value is a number of seconds from 0 to \(Int(maxWait)), or 'settled'.",
                          fix: "Write --at 0.5 or --at settled.")
        }
        return .seconds(seconds)
    }

    /// Splits off a duration in seconds after the last colon.
    private static func timed(_ text: String, _ name: String, ordinary: Double) throws -> (String, Double) {
        guard let colon = text.lastIndex(of: ":"), !text[colon...].contains(",") else { return (text, ordinary) }
        let last = String(text[text.index(after: colon)...])
        guard Double(last) != nil else { return (text, ordinary) }
        return (String(text[..<colon]), try seconds(last, name, longest: maxWait))
    }

    // MARK: Keys

    /// Parses a key combination such as `cmd+shift+a`, `left` or `+`.
    private static func key(_ text: String) throws -> KeyEvent {
        var rest = Substring(text), held: EventModifiers = []
        while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.index(before: rest.endIndex) {
            let word = rest[..<plus].lowercased()
            guard let known = KeyNames.modifiers.first(where: { $0.name == word }) else {
                throw unknown(word, text, held: true)
            }
            held.insert(known.modifier)
            rest = rest[rest.index(after: plus)...]
        }
        let isTyped = held.isDisjoint(with: [.command, .control])
        if rest.count == 1, let character = rest.first {
            let typed = held.contains(.shift) ? character.uppercased() : String(character)
            return KeyEvent(KeyEquivalent(character), characters: isTyped ? typed : "", modifiers: held)
        }
        let word = rest.lowercased()
        let plain = word.replacingOccurrences(of: "_", with: "-")
        guard let known = KeyNames.keys.first(where: { $0.name == plain }) else {
            throw unknown(word, text, held: false)
        }
        return KeyEvent(known.key, characters: isTyped ? known.characters : "", modifiers: held)
    }

    private static func unknown(_ word: String, _ text: String, held: Bool) -> Failure {
        let keys = KeyNames.keys.map(\.name), modifiers = KeyNames.modifiers.map(\.name)
        let near = SpellingSuggestion.of(word, in: held ? modifiers : keys).map { "Did you mean \($0)? " } ?? ""
        return Failure(.usage, held ? "unknown modifier key '\(word)'" : "unknown key '\(word)'", at: "--key \(text)",
                       rule: "A key is a character or one of \(keys.joined(separator: ", ")), after its "
                           + "modifiers (\(modifiers.joined(separator: ", "))) and plus signs.",
                       fix: near + "Write --key return, --key cmd+a or --key shift+tab.")
    }
}
