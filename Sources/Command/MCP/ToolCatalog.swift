import QuadrantBase
import QuadrantGeometry
import QuadrantSession

/// The tools of the server.
enum ToolCatalog {
    private static let preview = Tool.Parameter(
        name: "preview", kind: .text,
        summary: "name of a preview or view, as 'previews' lists it; default: the one that was shown last")
    static let maxPixels = 4000.0

    /// The actions of a person, with the options of a script that they are.
    static let actions: [(name: String, option: String, summary: String)] = [
        ("tap", "tap", "a point such as 120,40, or a view by its identifier, text or label"),
        ("doubleTap", "double-tap", "a point or view"),
        ("press", "press", "long press: PLACE or PLACE:SECONDS"),
        ("drag", "drag", "FROM:TO or FROM:TO:SECONDS; TO may be +DX,DY"),
        ("carry", "carry", "drag and drop: FROM:TO"),
        ("scroll", "scroll", "DX,DY or DX,DY@PLACE; 0,100 scrolls down 100 points"),
        ("type", "type", "text, into the focused view"),
        ("key", "key", "return, tab, escape, delete, a, cmd+a, shift+tab …"),
        ("openURL", "open-url", "a URL, for onOpenURL"),
        ("wait", "wait", "seconds: animations, timers and tasks run"),
    ]

    private static var actionList: Tool.Parameter.Kind { .actions(actions.map { ($0.name, $0.summary) }) }

    private static var settings: [Tool.Parameter] {
        [
            .init(name: "device", kind: .choice(Device.all.map(\.name)), summary: "size, scale and safe area"),
            .init(name: "landscape", kind: .flag, summary: "the device in landscape orientation"),
            .init(name: "size", kind: .text,
                  summary: "WIDTHxHEIGHT in points, without a safe area, or 'fit'; instead of a device"),
            .init(name: "appearance", kind: .choice(["light", "dark"]), summary: "colour scheme"),
            .init(name: "textSize", kind: .choice(SceneOptions.dynamicTypes), summary: "Dynamic Type size"),
            .init(name: "locale", kind: .text, summary: "identifier such as de_DE or ar"),
            .init(name: "direction", kind: .choice(["leftToRight", "rightToLeft"]), summary: "layout direction"),
            .init(
                name: "profile", kind: .choice(SceneOptions.Profile.allCases.map(\.rawValue)),
                summary: "the system whose look and rules apply"),
            .init(
                name: "date", kind: .text, summary: "the view's date at its start, such as 2025-06-17T09:41, or 'now'"),
            .init(name: "state", kind: .values, summary: "initial values of @State properties by their names")
        ]
    }

    static let all: [Tool] = [
        Tool(
            name: "previews", title: "List previews",
            summary: "Lists the previews and views of the program with their files and lines.", parameters: []),
        Tool(
            name: "show", title: "Show a preview",
            summary: "Draws a preview: a picture, its size, its accessibility elements with frames, runtime issues. "
                + "The settings stay for later calls; actions that 'act' has played stay too, unless 'restart' is true. "
                + "Files that have changed are compiled again.",
            parameters: [preview] + settings + [
                .init(name: "restart", kind: .flag, summary: "forget settings and actions of this preview"),
                .init(
                    name: "overlay", kind: .text,
                    summary: "drawn over the view: frames, guides, spacing, proposals, spaces, baselines, charts; "
                        + "separated by commas"),
                .init(
                    name: "maxPixels", kind: .number,
                    summary: "longest side of the picture in pixels (default 800); 0 for no picture")
            ]),
        Tool(
            name: "variants", title: "Show variants",
            summary: "Draws a preview in several settings, side by side in one picture, after the actions so far.",
            parameters: [
                preview,
                .init(
                    name: "variants", kind: .texts,
                    summary:
                        "each is dark, rtl, landscape, a text size such as accessibility3, a device, a locale such "
                        + "as de_DE, or several joined by +; default: light, dark, accessibility3, rtl"),
                .init(name: "maxPixels", kind: .number, summary: "longest side of the sheet in pixels (default 1200)")
            ]),
        Tool(
            name: "tree", title: "Tree of views",
            summary: "Prints every view with proposal, size and position, or the accessibility elements.",
            parameters: [
                preview,
                .init(
                    name: "kind", kind: .choice(["layout", "accessibility"]),
                    summary: "which tree (default layout)")
            ]),
        Tool(
            name: "explain", title: "Explain the layout",
            summary: "Says why a view is where it is and as large as it is: what was proposed, what it chose, how it "
                + "was placed, with the line of the program. Give a point or a name, or nothing for every view.",
            parameters: [
                preview, .init(name: "point", kind: .text, summary: "X,Y in points of the window"),
                .init(
                    name: "view", kind: .text, summary: "an accessibility identifier, a whole text, or a type of view"),
                .init(name: "changed", kind: .flag, summary: "say what the last action has changed instead"),
                .init(
                    name: "propose", kind: .text,
                    summary: "also say what views answer to these proposals, such as nil,0,infinity,100x40")
            ]),
        Tool(
            name: "act", title: "Act as a person",
            summary: "Taps, drags, scrolls, types and waits, and returns what changed, in words, and the picture.",
            parameters: [
                preview, .init(name: "actions", kind: actionList, summary: "in their order", isRequired: true),
                .init(
                    name: "maxPixels", kind: .number,
                    summary: "longest side of the picture in pixels (default 800); 0 for no picture")
            ]),
        Tool(
            name: "frames", title: "Frames of an animation",
            summary: "Plays an action and draws several moments after it, side by side in one picture.",
            parameters: [
                preview, .init(name: "actions", kind: actionList, summary: "played before the first frame"),
                .init(name: "count", kind: .number, summary: "number of frames, 2 to 24 (default 6)"),
                .init(name: "seconds", kind: .number, summary: "between the first and the last (default 0.5)"),
                .init(
                    name: "maxPixels", kind: .number,
                    summary: "longest side of the sheet in pixels (default 1200)")
            ]),
        Tool(
            name: "compare", title: "Compare with before",
            summary: "Says which previews differ from when they were remembered: which views moved or changed their "
                + "size, by how many points and why. Call it with remember before an edit, and without it after.",
            parameters: [
                .init(name: "remember", kind: .flag, summary: "remember all previews as they are now"),
                .init(
                    name: "maxPixels", kind: .number,
                    summary: "longest side of the picture of what changed (default 800); 0 for none")
            ]),
        Tool(
            name: "check", title: "Audit",
            summary: "Looks for problems that need no reference: truncated texts, views outside of the window, small "
                + "touch targets, covered and clipped content, content under bars, low contrast, missing labels, wrong "
                + "right-to-left layout, missing images, runtime issues.",
            parameters: [
                preview,
                .init(
                    name: "audits", kind: .text,
                    summary: "names separated by commas (default all)")
            ]),
        Tool(
            name: "test", title: "Compare with references",
            summary: "Compares every preview with its reference picture, as 'quadrant test' does.",
            parameters: [
                .init(name: "filter", kind: .text, summary: "only previews whose file or name contains this"),
                .init(
                    name: "record", kind: .choice(["never", "missing", "failed", "all"]),
                    summary: "references to write (default never)")
            ], writes: true),
        Tool(
            name: "logs", title: "Output of the program",
            summary: "Prints the newest lines that the program has printed.",
            parameters: [.init(name: "lines", kind: .number, summary: "how many, at most 1000 (default 50)")])
    ]

    static func named(_ name: String) -> Tool? { all.first { $0.name == name } }
}
