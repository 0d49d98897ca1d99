extension CommandForm {
    static let all: [CommandForm] = [render, layout, run, preview, fuzz, project, devices, doctor, version, helpCommand]

    static func named(_ name: String) -> CommandForm? { all.first { $0.name == name } }

    /// What to show and how: shared by the commands that run a view.
    private static let scene: [Option] = ProjectOptions.options + [
        .value("view", nil, "NAME", "show the view, preview or preview provider of this name"),
        .value("device", "d", "NAME", "size, scale and safe area of a device (default \(Device.standard.name))"),
        .flag("landscape", nil, "turn the device on its side"),
        .value("size", "s", "WxH|fit", "a size in points without safe area; 'fit' is the view's own ideal size"),
        .value("color-scheme", nil, "NAME", "light or dark (default light)"),
        .flag("dark", nil, "the same as --color-scheme dark"),
        .flag("rtl", nil, "lay out from right to left"),
        .value("dynamic-type", nil, "SIZE", "text size: xSmall … large (default) … xxxLarge, accessibility1 … 5"),
        .value("locale", nil, "ID", "language and region (default en_US)"),
        .value("time-zone", nil, "ID", "time zone, as Europe/Berlin (default: the machine's)"),
        .value("profile", nil, "NAME", "rules of ios13, ios14 or ios17 (default ios17)"),
        .list("state", "NAME=VALUE", "what a @State of the shown view starts with, before its first body; may be repeated"),
    ] + ScriptOptions.options + [
        .value("at", nil, "SECONDS|settled", "take the picture so many seconds after all that, or when nothing moves"),
        .flag("strict", nil, "treat runtime issues as failures (exit code \(ExitCode.view.rawValue))"),
        .flag("no-cache", nil, "compile even when the file has not changed"),
        .flag("keep-going", nil, "leave out the parts of files that cannot be compiled"),
        .value("time-limit", nil, "SECONDS", "processor time of the view (default 60), or time it may wait (20)"),
        .flag("quiet", "q", "no progress on standard error"),
    ]

    static let render = CommandForm(
        name: "render", summary: "draw a view of a Swift file into a picture, or record it moving",
        usage: "PATH… [options]",
        options: [
            .value("output", "o", "FILE", "a file, FOLDER/ or FOLDER/.svg (default: the view's name and .png)"),
            .flag("all", nil, "draw every preview and view, each to FILE-NAME"),
        ] + scene + [
            .value("duration", nil, "SECONDS", "how long a recording is (default: until the view rests, 10 at most)"),
            .value("fps", nil, "N", "frames a second of a recording (default 30)"),
            .value("scale", nil, "N", "pixels a point (default: the device's; 2 with --size)"),
            .value("svg-text", nil, "MODE", "text in SVG: selectable (default) or outlines"),
            .flag("transparent", nil, "leave the background out"),
            .flag("json", nil, "print what was drawn as JSON on standard output"),
            help,
        ],
        arguments: 1...1000,
        notes: [
            "The name's ending is the type: .png, .svg, .pdf, or a recording as .apng, .gif, .webp, .mp4.",
            "Without --view it takes the #Preview, else the PreviewProvider, else ContentView, else the outermost View.",
            "What the view prints goes to standard output. Compiler errors are shown as the compiler gives them.",
            "A file that is already there is replaced only by a complete picture.",
        ] + ScriptOptions.notes + [
            "A recording begins with the first frame, before anything is done to the view; .gif, .webp and .mp4 need "
                + "ffmpeg.",
        ])

    static let layout = CommandForm(
        name: "layout", summary: "print the view tree with proposal, size and frame of each view",
        usage: "PATH… [options]",
        options: scene + [
            .flag("accessibility", nil, "print what those who do not see the view are told instead"),
            .flag("json", nil, "print JSON instead of text"), help,
        ],
        arguments: 1...1000,
        notes: ["Points; frames are in the global space, from the top left corner of the screen."]
            + ScriptOptions.notes)

    static let run = CommandForm(
        name: "run", summary: "open a program in windows of the desktop", usage: "PATH… [options]",
        options: scene.filter { option in
            let still = ["state", "at", "strict", "time-limit"] + ScriptOptions.options.map(\.name)
            return !still.contains(option.name)
        } + [help],
        arguments: 1...1000,
        notes: [
            "A program with an App opens its scenes; any other view is shown in one window.",
            "Without --dark, --color-scheme and --dynamic-type the windows follow the desktop.",
            "It ends when the last window is closed, and on Ctrl-C.",
        ])

    static let fuzz = CommandForm(
        name: "fuzz", summary: "let random things happen to a view, and say what breaks it",
        usage: "PATH… [options]",
        options: scene + [
            .value("seed", nil, "N", "where the random numbers start (default 1)"),
            .value("events", nil, "N", "how many events a seed has (default 500)"),
            .value("seconds", nil, "N", "go on with the next seeds for so long (default: one seed)"),
            .value("only", nil, "LIST", "play only these events of the seed, such as 3,7-9"),
            .flag("no-shrink", nil, "do not look for the shortest list of events that breaks the view"),
            .flag("in-process", nil, "play in this process, as a debugger or a sanitizer needs it"),
            help,
        ],
        arguments: 1...1000,
        notes: [
            "Taps, drags, wheels, keys, words, fingers that are taken away, other sizes, time that passes: the same for",
            "the same seed. After each event the view must be whole; at the end it must leave nothing in memory.",
        ])

    static let preview = CommandForm(
        name: "preview", summary: "show the previews of a Swift file live in the browser, and follow the file",
        usage: "PATH… [options]",
        options: [
            .value("port", nil, "N", "port of 127.0.0.1 (default \(PreviewCommand.usualPort)); 0 takes a free one"),
            .flag("open", nil, "open the page in the browser"),
        ] + scene.filter { !["state", "tap", "strict", "time-limit", "keep-going"].contains($0.name) } + [
            .flag("json", nil, "print address, port and token as JSON on standard output"), help,
        ],
        arguments: 1...1000,
        notes: [
            "The first line of standard output is the address; it holds a token, without which nothing is served.",
            "Saving a file swaps its code and keeps the state. Options are what the page's controls begin with.",
            "Ctrl-C ends it, with exit code \(ExitCode.success.rawValue).",
        ])

    static let project = CommandForm(
        name: "project", summary: "say what was understood of a project: targets, packages, previews",
        usage: "PATH [options]",
        options: ProjectOptions.options + [
            .flag("no-cache", nil, "read packages again even when they have not changed"),
            .flag("json", nil, "print JSON instead of text"), help,
        ],
        arguments: 0...1000,
        notes: [
            "PATH is a Package.swift, .xcodeproj, .xcworkspace or .swiftpm, a folder that holds one, or Swift files;",
            "without it, the current folder. Nothing is compiled, changed or fetched.",
        ])

    static let devices = CommandForm(
        name: "devices", summary: "list the devices that --device knows", usage: "[--json]",
        options: [.flag("json", nil, "print JSON instead of a table"), help], arguments: 0...0)

    static let doctor = CommandForm(
        name: "doctor", summary: "check toolchain, packages, fonts and cache of this machine", usage: "[--json]",
        options: [.flag("json", nil, "print JSON instead of text"), help], arguments: 0...0,
        notes: ["Ends with exit code \(ExitCode.machine.rawValue) when something that rendering needs is missing."])

    static let version = CommandForm(
        name: "version", summary: "print the version of quadrant and of its compiler", usage: "[--json]",
        options: [.flag("json", nil, "print JSON instead of text"), help], arguments: 0...0)

    static let helpCommand = CommandForm(
        name: "help", summary: "explain quadrant or one of its commands", usage: "[COMMAND]",
        options: [help], arguments: 0...1)
}
