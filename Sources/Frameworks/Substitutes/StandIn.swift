import QuadrantStandIn
import QuadrantViews
public import SwiftUI

// What modules that stand for packages share. They are compiled with the programs that import them, so that they see
// public declarations only.

/// Says that the member which calls this has no effect here (Docs/Decisions/0033-stand-ins.md).
public func standIn(_ owner: Any?, _ reason: StaticString, member: StaticString = #function,
                    file: StaticString = #fileID, line: UInt32 = #line) {
    QuadrantStandIn.standIn(owner, reason, member: member, file: file, line: line)
}

/// A grey panel with the name of a view that is not drawn here.
public struct Panel: View {
    private let name: String, symbol: String, detail: String?
    /// A panel with a name, a symbol and a line below it. Takes the space it is offered.
    public init(_ name: String, symbol: String, detail: String? = nil) {
        (self.name, self.symbol, self.detail) = (name, symbol, detail)
    }
    public var body: some View { FrameworkPanel(name, symbol: symbol, detail: detail) }
}

/// Where a program asks for a service that is not on this system.
public struct ServiceError: LocalizedError {
    /// The name of the service.
    public let service: String
    /// An error of a service.
    public init(_ service: String) { self.service = service }
    public var errorDescription: String? { "\(service) has no service on this system." }
}
