package import QuadrantBase
import QuadrantProject
import QuadrantSession

extension CommandForm {
    /// The names of the options that a request may also set.
    private static let drawing: Set<String> = [
        "device", "landscape", "size", "color-scheme", "dark", "rtl", "dynamic-type", "locale", "date", "profile",
        "state", "at", "status-bar", "strict", "time-limit", "scale", "svg-text", "quality", "transparent",
    ]

    /// The options of a request: those of `render`, in the same words.
    static let request = CommandForm(
        name: "worker", summary: "", usage: "", options: render.options.filter { drawing.contains($0.name) },
        arguments: 0...0)

    package static let worker = CommandForm(
        name: "worker", summary: "draw pictures for requests in JSON lines on standard input",
        usage: "PATH… [options]",
        options: [
            .value("jobs", nil, "N", "number of processes that draw (default 1)"),
            .value("max-line", nil, "MB", "length of the longest accepted line in megabytes (default 16)"),
        ] + render.options.filter { option in
            let own = ["time-zone", "no-cache", "keep-going", "sandbox", "quiet"] + ProjectOptions.options.map(\.name)
            return drawing.contains(option.name) || own.contains(option.name)
        } + [help],
        arguments: 1...1000,
        notes: [
            "A request is an object on one line:",
            #"  {"id": 7, "view": "Card", "values": {"title": "Wind"}, "dark": true, "output": "card.png"}"#,
            "Besides these keys it has those options above that describe the picture, without dashes; options of the",
            #"command line are the defaults. Without "output" the answer has the picture as "data" in base 64, in the"#,
            #""format" png (default), jpg, svg or pdf. With "keep": true an existing output is not drawn again."#,
            #"Each request is answered by a line with its "id" and the number of its "line"; "status" is drawn, kept"#,
            #"or error. An "error" has four parts, and "code" is the exit code of 'quadrant render'. A view that"#,
            "crashes or exceeds the time limit is an error of its request only. The guide is Docs/Guide/Batch.md.",
        ])
}
