public import CoreGraphics
public import QuadrantFoundation
import SwiftUI
import UIKit

/// A file of an image that is written: PNG or JPEG.
public final class CGImageDestination: Hashable {
    private enum Target { case data(CFMutableData), file(String) }
    private let target: Target, type: String, count: Int
    private var images: [(image: CGImage, properties: CFDictionary?)] = []
    fileprivate var properties: CFDictionary?
    private var isFinal = false

    /// The kinds of files that are written, as uniform type identifiers.
    fileprivate static let types = ["public.png", "public.jpeg"]

    private init?(_ target: Target, _ type: CFString, _ count: Int) {
        guard Self.types.contains(type as String), count == 1 else { return nil }
        (self.target, self.type, self.count) = (target, type as String, count)
    }
    fileprivate convenience init?(_ data: CFMutableData, _ type: CFString, _ count: Int) {
        self.init(.data(data), type, count)
    }
    fileprivate convenience init?(_ url: CFURL, _ type: CFString, _ count: Int) {
        guard url.isFileURL, let path = url.path else { return nil }
        self.init(.file(path), type, count)
    }

    fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
        if !isFinal, images.count < count { images.append((image, properties)) }
    }

    /// Writes the file; false without its image, and the second time.
    fileprivate func write() -> Bool {
        guard !isFinal, images.count == count, let (image, own) = images.first else { return false }
        isFinal = true
        let picture = UIImage(cgImage: limited(image, own))
        let quality = number(kCGImageDestinationLossyCompressionQuality, own) ?? 0.8
        let encoded = type == "public.png" ? picture.pngData() : picture.jpegData(compressionQuality: quality)
        guard let bytes = encoded else { return false }
        switch target {
        case .data(let data):
            data.append(bytes)
            return true
        case .file(let path):
            return FileManager.default.createFile(atPath: path, contents: bytes)
        }
    }

    /// A value of the image, else of the file.
    private func number(_ key: CFString, _ own: CFDictionary?) -> Double? {
        for values in [own, properties] {
            if let value = values?[key] { return (value as? NSNumber)?.doubleValue ?? value as? Double }
        }
        return nil
    }

    private func limited(_ image: CGImage, _ own: CFDictionary?) -> CGImage {
        guard let maximum = number(kCGImageDestinationImageMaxPixelSize, own) else { return image }
        return image.scaled(toFit: Int(maximum))
    }

    public static func == (a: CGImageDestination, b: CGImageDestination) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Writes a file; nil for a kind that is not written, or more than one image.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination? { CGImageDestination(url, type, count) }

/// Writes to the end of `data`; nil for a kind that is not written, or more than one image.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int,
                                             _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(data, type, count)
}

/// The kinds of files that are written, as uniform type identifiers.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types as CFArray }

/// Sets what holds for all images of the file, such as the quality.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties
}

/// Adds an image, with what holds for it; images beyond the number of the file are left out.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds an image of a source, upright.
public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int,
                                                 _ properties: CFDictionary?) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

/// Writes the file; false where it cannot be written or an image is missing.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }
