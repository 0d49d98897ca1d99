import Foundation
import QuadrantBase
import SwiftParser
import SwiftSyntax

/// Reads the manifests of Tuist, `Project.swift` and `Workspace.swift`, where what they say is literal. Other manifests
/// are programs, which only Tuist can run.
final class TuistReader {
    private let builder: ProjectBuilder
    private let packages: PackageReader
    /// The names of targets by their project's folder, of the projects that have been read.
    private var done: [String: [String: String]] = [:]

    init(_ builder: ProjectBuilder, _ packages: PackageReader) { (self.builder, self.packages) = (builder, packages) }

    /// Whether a file is a manifest of Tuist.
    static func isManifest(_ path: String) -> Bool {
        guard ["Project.swift", "Workspace.swift"].contains(FilePath.name(of: path)),
              let data = FileManager.default.contents(atPath: path) else { return false }
        return ModuleImports.modules(in: data).contains("ProjectDescription")
    }

    /// Reads a project, or all projects of a workspace. Returns its name.
    func read(_ path: String) throws -> String {
        let folder = FilePath.folder(of: path)
        if FilePath.name(of: path) == "Workspace.swift" {
            let call = try call("Workspace", in: path)
            for pattern in try Self.texts(argument("projects", of: call), path) {
                for project in projects(pattern, in: folder) { try readProject(project) }
            }
            return Self.text(argument("name", of: call)) ?? FilePath.name(of: folder)
        }
        try readProject(folder)
        return Self.text(argument("name", of: try call("Project", in: path))) ?? FilePath.name(of: folder)
    }

    private func projects(_ pattern: String, in folder: String) -> [String] {
        let parts = pattern.components(separatedBy: "/**")
        let base = FilePath.absolute(parts[0].replacingOccurrences(of: "/*", with: ""), in: folder)
        if parts.count == 1, !pattern.hasSuffix("*") { return [base] }
        return FolderWalk.files(under: base).entries.map(\.path)
            .filter { FilePath.name(of: $0) == "Project.swift" }.map(FilePath.folder)
    }

    private func readProject(_ folder: String) throws {
        guard done[folder] == nil else { return }
        done[folder] = [:]
        let path = folder + "/Project.swift"
        let call = try call("Project", in: path)
        guard let list = argument("targets", of: call)?.as(ArrayExprSyntax.self) else {
            throw Self.refusal(path, "its targets are not a list")
        }
        let targets = try list.elements.map { element -> (String, FunctionCallExprSyntax) in
            guard let target = element.expression.as(FunctionCallExprSyntax.self),
                  ["target", "Target"].contains(Self.name(of: target)),
                  let name = Self.text(argument("name", of: target)) else {
                let text = element.expression.trimmedDescription.prefix(60)
                throw Self.refusal(path, "'\(text)' is not a literal target")
            }
            return (name, target)
        }
        for (name, _) in targets { done[folder]?[name] = builder.unique(name, in: FilePath.name(of: folder)) }
        for (name, target) in targets { try add(target, name, folder, path) }
    }

    // MARK: Targets

    private func add(_ call: FunctionCallExprSyntax, _ name: String, _ folder: String, _ path: String) throws {
        let product = argument("product", of: call)?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        let kind: Project.Target.Kind? = switch product {
        case "app", "appClip": .app
        case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
        case "unitTests", "uiTests": .tests
        case "commandLineTool": .executable
        case "macro": .macro
        case "appExtension", "extensionKitExtension", "messagesExtension": .appExtension
        default: nil
        }
        guard let kind else { return }
        let module = Self.text(argument("productName", of: call)) ?? name
        var target = Project.Target(
            name: done[folder]?[name] ?? name, module: BuildSettings.identifier(module), kind: kind,
            package: FilePath.name(of: folder), platforms: platforms(call), sources: [])
        target.conditions = ["DEBUG"]
        target.upcomingFeatures = ["BareSlashRegexLiterals"]  // Xcode's default.
        for entry in try files("sources", of: call, folder, path) where FilePath.ending(of: entry) == "swift" {
            target.sources.append(entry)
        }
        target.resources = try files("resources", of: call, folder, path).filter(Self.isResource)
            .map { .init(path: $0) }
        for root in try Self.texts(argument("buildableFolders", of: call), path) {
            for entry in FolderWalk.files(under: FilePath.named(root, in: folder)).entries {
                if FilePath.ending(of: entry.path) == "swift" {
                    target.sources.append(entry.path)
                } else if Self.isResource(entry.path) {
                    target.resources.append(.init(path: entry.path))
                }
            }
        }
        for dependency in argument("dependencies", of: call)?.as(ArrayExprSyntax.self)?.elements ?? [] {
            guard let call = dependency.expression.as(FunctionCallExprSyntax.self) else { continue }
            let named = Self.text(argument("name", of: call)) ?? Self.text(argument("target", of: call))
                ?? Self.text(argument("product", of: call))
            switch (Self.name(of: call), named) {
            case ("target", let other?):
                if let known = done[folder]?[other] { target.dependencies.append(known) }
            case ("project", let other?):
                let place = FilePath.named(Self.text(argument("path", of: call)) ?? ".", in: folder)
                try readProject(place)
                if let known = done[place]?[other] { target.dependencies.append(known) }
            case ("external", let product?), ("package", let product?):
                target.dependencies += try packages.targets(of: product, package: nil, from: [], user: name)
            default: break
            }
        }
        builder.add(target)
    }

