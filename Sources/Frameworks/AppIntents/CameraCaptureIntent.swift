import Foundation

/// An intent that opens the camera of a program, from the lock screen as well.
public protocol CameraCaptureIntent: SystemIntent {
    /// What the program and its parts outside of it share.
    associatedtype AppContext: Codable & Sendable = Never
}
extension CameraCaptureIntent {
    /// What was shared last; nil at first, and where it cannot be decoded.
    @MainActor public static var appContext: AppContext? {
        get async throws {
            SharedContexts.values["\(Self.self)"].flatMap { try? JSONDecoder().decode(AppContext.self, from: $0) }
        }
    }
    /// Shares a value, of 4,096 bytes at most. It is kept while the program runs.
    @MainActor public static func updateAppContext(_ appContext: AppContext) async throws {
        let data = try JSONEncoder().encode(appContext)
        guard data.count <= 4_096 else { throw CocoaError(.fileWriteOutOfSpace) }
        SharedContexts.values["\(Self.self)"] = data
    }
}
@MainActor private enum SharedContexts { static var values: [String: Data] = [:] }
