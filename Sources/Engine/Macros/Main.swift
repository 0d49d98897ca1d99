import Foundation
import SwiftSyntax
import SwiftSyntaxMacros
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

// The compiler starts this program and sends it one request for each macro use. The toolchain ships every module of
// SwiftSyntax except the one for this protocol, so it is implemented here.

/// The macros that `Sources/Engine/Views/Macros.swift`, other modules and substitutes of packages declare, by their
/// names.
struct MacroTable: PluginProvider {
    static var types: [String: any Macro.Type] {
        [
            "EntryMacro": EntryMacro.self,
            "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
            "PreviewMacro": PreviewMacro.self,
            "AnimatableMacro": AnimatableMacro.self,
            "ModelMacro": ModelMacro.self,
            "PersistedPropertyMacro": PersistedPropertyMacro.self,
            "MarkMacro": MarkMacro.self,
            "ModelActorMacro": ModelActorMacro.self,
            "QueryMacro": QueryMacro.self,
            "GenerableMacro": GenerableMacro.self,
            "RuleMacro": RuleMacro.self,
            "CasePathableMacro": CasePathableMacro.self,
            "DependencyClientMacro": DependencyClientMacro.self,
            "DependencyEndpointMacro": DependencyEndpointMacro.self,
            "ObservableStateMacro": ObservableStateMacro.self,
            "ObservationStateTrackedMacro": ObservationStateTrackedMacro.self,
            "PresentsMacro": PresentsMacro.self,
            "ReducerMacro": ReducerMacro.self,
            "ViewActionMacro": ViewActionMacro.self,
        ]
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let type = Self.types[typeName] else { throw UnknownMacro(name: moduleName + "." + typeName) }
        return type
    }
}

struct UnknownMacro: Error, CustomStringConvertible {
    var name: String
    var description: String { "QuadrantMacros has no macro '\(name)'" }
}

/// JSON messages, each preceded by its length as eight bytes, little-endian.
final class PipeConnection: MessageConnection {
    let input: Int32
    let output: Int32

    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    func sendMessage<Message: Encodable>(_ message: Message) throws {
        let payload = try JSONEncoder().encode(message)
        var length = UInt64(payload.count).littleEndian
        var frame = Data(bytes: &length, count: 8)
        frame.append(payload)
        var sent = 0
        while sent < frame.count {
            let count = frame.withUnsafeBytes { write(output, $0.baseAddress! + sent, frame.count - sent) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ConnectionBroken() }
            sent += count
        }
    }

    /// The next message, or nil if the compiler has closed the pipe, which ends the session.
    func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let header = try bytes(8) else { return nil }
        let length = header.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
        // The compiler's last message is empty.
        if length == 0 { return nil }
        guard let payload = try bytes(Int(length)) else { throw ConnectionBroken() }
        return try JSONDecoder().decode(type, from: payload)
    }

    /// Exactly `count` bytes; nil when the input ends before the first of them.
    private func bytes(_ count: Int) throws -> Data? {
        var data = Data(count: count)
        var filled = 0
        while filled < count {
            let got = data.withUnsafeMutableBytes { read(input, $0.baseAddress! + filled, count - filled) }
            if got < 0, errno == EINTR { continue }
            if got == 0, filled == 0 { return nil }
            guard got > 0 else { throw ConnectionBroken() }
            filled += got
        }
        return data
    }
}

struct ConnectionBroken: Error {}

@main
enum QuadrantMacros {
    static func main() throws {
        // Output of macros must not be written between two messages.
        let input = dup(STDIN_FILENO), output = dup(STDOUT_FILENO)
        close(STDIN_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let connection = PipeConnection(input: input, output: output)
        try CompilerPluginMessageListener(connection: connection, provider: MacroTable()).main()
    }
}
