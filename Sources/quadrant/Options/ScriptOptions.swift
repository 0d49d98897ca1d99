import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost

/// What is done to the view before the picture: the verbs of the command line, in the order they were written.
struct ScriptOptions {
    struct Step {
        var verb: ScriptVerb
        /// As it was written.
        var words: String
    }

    var steps: [Step] = []

    static let longestWait = 3600.0
    static let tapWords = "a point such as 120,40, or a view by its accessibility identifier, text or label"

    static let options: [Option] = [
        .list("tap", "X,Y|NAME", "tap a point, or the view whose identifier, text or label is NAME"),
        .list("double-tap", "X,Y|NAME", "tap twice"),
        .list("press", "PLACE[:SECONDS]", "keep a finger there, for one second unless said otherwise"),
        .list("drag", "FROM:TO[:SECONDS]", "drag from place to place in a quarter of a second; TO may be +DX,DY"),
        .list("carry", "FROM:TO[:SECONDS]", "hold what can be dragged, take it along and drop it"),
        .list("scroll", "DX,DY[@PLACE]", "turn the wheel: 0,100 shows what is 100 points further down"),
        .list("type", "TEXT", "type letters into what has the focus"),
        .list("key", "NAME", "press a key: return, tab, escape, left, delete, a, cmd+a, shift+tab …"),
        .list("open-url", "URL", "open the program with an address, for onOpenURL"),
        .list("wait", "SECONDS", "let time pass: animations move, timers fire, tasks run"),
    ]

    static let notes = [
        "What is done to the view (--tap … --wait) is done in the order written, after the first frame. A place is",
        "X,Y in points of the window, a NAME, or a part of a view such as volume@10%,50%. Everything takes its time:",
        "a tap 0.1 s, a letter 0.05 s; a drag of less than 0.2 s flings. Afterwards the view comes to rest, for 5 s",
        "at most, unless --wait or --at says how long it has. --at settled waits until nothing moves any more, for",
        "20 s of the view's time at most.",
    ]

    init(_ arguments: Arguments) throws {
        for (name, value) in arguments.ordered {
            guard let verb = try Self.verb(name, value) else { continue }
            steps.append(Step(verb: verb, words: "--\(name) \(value)"))
        }
    }

    private static func verb(_ name: String, _ text: String) throws -> ScriptVerb? {
        switch name {
        case "tap": return .tap(try place(text, name))
        case "double-tap": return .tap(try place(text, name), count: 2)
        case "press":
            let (rest, seconds) = try timed(text, name, usual: 1)
            return .press(try place(rest, name), seconds: seconds)
        case "drag": return try drag(text)
        case "carry":
            guard case .drag(let start, let end, let seconds) = try drag(text, "carry") else { return nil }
            return .carry(from: start, to: end, seconds: seconds)
        case "scroll": return try scroll(text)
        case "type":
            guard !text.isEmpty else {
                throw Failure(.usage, "--type was given nothing to type", at: "--type",
                              rule: "It is the letters that are typed, one after another.",
                              fix: "Write --type 'Hello', or --key delete to take a letter away.")
            }
            return .type(text)
        case "key": return .key(try key(text))
        case "open-url":
            guard let url = URL(string: text), url.scheme?.isEmpty == false else {
                throw Failure(.usage, "'\(text)' is no address", at: "--open-url",
                              rule: "It is a whole URL, beginning with its scheme.",
                              fix: "Write --open-url myapp://page/3.")
            }
            return .open(url)
        case "wait": return .wait(try seconds(text, name, longest: longestWait))
        default: return nil
        }
    }

    // MARK: places

