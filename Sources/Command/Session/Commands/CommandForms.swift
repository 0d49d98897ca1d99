package import QuadrantBase
import QuadrantGeometry
import QuadrantProject

extension CommandForm {
    /// The option that chooses the system.
    private static let profile = Option.value(
        "profile", nil, "NAME", "system whose look and rules apply: "
            + SceneOptions.Profile.allCases.map(\.rawValue).joined(separator: ", ")
            + " (default \(SceneOptions.Profile.standard))")

    /// The options that select a view and configure its screen: shared by the commands that run a view.
    private static let scene: [Option] = ProjectOptions.options + [
        .value("view", nil, "NAME", "select a view, preview or preview provider by name"),
        .value("device", "d", "NAME", "size, scale and safe area of a device (default \(Device.standard.name))"),
        .flag("landscape", nil, "use the device in landscape orientation"),
        .flag("status-bar", nil, "draw the device's status bar: time, signal, Wi-Fi, battery"),
        .value("size", "s", "WxH|fit", "size in points, without safe area; 'fit' is the ideal size"),
        .value("color-scheme", nil, "NAME", "color scheme: light or dark (default light)"),
        .flag("dark", nil, "same as --color-scheme dark"),
        .flag("rtl", nil, "use right-to-left layout direction"),
        .value("dynamic-type", nil, "SIZE", "text size: xSmall … large (default) … xxxLarge, accessibility1 … 5"),
        .value("locale", nil, "ID", "locale identifier (default en_US)"),
        .value("time-zone", nil, "ID", "IANA time zone, such as Europe/Berlin (default: the system's)"),
        .value("date", nil, "DATE|now", "the view's date and time at its start (default \(ProgramClock.standard))"),
        profile,
        .list("state", "NAME=VALUE", "initial value of a @State of the view; may be repeated"),
        .value("fixtures", nil, "FOLDER", "answer web requests with files: HOST/PATH, or the last part"),
    ] + ScriptOptions.options + [
        .value("at", nil, "SECONDS|settled", "capture time after the last event, or when animations have ended"),
        .flag("strict", nil, "what is not as asked is an error (exit code \(ExitCode.view.rawValue)): runtime issues, events "
            + "without effect, unclear names; with --all, also draw nothing if a part does not compile"),
        .flag("no-cache", nil, "ignore the build cache"),
        .flag("keep-going", nil, "skip declarations that do not compile, and succeed without them"),
        SandboxOption.option,
        .value("time-limit", nil, "SECONDS", "limit of CPU time (default 60) and of a blocked main thread (20)"),
        .flag("quiet", "q", "suppress progress and notes on standard error"),
    ]

    package static let render = CommandForm(
        name: "render", summary: "render a view to an image, a document or an animation",
        usage: "PATH… [options]",
        options: [
            .value("output", "o", "FILE", "output file, FOLDER/ or FOLDER/.svg (default: VIEW.png)"),
            .flag("all", nil, "render every preview and view, each to FILE-NAME"),
        ] + scene + [
            .value("duration", nil, "SECONDS", "duration of an animation (default: until it has ended, at most 10)"),
            .value("fps", nil, "N", "frame rate of an animation (default 30)"),
            .value("scale", nil, "N", "pixels per point (default: the device's; 2 with --size)"),
            .value("svg-text", nil, "MODE", "SVG text: selectable (default) or outlines"),
            .value("quality", nil, "N", "JPEG quality from 0 to 100 (default 90)"),
            .flag("transparent", nil, "omit the background"),
            .value("show", nil, "NAMES",
                   "draw over the view: frames, guides, spacing, proposals, spaces, baselines, redraws, charts"),
            .flag("timings", nil, "print what each part of the work and the most expensive views took"),
            .flag("json", nil, "print a description of the output as JSON"),
            help,
        ],
        arguments: 1...1000,
        notes: [
            "The file extension selects the format: \(OutputFormat.pictureEndings.joined(separator: ", ")), "
                + "or \(FilmFormat.endings.joined(separator: ", ")) for an animation.",
            "Without --view, the first match is rendered: #Preview, PreviewProvider, ContentView, outermost View.",
            "Output of the program goes to standard output; compiler diagnostics are passed through unchanged.",
            "An existing file is replaced atomically, and only on success.",
            "With --all, what does not compile is left out and listed, and the exit code is "
                + "\(ExitCode.input.rawValue).",
        ] + ScriptOptions.notes + [
            "An animation starts with the first frame, before the first input event; .gif, .webp and .mp4 require "
                + "ffmpeg.",
        ])

