import QuadrantProject

/// A generated Swift file with symbols for a program's resources.
package struct GeneratedCode {
    package var name: String
    package var text: String

    /// What is in it, for messages.
    private var title: String {
        switch name {
        case "Quadrant+Assets.swift": "symbols of assets"
        case "Quadrant+Strings.swift": "symbols of localized strings"
        case "Quadrant+Models.swift": "classes of data models and intents"
        case "Quadrant+Bundle.swift": "symbols of the bundle"
        default: "symbols of SwiftGen"
        }
    }

    /// What is said of it where it does not compile, for an error in it.
    func note(_ module: String, _ line: Int, _ error: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.indices.contains(line - 1) ? ", in '\(lines[line - 1].drop { $0 == " " })'" : ""
        return "the generated \(title) of \(module) do not compile and were left out: \(error)\(code)"
    }

    /// The generated files of a target.
    package static func all(_ target: ProgramTarget, in sources: SourceSet, _ host: any ProgramHost)
        -> [GeneratedCode] {
        let bundle = target.hasOwnBundle ? ".module" : ".main"
        let assets = AssetSymbols(catalogs: target.catalogs, besides: target.files.map { sources.files[$0] },
                                  bundle: bundle).text
        // The files of a module have unique names.
        var code = assets.isEmpty ? []
            : [GeneratedCode(name: "Quadrant+Assets.swift", text: "import SwiftUI\n" + assets)]
        let texts = StringSymbols(catalogs: target.target.resources.map(\.path).filter { $0.hasSuffix(".xcstrings") },
                                  besides: target.files.map { sources.files[$0] },
                                  bundle: target.hasOwnBundle ? ".atURL(Bundle.module.bundleURL)" : ".main").text
        if !texts.isEmpty {
            code.append(GeneratedCode(name: "Quadrant+Strings.swift",
                                      text: "import Foundation\nimport SwiftUI\n" + texts))
        }
        let classes = host.managedClasses(of: target.target, besides: target.files.map { sources.files[$0] })
        if !classes.isEmpty { code.append(GeneratedCode(name: "Quadrant+Models.swift", text: classes)) }
        for (number, output) in target.target.generated.enumerated() {
            let text = output.text(bundle: target.hasOwnBundle ? "Bundle.module" : "Bundle.main")
            let name = "Quadrant+SwiftGen\(number + 1).swift"
            if !text.isEmpty { code.append(GeneratedCode(name: name, text: text)) }
        }
        if target.hasOwnBundle { code.append(GeneratedCode(name: "Quadrant+Bundle.swift", text: target.bundleCode)) }
        return code
    }
}

extension SwiftGenOutput {
    /// The generated Swift text; empty if the inputs contain nothing. `bundle` is the expression for their bundle.
    package func text(bundle: String) -> String {
        switch kind {
        case .strings: SwiftGenStrings(self, bundle: bundle).text
        case .xcassets: SwiftGenAssets(self, bundle: bundle).text
        }
    }
}
