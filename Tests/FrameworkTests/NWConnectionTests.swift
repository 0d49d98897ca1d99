import Foundation
import Network
import Testing

@Suite("Connections without a network")
struct NWConnectionTests {
    private func states<Value: Sendable>(
        _ begin: (@escaping @Sendable (Value) -> Void, DispatchQueue) -> Void
    ) async -> Value {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        begin({ continuation.yield($0) }, DispatchQueue(label: "test"))
        return await stream.first { _ in true }!
    }

    @Test func aConnectionWaitsForANetwork() async {
        let connection = NWConnection(host: "example.org", port: 443, using: .tls)
        let state: NWConnection.State = await states { handler, queue in
            connection.stateUpdateHandler = handler
            connection.start(queue: queue)
        }
        #expect(state == .waiting(.posix(.ENETDOWN)) && connection.state == state)
        let error: NWError? = await withCheckedContinuation { continuation in
            connection.send(content: Data("a".utf8), completion: .contentProcessed { error in
                continuation.resume(returning: error)
            })
        }
        #expect(error == .posix(.ENETDOWN))
        connection.cancel()
        #expect(connection.state == .cancelled)
    }

    @Test func aListenerFails() async throws {
        let listener = try NWListener(using: .tcp, on: 8080)
        let state: NWListener.State = await states { handler, queue in
            listener.stateUpdateHandler = handler
            listener.start(queue: queue)
        }
        #expect(state == .failed(.posix(.ENETDOWN)))
    }

    @Test func endsAreWritten() {
        #expect(NWEndpoint.hostPort(host: "example.org", port: 80).debugDescription == "example.org:80")
        #expect(NWEndpoint.Port("8080") == 8080 && NWEndpoint.Port("many") == nil)
    }
}
