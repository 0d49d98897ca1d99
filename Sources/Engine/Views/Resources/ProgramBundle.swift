public import Foundation
import QuadrantFiles
import QuadrantText
import QuadrantThreads

/// The bundles and the locale of the program that runs in this process.
///
/// A command that runs a program written for a phone lays out its resources in one folder, as a phone does.
/// `Bundle.main` and `Locale.current` then return the values that are set here.
public nonisolated enum _ProgramBundle {
    private struct State {
        var main: Bundle?
        /// Installs the bundles when one is first read.
        var installation: (@Sendable () -> Void)?
        var hasTables = false
        var modules: [String: Bundle] = [:]
        var locale: Locale?
        var languages: [String] = []
        /// Texts with plural forms, by the folder of their bundle and the name of their table.
        var plurals: [String: [String: PluralText]] = [:]
    }

    private static let state = Locked(State())

    /// The bundle of a module, or that of the program.
    public static func module(_ name: String) -> Bundle {
        installWaiting()
        return state.withLock { $0.modules[name] ?? $0.main } ?? .main
    }

    /// Sets the folders of the bundles, each laid out for the language of `locale`.
    package static func install(main: String, modules: [String: String], hasTables: Bool) {
        let bundle = Bundle(path: main), others = modules.compactMapValues { Bundle(path: $0) }
        state.withLock { state in
            state.main = bundle
            state.hasTables = hasTables
            state.modules = others
            state.plurals = [:]
        }
    }

    /// Sets the closure that installs the bundles when the program first reads one: the layout takes time and space,
    /// which programs without resources save.
    package static func installWhenAsked(_ installation: @escaping @Sendable () -> Void) {
        state.withLock { $0.installation = installation }
    }

    private static func installWaiting() {
        let waiting = state.withLock { state in
            defer { state.installation = nil }
            return state.installation
        }
        waiting?()
    }

    /// Sets `Locale.current` and the languages of the user.
    package static func setLocale(_ identifier: String) {
        let locale = Locale(identifier: identifier)
        let language = locale.identifier(.bcp47)
        state.withLock { state in
            state.locale = locale
            state.languages = language.hasPrefix("en") ? [language] : [language, "en-US"]
        }
    }

    package static var main: Bundle? {
        installWaiting()
        return installed
    }
    /// The program's bundle, if it is installed.
    package static var installed: Bundle? { state.withLock { $0.main } }
    package static var locale: Locale? { state.withLock { $0.locale } }
    package static var languages: [String]? { state.withLock { $0.locale == nil ? nil : $0.languages } }

    /// Whether text is looked up in the tables of the program's bundle.
    static var hasTables: Bool { state.withLock { $0.hasTables } }

    // MARK: plural forms

    /// The text for these arguments, with printf specifiers; nil where the key has no plural forms. `numbers` are the
    /// numeric arguments, by their index.
    static func plural(_ key: String, table: String?, bundle: Bundle, numbers: [Int: Double]) -> String? {
        let name = table ?? "Localizable", path = bundle.bundlePath + "/" + name + "." + PluralText.fileEnding
        let (known, locale) = state.withLock { ($0.plurals[path], $0.locale) }
        var found = known
        if found == nil {
            let data = RegularFile.contents(path)
            found = data.flatMap { try? JSONDecoder().decode([String: PluralText].self, from: $0) } ?? [:]
            state.withLock { $0.plurals[path] = found }
        }
        guard let entry = found?[key] else { return nil }
        let language = (locale ?? .current).identifier
        var text = entry.text, first = numbers.keys.min() ?? 0
        for _ in 0..<4 where text.contains("%#@") {
            for (name, variable) in entry.variables {
                let place = variable.argument.map { $0 - 1 } ?? first
                let number = numbers[place] ?? 0
                let form = number == 0 && variable.forms["zero"] != nil ? "zero"
                    : PluralRules.form(of: number, in: language)
                let replacement = (variable.forms[form] ?? variable.forms["other"] ?? "")
                    .replacingOccurrences(of: "%arg", with: "%\(place + 1)$lld")
                text = text.replacingOccurrences(of: "%#@\(name)@", with: replacement)
                if variable.argument == nil, let next = numbers.keys.filter({ $0 > first }).min() { first = next }
            }
        }
        return text
    }
}