    private func platforms(_ call: FunctionCallExprSyntax) -> [Project.Platform] {
        let text = (argument("destinations", of: call) ?? argument("platform", of: call))?.trimmedDescription ?? ""
        let words: [(String, Project.Platform)] = [
            ("iOS", .iOS), ("iPhone", .iOS), ("iPad", .iOS), ("mac", .macOS), ("tv", .tvOS), ("watch", .watchOS),
            ("Watch", .watchOS), ("Tv", .tvOS), ("vision", .visionOS), ("Vision", .visionOS),
        ]
        let found = Set(words.filter { text.contains("." + $0.0) || text.contains("apple" + $0.0) }.map(\.1))
        return Project.Platform.allCases.filter(found.contains)
    }

    private static func isResource(_ path: String) -> Bool {
        if case .resource = FileKind.of(path) { true } else { false }
    }

    /// The files that the patterns of an argument match.
    private func files(_ label: String, of call: FunctionCallExprSyntax, _ folder: String, _ path: String) throws
        -> [String] {
        var found: [String] = [], seen: Set<String> = []
        for pattern in try Self.texts(argument(label, of: call), path) {
            let full = FilePath.absolute(pattern, in: folder)
            guard let star = full.firstIndex(of: "*") else {
                let inside = FilePath.isFolder(full) && !FileKind.isBundle(full)
                    ? FolderWalk.files(under: full).entries.map(\.path) : [full]
                found += inside.filter { seen.insert($0).inserted }
                continue
            }
            let base = FilePath.folder(of: String(full[..<star]) + "x")
            var expression = NSRegularExpression.escapedPattern(for: full)
            for (glob, regex) in [("\\*\\*\\/", "(.*/)?"), ("\\*\\*/", "(.*/)?"), ("\\*\\*", ".*"), ("\\*", "[^/]*")] {
                expression = expression.replacingOccurrences(of: glob, with: regex)
            }
            guard let regex = try? Regex(expression) else { continue }
            for entry in FolderWalk.files(under: base).entries
            where entry.path.wholeMatch(of: regex) != nil && seen.insert(entry.path).inserted {
                found.append(entry.path)
            }
        }
        return found
    }

    // MARK: Syntax

    /// The call of `Project` or `Workspace` in a manifest.
    private func call(_ name: String, in path: String) throws -> FunctionCallExprSyntax {
        final class Finder: SyntaxVisitor {
            var name = "", found: FunctionCallExprSyntax?
            override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
                if found == nil, node.calledExpression.trimmedDescription == name { found = node }
                return found == nil ? .visitChildren : .skipChildren
            }
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Self.refusal(path, "the file does not exist")
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.name = name
        finder.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
        guard let found = finder.found else { throw Self.refusal(path, "it makes no \(name)(…) itself") }
        return found
    }

    private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.arguments.first { $0.label?.text == label }?.expression
    }

    private static func name(of call: FunctionCallExprSyntax) -> String {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.trimmedDescription
    }

    private static func text(_ expression: ExprSyntax?) -> String? {
        expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The strings of a literal list, or of a literal string; those of `.glob("…")` and other calls are in their first
    /// argument.
    private static func texts(_ expression: ExprSyntax?, _ path: String) throws -> [String] {
        guard let expression else { return [] }
        if let text = text(expression) { return [text] }
        if let list = expression.as(ArrayExprSyntax.self) {
            return try list.elements.flatMap { try texts($0.expression, path) }
        }
        if let call = expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first {
            return try texts(first.expression, path)
        }
        throw refusal(path, "'\(expression.trimmedDescription.prefix(60))' is not literal")
    }

    private static func refusal(_ path: String, _ reason: String) -> Failure {
        Failure(.input, "the Tuist manifest cannot be read without Tuist", at: "\(path): \(reason)",
                rule: "Targets, sources and resources are read where they are literal.",
                fix: "Run 'tuist generate' on a Mac, and give the .xcodeproj or .xcworkspace that it makes.")
    }
}
