import Foundation
import QuadrantPreview

extension PreviewServer {
    /// A server on a free port.
    static func showing(_ items: [PreviewContent.Item],
                        onLog: @escaping (String) -> Void = { _ in }) throws -> PreviewServer {
        let server = try PreviewServer(port: 0, title: "Test", choices: PageChoices(
            devices: [], dynamicTypes: ["large"], locales: ["en_US"], settings: PageSettings()), onLog: onLog)
        server.show(PreviewContent(items: items))
        return server
    }

    /// The path of the WebSocket.
    var livePath: String { "/\(access.token)/live" }
}

/// Runs `work` on a background thread, while the main thread serves.
func away<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { done in Thread { done.resume(returning: work()) }.start() }
}
