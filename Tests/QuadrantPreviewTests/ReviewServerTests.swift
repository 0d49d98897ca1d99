import Foundation
import QuadrantPreview
import Testing

@Suite("A page that exchanges messages")
struct ReviewServerTests {
    private func server() throws -> ReviewServer {
        try ReviewServer(port: 0, page: { "<script nonce=\($0)></script>" }, onOpen: { ["hello"] },
                         onMessage: { $0 == "quiet" ? [] : ["received \($0)"] })
    }

    @Test func thePageNeedsTheTokenAndRunsItsOwnScriptOnly() async throws {
        let server = try server()
        defer { server.stop() }
        let access = server.access
        let (page, refused, head) = await away {
            let host = "127.0.0.1:\(access.port)"
            let page = Client(port: access.port)?.get("/\(access.token)/", host: host)
            let refused = Client(port: access.port)?.get("/wrong/", host: host)
            let client = Client(port: access.port)
            client?.write("GET /\(access.token)/ HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
            return (page, refused, client?.head() ?? "")
        }
        #expect(page?.status == 200 && refused?.status == 404)
        let nonce = try #require(page?.body.firstMatch(of: /nonce=([0-9a-f]{32})/)?.1)
        #expect(head.contains("script-src 'nonce-\(nonce)'") && head.contains("style-src 'unsafe-inline'"))
    }

    @Test func allPagesReceiveTheAnswerToOne() async throws {
        let server = try server()
        defer { server.stop() }
        let access = server.access
        let frames = await away { () -> [Client.Frame?] in
            let path = "/\(access.token)/live"
            guard let first = Client(page: path, port: access.port) else { return [] }
            let hello = first.frame()
            guard let second = Client(page: path, port: access.port) else { return [] }
            let secondHello = second.frame()
            second.say("quiet")
            second.say("x")
            return [hello, secondHello, first.frame(), second.frame()]
        }
        #expect(frames == [.text("hello"), .text("hello"), .text("received x"), .text("received x")])
    }

    @Test func aPortInUseIsAnError() throws {
        let server = try server()
        defer { server.stop() }
        #expect(throws: PreviewServer.CannotListen.self) {
            try ReviewServer(port: server.access.port, page: { $0 }, onOpen: { [] }, onMessage: { _ in [] })
        }
    }
}
