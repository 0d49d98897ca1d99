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
        /// The names of the languages of bundles, by their folders.
        var localizations: [String: [String]] = [:]
        /// The bundles of languages, by the folder of their bundle and the name of a locale; nil without one.
        var inner: [String: Bundle?] = [:]
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
            (state.plurals, state.localizations, state.inner) = ([:], [:], [:])
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

    // MARK: languages

    /// Whether a bundle has texts in several languages.
    static func hasLanguages(_ bundle: Bundle) -> Bool { localizations(of: bundle).count > 1 }

    private static func localizations(of bundle: Bundle) -> [String] {
        let path = bundle.bundlePath
        if let known = state.withLock({ $0.localizations[path] }) { return known }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let found = entries.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        state.withLock { $0.localizations[path] = found }
        return found
    }

    /// The texts of a bundle in the language of `wanted`; nil if that is the language of the program, or if the bundle
    /// has none in it.
    static func bundle(_ bundle: Bundle, for wanted: Locale) -> Bundle? {
        let own = locale ?? .current
        if wanted.identifier == own.identifier { return nil }
        let key = bundle.bundlePath + "\n" + wanted.identifier
        if let known = state.withLock({ $0.inner[key] }) { return known }
        let found = name(localizations(of: bundle), wanted, own).flatMap {
            Bundle(path: bundle.bundlePath + "/" + $0 + ".lproj")
        }
        state.withLock { $0.inner[key] = .some(found) }
        return found
    }

    /// The name among `names` of the language of `wanted`; nil if it is that of `own`.
    private static func name(_ names: [String], _ wanted: Locale, _ own: Locale) -> String? {
        func spellings(_ locale: Locale) -> [String] {
            let full = Locale.Language(identifier: locale.language.maximalIdentifier)
            let code = full.languageCode?.identifier ?? "en", script = full.script?.identifier ?? ""
            let region = full.region?.identifier ?? ""
            let all = ["\(code)-\(script)-\(region)", "\(code)-\(region)", "\(code)-\(script)"]
            // Chinese without a script is simplified.
            return code == "zh" && script == "Hant" ? all : all + [code]
        }
        let known = Dictionary(names.map { ($0.replacingOccurrences(of: "_", with: "-").lowercased(), $0) }) { $1 }
        func name(_ locale: Locale) -> String? { spellings(locale).lazy.compactMap { known[$0.lowercased()] }.first }
        let found = name(wanted)
        return found == name(own) ? nil : found
    }

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
        let language = bundle.bundlePath.hasSuffix(".lproj")
            ? String(bundle.bundlePath.split(separator: "/").last?.dropLast(6) ?? "en")
            : (locale ?? .current).identifier
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