    package static let test = CommandForm(
        name: "test", summary: "compare every preview with its reference picture, or run test targets",
        usage: "PATH… [options]",
        options: [
            .flag("tests", nil, "run the test targets of the project (XCTest, Swift Testing) instead of its previews"),
            Option(name: "record", short: nil, value: "[MODE]",
                   summary: "references to write: missing (default), failed, all, never (default in CI)",
                   standard: "missing", choices: ["missing", "failed", "all", "never"]),
            .value("report", nil, "FOLDER", "write a page with all pictures: changed ones first, side by side"),
            .flag("review", nil, "serve the report with buttons that accept pictures, until Ctrl-C"),
            .value("port", nil, "N", "port of --review on 127.0.0.1 (default 0: a free port)"),
            .flag("open", nil, "open the page of --review in the default browser"),
            .value("junit", nil, "FILE", "write the results as JUnit XML"),
            .value("export", nil, "FOLDER", "write every picture with a description, for a snapshot service"),
            .value("audit", nil, "NAMES", "also run these audits, or 'all'; a preview with a finding fails"),
            .value("filter", nil, "TEXT", "only previews whose file or name contains TEXT"),
            .value("variants", nil, "LIST", "draw each preview also in these, such as dark,rtl,dark+accessibility3"),
            .value("shard", nil, "I/N", "only the I-th of N parts of the previews"),
            .value("jobs", nil, "N", "number of processes (default: the number of cores)"),
            .value("changed-since", nil, "REF", "only programs with a file that differs from a git commit"),
            .value("precision", nil, "P", "part of the pixels that must be equal, 0 to 1 (default 1)"),
            .value("perceptual-precision", nil, "P", "how equal a pixel must be, 0 to 1 (default 1)"),
            .flag("allow-issues", nil, "compare previews with runtime issues, such as a missing image, like others"),
            .value("date", nil, "DATE|now", "the date and time of every preview (default \(ProgramClock.standard))"),
            .value("device", "d", "NAME", "size, scale and safe area of a device (default \(Device.standard.name))"),
            .value("size", "s", "WxH|fit", "size in points, without safe area; 'fit' is the ideal size"),
            .value("scale", nil, "N", "pixels per point (default: the device's; 2 with --size)"),
            profile,
        ] + ProjectOptions.options + [
            .flag("no-cache", nil, "ignore the build cache"),
            .flag("strict", nil, "draw or run nothing of a program that does not compile as a whole"),
            .flag("keep-going", nil, "skip declarations that do not compile, and succeed without them"),
            SandboxOption.option,
            .value("time-limit", nil, "SECONDS", "limit of CPU time of a preview (default 60)"),
            .flag("json", nil, "print the results as JSON"),
            .flag("quiet", "q", "print the counts only"),
            help,
        ],
        arguments: 1...1000,
        notes: [
            "Each #Preview and PreviewProvider is a test. References are PNG files beside the source, in",
            "__Previews__/FILE/NAME.png, and in NAME-VARIANT.png; commit them. They carry the layout, so that the",
            "message of a difference names views. A preview that crashes or hangs fails alone.",
            "A folder is searched for projects and Swift files; a project is one program, other files are one each.",
            "With --tests, the test targets are compiled like views, under the conditions of an iPhone, and run; the",
            "module SnapshotTesting is Quadrant's. --target selects one, --filter tests by TARGET.SUITE.TEST, and",
            "--device the simulated device, whose scale is that of snapshots that name none (2 without it).",
            "quadrant.json in the folder of the first path, or around it, may set variants, device, profile, date,",
            "precision, perceptualPrecision, exclude and audits.",
        ])

    package static let layout = CommandForm(
        name: "layout", summary: "print the view tree with the proposal, size and frame of each view",
        usage: "PATH… [options]",
        options: scene + [
            .flag("accessibility", nil, "print the accessibility tree instead"),
            .flag("json", nil, "print JSON instead of text"), help,
        ],
        arguments: 1...1000,
        notes: ["Values are in points. Frames are in the global coordinate space."]
            + ScriptOptions.notes)

