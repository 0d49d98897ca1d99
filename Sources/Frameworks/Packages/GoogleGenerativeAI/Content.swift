import Foundation
import UIKit

// What is sent to a model: texts, pictures and files.

public protocol ThrowingPartsRepresentable {
    func tryPartsValue() throws -> [ModelContent.Part]
}
public protocol PartsRepresentable: ThrowingPartsRepresentable {
    var partsValue: [ModelContent.Part] { get }
}
extension PartsRepresentable {
    public func tryPartsValue() throws -> [ModelContent.Part] { partsValue }
}
extension String: PartsRepresentable {
    public var partsValue: [ModelContent.Part] { [.text(self)] }
}
extension UIImage: ThrowingPartsRepresentable {
    public func tryPartsValue() throws -> [ModelContent.Part] {
        guard let data = jpegData(compressionQuality: 0.8) else {
            throw ImageConversionError.couldNotConvertToJPEG(self)
        }
        return [.jpeg(data)]
    }
}
extension [any ThrowingPartsRepresentable]: ThrowingPartsRepresentable {
    public func tryPartsValue() throws -> [ModelContent.Part] { try flatMap { try $0.tryPartsValue() } }
}
public enum ImageConversionError: Error {
    case invalidUnderlyingImage, couldNotAllocateDestination, couldNotConvert
    case couldNotConvertToJPEG(Any)
}

public struct ModelContent: Codable, Equatable, Sendable {
    public enum Part: Codable, Equatable, Sendable, PartsRepresentable {
        case text(String), data(mimetype: String, Data), fileData(mimetype: String, uri: String)
        public static func jpeg(_ data: Data) -> Part { .data(mimetype: "image/jpeg", data) }
        public static func png(_ data: Data) -> Part { .data(mimetype: "image/png", data) }
        public var text: String? { if case .text(let text) = self { text } else { nil } }
        public var partsValue: [Part] { [self] }
    }
    public let role: String?, parts: [Part]
    public init(role: String? = "user", parts: some Sequence<Part>) { (self.role, self.parts) = (role, Array(parts)) }
    public init(role: String? = "user", parts: any PartsRepresentable...) {
        self.init(role: role, parts: parts.flatMap(\.partsValue))
    }
    public init(role: String? = "user", _ parts: any PartsRepresentable...) {
        self.init(role: role, parts: parts.flatMap(\.partsValue))
    }
    public init(role: String? = "user", parts: any ThrowingPartsRepresentable...) throws {
        self.init(role: role, parts: try parts.flatMap { try $0.tryPartsValue() })
    }
    public init(role: String? = "user", _ parts: any ThrowingPartsRepresentable...) throws {
        self.init(role: role, parts: try parts.flatMap { try $0.tryPartsValue() })
    }
}
