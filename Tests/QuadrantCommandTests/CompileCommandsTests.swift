import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantCompiler
import QuadrantProject

/// `quadrant project --compile-commands`: what a language server needs to read a program.
@Suite struct CompileCommandsTests {
    private static let program = """
        import SwiftUI
        struct Hello: View {
            var body: some View {
                Text("Hello")
                    .pad
            }
        }
        #Preview { Hello() }
        """
    private static var server: String? {
        Toolchain.findCompiler().map { FilePath.folder(of: $0) + "/sourcekit-lsp" }
            .flatMap { access($0, X_OK) == 0 ? $0 : nil }
    }

    private func entries(_ command: Command, _ path: String) throws -> [CompileCommands.Entry] {
        let data = try #require(command.data(path + "compile_commands.json"))
        return try JSONDecoder().decode([CompileCommands.Entry].self, from: data)
    }

    @Test func everyFileHasItsArguments() throws {
        let command = try Command([
            "App/One.swift": "import SwiftUI\nstruct One: View { var body: some View { Two() } }\n#Preview { One() }\n",
            "App/Two.swift": "import SwiftUI\nstruct Two: View { var body: some View { Text(\"2\") } }\n",
        ])
        let result = try command.run("project", "App", "--compile-commands")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasSuffix("App/compile_commands.json: 2 files\n"))
        let found = try entries(command, "App/")
        #expect(found.map { FilePath.name(of: $0.file) }.sorted() == ["One.swift", "Two.swift"])
        for entry in found {
            #expect(entry.directory.hasSuffix("/App"))
            #expect(entry.arguments.filter { $0.hasSuffix("/One.swift") || $0.hasSuffix("/Two.swift") }.count == 2)
            // The compiler accepts them.
            let check = try command.shell(
                (entry.arguments + ["-typecheck"]).map { "'\($0)'" }.joined(separator: " "))
            #expect(check.code == 0, "\(check.errors)")
        }
    }

    @Test func aFileThatDoesNotCompileHasThemAsWell() throws {
        let command = try Command(["View.swift": Self.program])
        let result = try command.run("project", "View.swift", "--compile-commands")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try entries(command, "").count == 1)
    }

    @Test func aDatabaseOfAnotherProgramStays() throws {
        let command = try Command(["View.swift": Self.program, "compile_commands.json": "[]\n"])
        let result = try command.run("project", "View.swift", "--compile-commands")
        #expect(result.code == ExitCode.output.rawValue)
        #expect(result.errors.contains("is not replaced"))
        #expect(try entries(command, "").isEmpty)
    }

    @Test func aPackageIsOpenedWithTheDatabase() throws {
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Lib", targets: [.target(name: "Lib")])
            """
        let command = try Command(["Package.swift": manifest, "Sources/Lib/View.swift": Self.program])
        #expect(try command.run("project", ".", "--compile-commands").code == 0)
        let settings = try #require(command.data(".sourcekit-lsp/config.json"))
        #expect(String(decoding: settings, as: UTF8.self).contains("compilationDatabase"))
    }

    /// Skipped where the toolchain has no language server.
    @Test(.enabled(if: CompileCommandsTests.server != nil, "the toolchain has no sourcekit-lsp"))
    func aLanguageServerCompletesModifiers() throws {
        let command = try Command(["View.swift": Self.program])
        _ = try command.run("project", "View.swift", "--compile-commands")
        let client = try LanguageClient(#require(Self.server), in: URL(fileURLWithPath: command.folder))
        defer { client.end() }
        client.open("View.swift", Self.program)
        let place: JSONValue = ["line": 4, "character": 16]
        let answer = client.request("textDocument/completion", "View.swift", ["position": place])
        let labels = (answer["items"]?.list ?? answer.list ?? []).compactMap { $0["label"]?.text }
        #expect(labels.contains("padding()"))
        let report = client.request("textDocument/diagnostic", "View.swift", [:])
        let messages = (report["items"]?.list ?? []).compactMap { $0["message"]?.text }
        #expect(messages == ["Value of type 'Text' has no member 'pad'"])
    }
}

/// A client of a language server, over pipes.
private final class LanguageClient {
    private let process = Process()
    private let input = Pipe(), output = Pipe()
    private let folder: URL
    private var number = 0
    private var rest = Data()

    init(_ server: String, in folder: URL) throws {
        self.folder = folder
        process.executableURL = URL(fileURLWithPath: server)
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let root: JSONValue = .text(folder.absoluteString)
        _ = ask("initialize", ["processId": .null, "rootUri": root, "capabilities": [:]])
        write(["jsonrpc": "2.0", "method": "initialized", "params": [:]])
    }

    private func address(_ file: String) -> JSONValue { .text(folder.appendingPathComponent(file).absoluteString) }

    func open(_ file: String, _ text: String) {
        let document: JSONValue = ["uri": address(file), "languageId": "swift", "version": 1, "text": .text(text)]
        write(["jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document]])
    }

    func request(_ method: String, _ file: String, _ more: [String: JSONValue]) -> JSONValue {
        ask(method, .object(more.merging(["textDocument": ["uri": address(file)]]) { $1 }))
    }

    private func write(_ message: JSONValue) {
        let data = message.data
        input.fileHandleForWriting.write(Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
    }

    private func ask(_ method: String, _ params: JSONValue) -> JSONValue {
        number += 1
        let id = JSONValue.number(Double(number))
        write(["jsonrpc": "2.0", "id": id, "method": .text(method), "params": params])
        while let message = next() {
            if message["method"] != nil, let request = message["id"] {
                write(["jsonrpc": "2.0", "id": request, "result": .null])
            } else if message["id"] == id { return message["result"] ?? .null }
        }
        return .null
    }

    private func next() -> JSONValue? {
        while true {
            if let end = rest.range(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
                let number = head.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
                let length = number.flatMap { Int($0) } ?? 0
                if rest.distance(from: end.upperBound, to: rest.endIndex) >= length {
                    let body = Data(rest[end.upperBound..<(end.upperBound + length)])
                    rest = Data(rest[(end.upperBound + length)...])
                    return try? JSONValue(body)
                }
            }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            rest.append(data)
        }
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
    }
}