    package static let explain = CommandForm(
        name: "explain", summary: "say why views are where they are, and as large as they are",
        usage: "PATH… [options]",
        options: scene.filter { $0.name != "at" } + [
            .value("at", nil, "X,Y", "explain the view at a point of the window"),
            .value("view-named", nil, "NAME", "explain the view with an identifier, a text or a type"),
            .flag("all", nil, "explain every view (default)"),
            .flag("every-preview", nil, "explain every preview; with --json, print an array of records"),
            .value("propose", nil, "LIST", "also say what each view answers to nil, 0, infinity or WxH, …"),
            .flag("changed", nil, "say what the last event wrote, evaluated again and moved"),
            .value("against", nil, "PATH", "say what differs from the layout of another file, and why"),
            .value("against-view", nil, "NAME", "the view of --against, or another view of the same file"),
            .value("output", "o", "FILE.html", "write a page with the picture, the tree and a replay of the layout"),
            .flag("json", nil, "print the record of the layout as JSON"), help,
        ],
        arguments: 1...1000,
        notes: [
            "Lengths are in points; the three steps of layout are: a view is proposed a size, chooses its own, and is",
            "placed. Docs/Explain.md describes the words and the JSON form. --wait sets the time of the layout.",
        ] + ScriptOptions.notes)

    package static let audit = CommandForm(
        name: "audit", summary: "report problems of a view that need no reference picture", usage: "PATH… [options]",
        options: scene + [
            .flag("all", nil, "audit every preview, and every view that has none"),
            .value("only", nil, "NAMES", "run these audits only, separated by commas"),
            .value("skip", nil, "NAMES", "do not run these audits"),
            .flag("json", nil, "print JSON instead of text"), help,
        ],
        arguments: 1...1000,
        notes: [
            "Audits: text-truncated, outside-window, small-target, contrast, missing-label, right-to-left,",
            "missing-resource, runtime-issue. Docs/Audits.md says what each finds, and what it leaves out.",
            "The exit code is \(ExitCode.difference.rawValue) when an audit finds something. Frames are in points.",
        ] + ScriptOptions.notes)

    package static let run = CommandForm(
        name: "run", summary: "run a view or an app in desktop windows", usage: "PATH… [options]",
        options: scene.filter { option in
            let still = ["state", "at", "date", "strict", "time-limit", "sandbox"] + ScriptOptions.options.map(\.name)
            return !still.contains(option.name)
        } + [help],
        arguments: 1...1000,
        notes: [
            "A program with an App opens its scenes; a view without one opens a single window.",
            "Without --dark, --color-scheme and --dynamic-type, windows follow the desktop settings.",
            "The command exits when the last window is closed, or on Ctrl-C.",
        ])

    package static let fuzz = CommandForm(
        name: "fuzz", summary: "run random input events against a view and report failures",
        usage: "PATH… [options]",
        options: scene + [
            .value("seed", nil, "N", "seed of the random number generator (default 1)"),
            .value("events", nil, "N", "number of events per seed (default 500)"),
            .value("seconds", nil, "N", "continue with further seeds for this time (default: one seed)"),
            .value("only", nil, "LIST", "replay only these events of the seed, such as 3,7-9"),
            .flag("no-shrink", nil, "do not minimize the failing list of events"),
            .flag("in-process", nil, "run in this process, for a debugger or sanitizer"),
            help,
        ],
        arguments: 1...1000,
        notes: [
            "Events are taps, drags, scrolling, keys, text, cancelled touches, size changes and elapsed time; a seed",
            "reproduces them. Invariants are checked after each event, and memory leaks at the end.",
        ])

    package static let preview = CommandForm(
        name: "preview", summary: "serve live previews in the browser, reloaded when files change",
        usage: "PATH… [options]",
        options: [
            .value("port", nil, "N",
                   "port on 127.0.0.1 (default \(PagePort.standard)); 0 selects a free port"),
            .flag("open", nil, "open the page in the default browser"),
            .value("editor", nil, "COMMAND", "open lines of the Inspect mode with this program"),
        ] + scene.filter { option in
            !["state", "tap", "strict", "time-limit", "keep-going", "date"].contains(option.name)
        } + [
            .flag("strict", nil, "show nothing of a program that does not compile as a whole"),
            .flag("keep-going", nil, "skip declarations that do not compile (default)"),
            .flag("json", nil, "print the URL, port and token as JSON"), help,
        ],
        arguments: 1...1000,
        notes: [
            "The first line of output is the URL. It contains a token that every request requires.",
            "Saving a file replaces its code and preserves state. Options set the initial values of the controls.",
            "Inspect (Alt-I on the page) says of the view below the pointer why it is there, and the line that made it.",
            "--editor is a program and its arguments, such as code, or 'gvim +{line} {file}'; {column} may be used too.",
            "Press Ctrl-C to exit, with exit code \(ExitCode.success.rawValue).",
        ])

