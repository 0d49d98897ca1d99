import Foundation
package import UniformTypeIdentifiers

extension Transferable {
    /// This value as a `T`: itself, by way of another value, or in bytes that both know; nil where none leads there.
    package func converted<T: Transferable>(to type: T.Type) -> T? { converted(to: type, depth: 0) as? T }

    fileprivate func converted(to type: any Transferable.Type, depth: Int) -> Any? {
        if Swift.type(of: self) == type { return self }
        // Proxy representations may form a cycle.
        if depth > 4 { return nil }
        for form in Self.transferForms {
            switch form.kind {
            case .data(let kind, let export?, _):
                for case .data(let wanted, _, let load?) in type.transferForms.map(\.kind) {
                    guard kind.conforms(to: wanted) else { continue }
                    if let data = try? export(self), let found = try? load(data) { return found }
                }
            case .proxy(_, let export?, _):
                if let proxy = try? export(self), let found = proxy.converted(to: type, depth: depth + 1) {
                    return found
                }
            default: break
            }
        }
        for form in type.transferForms {
            if case .proxy(let from, _, let load?) = form.kind, let proxy = converted(to: from, depth: depth + 1),
               let found = try? load(proxy) { return found }
        }
        return nil
    }

    package static var transferForms: [_TransferForm] { transferRepresentation._forms() }

    /// The content types in which it can be transferred, the best first.
    package static var exportedTypes: [UTType] { exportedTypes(depth: 0) }

    private static func exportedTypes(depth: Int) -> [UTType] {
        depth > 4 ? [] : transferForms.flatMap { form -> [UTType] in
            switch form.kind {
            case .data(let kind, let export, _): export == nil ? [] : [kind]
            case .proxy(let type, let export, _): export == nil ? [] : type.exportedTypes(depth: depth + 1)
            }
        }
    }
}