    /// Two numbers with a comma between them; nil for any other text.
    private static func pair(_ text: some StringProtocol, _ name: String) throws -> CGSize? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
        guard abs(x) <= 1e6, abs(y) <= 1e6 else {
            throw Failure(.usage, "'\(text)' is nowhere", at: "--\(name)",
                          rule: "Places and distances are points, at most a million of them.",
                          fix: "Write two numbers, such as 120,40.")
        }
        return CGSize(width: x, height: y)
    }

    static func place(_ text: String, _ name: String) throws -> ScriptPlace {
        if let point = try pair(text, name) { return .point(CGPoint(x: point.width, y: point.height)) }
        guard !text.trimmingCharacters(in: .whitespaces).isEmpty else {
            throw Failure(.usage, "--\(name) was given no place", at: "--\(name) '\(text)'",
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
        let (rest, seconds) = try timed(text, name, usual: 0.25)
        guard let colon = rest.lastIndex(of: ":"), colon != rest.startIndex, rest.last != ":" else {
            throw Failure(.usage, "'\(text)' is no \(name)", at: "--\(name)",
                          rule: "A drag is two places with a colon between them, and after another colon the seconds it "
                              + "takes. A place is \(tapWords).",
                          fix: "Write --\(name) 40,100:200,100, --\(name) knob:200,100 or --\(name) knob:+160,0:0.5.")
        }
        let start = try place(String(rest[..<colon]), name), end = rest[rest.index(after: colon)...]
        if end.hasPrefix("+"), let delta = try pair(end.dropFirst(), name) {
            return .drag(from: start, to: .away(delta), seconds: seconds)
        }
        return .drag(from: start, to: .place(try place(String(end), name)), seconds: seconds)
    }

    private static func scroll(_ text: String) throws -> ScriptVerb {
        let at = text.firstIndex(of: "@")
        guard let delta = try pair(text[..<(at ?? text.endIndex)], "scroll") else {
            throw Failure(.usage, "'\(text)' is no scroll", at: "--scroll",
                          rule: "It is how far the content moves, right and down, and after an @ where the wheel is "
                              + "turned: \(tapWords).",
                          fix: "Write --scroll 0,300, --scroll 0,300@100,400 or --scroll 0,-50@list.")
        }
        return .scroll(by: delta, at: try at.map { try place(String(text[text.index(after: $0)...]), "scroll") })
    }

    // MARK: times

    static func seconds(_ text: String, _ name: String, longest: Double, isZeroFine: Bool = true) throws -> Double {
        guard let number = Double(text), number >= 0, number <= longest, isZeroFine || number > 0 else {
            let least = isZeroFine ? "from 0" : "above 0"
            throw Failure(.usage, "'\(text)' is no time", at: "--\(name)",
                          rule: "It is a number of seconds, \(least) and at most \(Int(longest)).",
                          fix: "Write --\(name) 0.5.")
        }
        return number
    }

    static func moment(_ text: String) throws -> SceneOptions.Moment {
        if text.lowercased() == "settled" { return .settled }
        guard let seconds = try? seconds(text, "at", longest: longestWait) else {
            throw Failure(.usage, "'\(text)' is no time", at: "--at",
                          rule: "It is a number of seconds, from 0 and at most \(Int(longestWait)), or settled.",
                          fix: "Write --at 0.5 or --at settled.")
        }
        return .seconds(seconds)
    }

    /// A text with seconds after its last colon.
    private static func timed(_ text: String, _ name: String, usual: Double) throws -> (String, Double) {
        guard let colon = text.lastIndex(of: ":"), !text[colon...].contains(",") else { return (text, usual) }
        let last = String(text[text.index(after: colon)...])
        guard Double(last) != nil else { return (text, usual) }
        return (String(text[..<colon]), try seconds(last, name, longest: longestWait))
    }

    // MARK: keys

    private static let keys: [(name: String, key: KeyEquivalent, characters: String)] = [
        ("return", .return, "\r"), ("enter", .return, "\r"), ("tab", .tab, "\t"), ("space", .space, " "),
        ("escape", .escape, ""), ("esc", .escape, ""), ("delete", .delete, ""), ("backspace", .delete, ""),
        ("forward-delete", .deleteForward, ""), ("left", .leftArrow, ""), ("right", .rightArrow, ""),
        ("up", .upArrow, ""), ("down", .downArrow, ""), ("home", .home, ""), ("end", .end, ""),
        ("page-up", .pageUp, ""), ("page-down", .pageDown, ""), ("clear", .clear, ""),
    ]

    private static let modifiers: [(name: String, modifier: EventModifiers)] = [
        ("cmd", .command), ("command", .command), ("shift", .shift), ("option", .option), ("alt", .option),
        ("ctrl", .control), ("control", .control),
    ]

    /// `cmd+shift+a`, `left`, `+`.
    private static func key(_ text: String) throws -> KeyEvent {
        var rest = Substring(text), held: EventModifiers = []
        while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.index(before: rest.endIndex) {
            let word = rest[..<plus].lowercased()
            guard let known = modifiers.first(where: { $0.name == word }) else { throw unknown(word, text, held: true) }
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
        guard let known = keys.first(where: { $0.name == plain }) else { throw unknown(word, text, held: false) }
        return KeyEvent(known.key, characters: isTyped ? known.characters : "", modifiers: held)
    }

    private static func unknown(_ word: String, _ text: String, held: Bool) -> Failure {
        let known = held ? modifiers.map(\.name) : keys.map(\.name)
        let near = Nearest.of(word, in: known).map { "Did you mean \($0)? " } ?? ""
        return Failure(.usage, held ? "'\(word)' is no key to hold" : "there is no key '\(word)'", at: "--key \(text)",
                       rule: "A key is one character or one of \(keys.map(\.name).joined(separator: ", ")), after the "
                           + "keys held with it (\(modifiers.map(\.name).joined(separator: ", "))) and plus signs.",
                       fix: near + "Write --key return, --key cmd+a or --key shift+tab.")
    }
}