    package static let project = CommandForm(
        name: "project", summary: "print the targets, packages and previews found in a project",
        usage: "PATH [options]",
        options: ProjectOptions.options + [
            .flag("no-cache", nil, "ignore cached package descriptions"),
            .flag("compile-commands", nil,
                  "compile it once and write compile_commands.json beside it, for language servers"),
            .flag("json", nil, "print JSON instead of text"), help,
        ],
        arguments: 0...1000,
        notes: [
            "PATH is a Package.swift, .xcodeproj, .xcworkspace, .swiftpm, a folder that contains one, or Swift files",
            "(default: the current folder). Without --compile-commands nothing is compiled, modified or fetched.",
        ])

    package static let symbols = CommandForm(
        name: "symbols", summary: "list and draw the symbols of Image(systemName:)",
        usage: "[NAME… | --check PATH…] [options]",
        options: [
            .flag("all", nil, "all described symbols"),
            .flag("check", nil, "the arguments are projects: list the symbols that they use"),
            .value("output", "o", "FILE", "draw a specimen: weights, scales and rendering modes"),
            .list("descriptions", "FILE", "read symbols from this file too; may be repeated"),
            .flag("json", nil, "print JSON instead of text"), help,
        ],
        arguments: 0...10_000,
        notes: [
            "Without arguments, the names of all described symbols are printed; rules compose further ones from them,",
            "such as NAME.circle.fill, NAME.slash and NAME.badge.plus.",
            "With --check, the exit code is \(ExitCode.view.rawValue) if a name has no drawing.",
        ])

    package static let skill = CommandForm(
        name: "skill", summary: "print what a coding agent should know of quadrant, in the form of agent skills",
        usage: "> SKILL.md", options: [help], arguments: 0...0)

    package static let devices = CommandForm(
        name: "devices", summary: "list the devices accepted by --device", usage: "[--json]",
        options: [.flag("json", nil, "print JSON instead of a table"), help], arguments: 0...0)

    package static let doctor = CommandForm(
        name: "doctor", summary: "check the toolchain, packages, fonts and cache",
        usage: "[--deployed BINARY [--root FOLDER]] [--json]",
        options: [
            .value("deployed", nil, "BINARY", "check what a built program needs on the machine that runs it instead"),
            .value("root", nil, "FOLDER", "check the system in this folder, such as an unpacked image"),
            .flag("json", nil, "print JSON instead of text"), help,
        ],
        arguments: 0...0,
        notes: ["The exit code is \(ExitCode.machine.rawValue) when a required component is missing."])

    package static let version = CommandForm(
        name: "version", summary: "print the versions of quadrant and of the Swift compiler", usage: "[--json]",
        options: [.flag("json", nil, "print JSON instead of text"), help], arguments: 0...0)

    package static let versions = CommandForm(
        name: "versions", summary: "list the versions that install.sh has installed", usage: "[--json]",
        options: [.flag("json", nil, "print JSON instead of text"), help], arguments: 0...0,
        notes: ["The version that is used has a star."])

    package static let use = CommandForm(
        name: "use", summary: "choose the installed version that is started", usage: "VERSION",
        options: [help], arguments: 1...1)

    package static let update = CommandForm(
        name: "update", summary: "install the newest release, or another one, and use it", usage: "[options]",
        options: [
            .value("to", nil, "VERSION", "this version instead of the newest"),
            .value("releases", nil, "URL", "fetch it from these releases instead of the known ones"),
            .value("from", nil, "FILE", "install a file, which SHA256SUMS beside it lists"), help,
        ],
        arguments: 0...0,
        notes: ["Other versions stay installed: 'quadrant use' goes back to one. Nothing changes if an update fails."])

    package static let uninstall = CommandForm(
        name: "uninstall", summary: "remove an installed version, or all and the cache", usage: "[VERSION] [options]",
        options: [.flag("keep-cache", nil, "keep the cache of compiled programs"), help], arguments: 0...1)

    package static let helpCommand = CommandForm(
        name: "help", summary: "print help for quadrant or for a command", usage: "[COMMAND]",
        options: [help], arguments: 0...1)
}
