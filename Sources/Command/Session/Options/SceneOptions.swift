package import Foundation
package import QuadrantBase
package import QuadrantGeometry

/// The view and its screen: the options that `render` and `layout` share, validated before anything is compiled.
package struct SceneOptions {
    package enum Area {
        case screen(width: Double, height: Double, insets: Insets)
        /// The view's own ideal size.
        case ideal
    }

    package struct Insets {
        var top = 0.0, bottom = 0.0, sides = 0.0
    }

    /// The time at which the picture is taken, after the script.
    package enum Moment {
        case seconds(Double)
        /// When no animation is running.
        case settled
        /// When the animations with which the view appears have ended.
        case appeared
    }

    package enum Profile: String, CaseIterable {
        case ios13, ios14, ios17, ios18, ios26, ios27

        /// The profile where a user names none.
        package static let standard = ios26
    }

    package var view: String?
    package var area: Area
    package var scale: Double
    package var device: Device?
    /// Whether the status bar is drawn, on a view that fills the device's screen.
    package var hasStatusBar: Bool
    /// Whether the user set the size; if so, the layout traits of a preview are ignored.
    package var sizeIsGiven: Bool
    package var dark: Bool
    package var rightToLeft: Bool
    package var dynamicType: String
    package var locale: String
    /// An IANA identifier; nil is the machine's time zone.
    var timeZone: String?
    /// The date at which the view begins; nil for live views, which begin at the machine's.
    package var date: Date?
    package var profile: Profile
    package var script: ScriptOptions
    /// Nil if neither the script nor the user sets it; then it is the time at which the view has appeared, or the
    /// script's last step has settled.
    package var at: Moment?
    package var state: [(name: String, value: String)]
    package var strict: Bool
    package var usesCache: Bool
    /// Whether code that cannot be compiled is left out.
    package var keepsGoing: Bool
    package var timeLimit: Int
    /// The maximum time in seconds that the main thread may wait while the process is idle.
    package var stallLimit = StallWatch.defaultLimit
    package var quiet: Bool

    package static let dynamicTypes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    /// `hasMoment` is false for a command whose --at is no time.
    package init(_ arguments: Arguments, hasMoment: Bool = true) throws {
        view = arguments.value("view")
        profile = try arguments.value("profile").map { try Profile($0) } ?? .standard
        if let text = arguments.value("size") {
            if arguments.has("device") || arguments.has("landscape") {
                throw Failure(.usage, "--size cannot be used with --device or --landscape", at: "--size \(text)",
                              rule: "The two define the same size.",
                              fix: "Remove one of them; --device also sets the safe area.")
            }
            area = try Self.area(text)
            scale = 2
            sizeIsGiven = true
        } else {
            let device = try arguments.value("device").map(Device.option) ?? .standard
            self.device = device
            area = device.area(profile, isLandscape: arguments.has("landscape"))
            scale = device.scale
            sizeIsGiven = arguments.has("device") || arguments.has("landscape")
        }
        if let text = arguments.value("scale") {
            guard let number = Double(text), number.isFinite, number > 0, number <= 20 else {
                throw Failure(.usage, "'\(text)' is not a valid scale", at: "--scale",
                              rule: "A scale is a number above 0 and at most 20.", fix: "Write --scale 2.")
            }
            scale = number
        }
        let scheme = try Self.choice("color-scheme", arguments, ["light", "dark"])
        if arguments.has("dark"), scheme == "light" {
            throw Failure(.usage, "--dark cannot be used with --color-scheme light", at: "--color-scheme light",
                          rule: "The two contradict each other.", fix: "Remove one of them.")
        }
        dark = arguments.has("dark") || scheme == "dark"
        hasStatusBar = arguments.has("status-bar")
        rightToLeft = arguments.has("rtl")
        dynamicType = try Self.choice("dynamic-type", arguments, Self.dynamicTypes) ?? "large"
        locale = try Self.locale(arguments.value("locale") ?? "en_US")
        timeZone = try arguments.value("time-zone").map(Self.timeZone)
        date = try Self.date(arguments.value("date") ?? ProgramClock.standard, timeZone)
        if let folder = arguments.value("fixtures") {
            guard FilePath.isFolder(FilePath.absolute(folder)) else {
                throw Failure(.usage, "no such folder: '\(folder)'", at: "--fixtures \(folder)",
                              rule: "Web requests are answered with the files of a folder.", fix: "Check the path.")
            }
            WebFixtures.use(FilePath.absolute(folder))
        }
        script = try ScriptOptions(arguments)
        at = hasMoment ? try arguments.value("at").map(ScriptOptions.moment) : nil
        state = try arguments.list("state").map(Self.assignment)
        strict = arguments.has("strict")
        usesCache = !arguments.has("no-cache")
        keepsGoing = arguments.has("keep-going")
        quiet = arguments.has("quiet")
        timeLimit = 60
        if let text = arguments.value("time-limit") {
            guard let seconds = Int(text), (1...86_400).contains(seconds) else {
                throw Failure(.usage, "'\(text)' is not a valid time limit", at: "--time-limit",
                              rule: "A time limit is a whole number of seconds from 1 to 86400.",
                              fix: "Write --time-limit 60.")
            }
            timeLimit = seconds
            stallLimit = seconds
        }
    }

    private static func choice(_ option: String, _ arguments: Arguments, _ known: [String]) throws -> String? {
        try arguments.value(option).map { try match($0, option, known) }
    }

    /// The value among `known` that a user means, whatever its case and hyphens.
    fileprivate static func match(_ text: String, _ option: String, _ known: [String]) throws -> String {
        let plain = text.lowercased().filter { $0 != "-" && $0 != "_" }
        if let match = known.first(where: { $0.lowercased() == plain }) { return match }
        let near = SpellingSuggestion.of(plain, in: known).map { "Did you mean \($0)? " } ?? ""
        throw Failure(.usage, "'\(text)' is not a valid value of --\(option)", at: "--\(option)",
                      rule: "The values are \(known.joined(separator: ", ")).", fix: near + "Use one of these values.")
    }

    private static func area(_ text: String) throws -> Area {
        if text.lowercased() == "fit" { return .ideal }
        let parts = text.lowercased().replacingOccurrences(of: "×", with: "x")
            .split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], width.isFinite, height.isFinite,
              width > 0, height > 0 else {
            throw Failure(.usage, "'\(text)' is not a valid size", at: "--size",
                          rule: "A size is WIDTHxHEIGHT in points, both positive, or 'fit'.",
                          fix: "Write --size 390x844.")
        }
        return .screen(width: width, height: height, insets: Insets())
    }

    private static func locale(_ text: String) throws -> String {
        let language = text.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
        let known = (2...3).contains(language.count) && language.allSatisfy { $0.isASCII && $0.isLetter }
            && Locale.LanguageCode(language).isISOLanguage
        guard known else {
            throw Failure(.usage, "unknown locale '\(text)'", at: "--locale",
                          rule: "A locale identifier starts with an ISO 639 language code.",
                          fix: "Write --locale de_DE, --locale ar or --locale ja_JP.")
        }
        return text
    }

    private static func timeZone(_ text: String) throws -> String {
        if TimeZone(identifier: text) != nil { return text }
        let names = TimeZone.knownTimeZoneIdentifiers
        let near = SpellingSuggestion.of(text, in: names).map { "Did you mean \($0)? " } ?? ""
        throw Failure(.usage, "unknown time zone '\(text)'", at: "--time-zone",
                      rule: "A time zone is an identifier of the IANA database.",
                      fix: near + "Write --time-zone Europe/Berlin, or GMT.")
    }

    private static func date(_ text: String, _ timeZone: String?) throws -> Date {
        if let date = ProgramClock.date(text, timeZone: timeZone) { return date }
        throw Failure(.usage, "'\(text)' is not a valid date", at: "--date",
                      rule: "A date is YYYY-MM-DD, YYYY-MM-DDTHH:MM or YYYY-MM-DDTHH:MM:SS, the latter two also with a "
                          + "time zone such as Z or +02:00, or 'now', the machine's.",
                      fix: "Write --date 2025-06-17T09:41.")
    }

    private static func assignment(_ text: String) throws -> (name: String, value: String) {
        guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
            throw Failure(.usage, "'\(text)' is not a valid assignment", at: "--state",
                          rule: "The value is NAME=VALUE, where NAME is a @State of the view.",
                          fix: "Write --state count=3.")
        }
        return (String(text[..<equals]), String(text[text.index(after: equals)...]))
    }
}

extension Device {
    package func area(_ profile: SceneOptions.Profile, isLandscape: Bool) -> SceneOptions.Area {
        if isLandscape {
            // A phone has no status bar in landscape.
            let insets = SceneOptions.Insets(top: isTablet ? top : 0, bottom: landscapeBottom, sides: landscapeSides)
            return .screen(width: height, height: width, insets: insets)
        }
        let safeTop = profile == .ios13 ? oldTop ?? top : top
        return .screen(width: width, height: height, insets: .init(top: safeTop, bottom: bottom, sides: 0))
    }
}

extension SceneOptions.Profile {
    /// The profile that a user names; an error lists the names.
    package init(_ text: String) throws {
        let name = try SceneOptions.match(text, "profile", Self.allCases.map(\.rawValue))
        self = Self(rawValue: name) ?? .standard
    }
}
