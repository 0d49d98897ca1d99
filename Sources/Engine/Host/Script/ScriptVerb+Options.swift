import Foundation
import QuadrantCore
import QuadrantGeometry

extension ScriptVerb {
    /// The option of `quadrant render` that sends the event, with its value quoted for a shell where it needs that.
    package var optionText: String {
        let (name, value) = option
        return "--\(name) \(Self.quoted(value))"
    }

    /// The name and the value of the option. Numbers have at most two digits after the point.
    package var option: (name: String, value: String) {
        switch self {
        case .tap(let place, let count): (count > 1 ? "double-tap" : "tap", Self.text(place))
        case .press(let place, let seconds): ("press", "\(Self.text(place)):\(Self.text(seconds))")
        case .drag(let start, let end, let seconds):
            ("drag", "\(Self.text(start)):\(Self.text(end)):\(Self.text(seconds))")
        case .carry(let start, let end, let seconds):
            ("carry", "\(Self.text(start)):\(Self.text(end)):\(Self.text(seconds))")
        case .scroll(let delta, let place):
            ("scroll", "\(Self.text(delta.width)),\(Self.text(delta.height))"
                + (place.map { "@\(Self.text($0))" } ?? ""))
        case .type(let text): ("type", text)
        case .key(let event): ("key", KeyNames.name(of: event))
        case .open(let url): ("open-url", url.absoluteString)
        case .wait(let seconds): ("wait", Self.text(seconds))
        }
    }

    private static func text(_ number: Double) -> String { NumberText.rounded(number, 2) }

    private static func text(_ place: ScriptPlace) -> String {
        switch place {
        case .point(let point): "\(text(point.x)),\(text(point.y))"
        case .view(let name, nil): name
        case .view(let name, let part?): "\(name)@\(text(part.x * 100))%,\(text(part.y * 100))%"
        }
    }

    private static func text(_ end: DragEnd) -> String {
        switch end {
        case .place(let place): text(place)
        case .away(let delta): (delta.width < 0 ? "" : "+") + "\(text(delta.width)),\(text(delta.height))"
        }
    }

    /// A word of a shell's command line that is `text`.
    package static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.allSatisfy { letter in
            letter.isASCII && (letter.isLetter || letter.isNumber || "_,.:+@%/=-".contains(letter))
        }
        return isPlain ? text : "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
