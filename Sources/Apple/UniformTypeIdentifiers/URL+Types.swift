public import Foundation

extension URL {
    /// With a further component, which has the extension of a type: none for folders, nor where it has one of the type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.named(partialName), isDirectory: contentType.conforms(to: .directory))
    }
    /// Adds a component, which has the extension of a type: none for folders, nor where it has one of the type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
    /// With the extension of a type; unchanged for a type without one, or where it has one of the type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let name = contentType.named(lastPathComponent)
        return name == lastPathComponent ? self : deletingLastPathComponent().appendingPathComponent(name)
    }
    /// Adds the extension of a type; does nothing for a type without one, or where it has one of the type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension UTType {
    /// A name with the extension of the type, unless it has one of the type.
    fileprivate func named(_ name: String) -> String {
        guard let ending = preferredFilenameExtension else { return name }
        let own = (name as NSString).pathExtension
        if let type = UTType(filenameExtension: own), !own.isEmpty, type.conforms(to: self) { return name }
        return "\(name).\(ending)"
    }
}
