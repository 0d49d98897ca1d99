import QuadrantBase
import QuadrantPages

/// What clients can read: the pages about layout, by their names.
package enum Guides {
    static let instructions = """
        Shows SwiftUI views as an iPhone would, and says why each view is where it is. 'previews' lists what can be \
        shown; 'show' draws one; 'act' taps and types; 'explain' gives the reasons of a size or a place, with the line \
        of the program; 'check' finds problems without a reference; before an edit call 'compare' with remember, after \
        it without. Lengths are in points. Files are compiled again when they have changed.
        """

    /// What `quadrant skill` prints.
    package static var skill: String { GuidePages.all["skill"] ?? "" }

    private static let scheme = "quadrant://layout/"

    /// The entries of `resources/list`.
    static var resources: [JSONValue] {
        GuidePages.all.keys.filter { $0 != "skill" }.sorted().map { name in
            ["uri": .text(scheme + name), "name": .text(name), "title": .text("Layout: \(name)"),
             "mimeType": "text/markdown"]
        }
    }

    /// The page at an address; nil if there is none.
    static func text(at address: String) -> String? {
        address.hasPrefix(scheme) ? GuidePages.all[String(address.dropFirst(scheme.count))] : nil
    }
}

/// A prompt as clients offer it to their users.
struct Prompt: Sendable {
    var name: String
    var title: String
    var summary: String
    var parameters: [(name: String, summary: String, isRequired: Bool)]
    var text: @Sendable ([String: String]) -> String

    static let all: [Prompt] = [
        Prompt(name: "review_screen", title: "Review this screen",
               summary: "Looks at a preview in several settings and lists what an iPhone user would notice.",
               parameters: [("preview", "name of the preview", false)]) { given in
            """
            Review the SwiftUI preview \(given["preview"].map { "'\($0)'" } ?? "that is shown without a name").
            1. Call 'show' and look at the picture. 2. Call 'check' and take each finding seriously. 3. Call \
            'variants' with dark, accessibility3, rtl and iphone-se, and look for texts that are cut, views that \
            overlap and colours that vanish. 4. For everything that looks wrong call 'explain' with the point or the \
            name, and name the line of the program that causes it. List the faults, the gravest first, each with its \
            cause and a change of the code.
            """
        },
        Prompt(name: "why_is_this_view_here", title: "Why is this view here?",
               summary: "Explains the place and the size of one view.",
               parameters: [("view", "a text, an identifier, a type, or a point X,Y", true),
                            ("preview", "name of the preview", false)]) { given in
            let preview = given["preview"].map { "of the preview '\($0)' " } ?? ""
            return """
                Explain why the view \(given["view"] ?? "") \(preview)is where it is and as large as it is. Call \
                'show', then 'explain' with that view (or the point). Say in a few sentences what its parent proposed, \
                what it chose and how it was placed, with the lines of the program, and what to change to get another \
                place or size.
                """
        },
    ]

    /// As `prompts/list` shows it.
    var description: JSONValue {
        ["name": .text(name), "title": .text(title), "description": .text(summary),
         "arguments": .list(parameters.map {
             ["name": .text($0.name), "description": .text($0.summary), "required": .flag($0.isRequired)]
         })]
    }

    func messages(_ given: [String: JSONValue]) -> [String: JSONValue] {
        let text = text(given.compactMapValues(\.text))
        return ["description": .text(summary),
                "messages": [["role": "user", "content": ["type": "text", "text": .text(text)]]]]
    }
}
