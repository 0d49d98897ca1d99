public import CoreGraphics
@_exported public import Foundation
import QuadrantStandIn
public import SwiftUI

// Pictures that a model makes. There is no model.

/// What a picture is to show.
public struct ImagePlaygroundConcept: Sendable {
    /// The words.
    let words: String
    /// Words.
    public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(words: text) }
    /// What is found in a text.
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(words: text)
    }
    /// Another picture.
    public static func image(_ image: URL) -> ImagePlaygroundConcept? { ImagePlaygroundConcept(words: "") }
    /// Another picture.
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept { ImagePlaygroundConcept(words: "") }
}
/// How a picture looks.
public struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
    /// Its name.
    public let id: String
    /// As of a video.
    public static let animation = ImagePlaygroundStyle(id: "animation")
    /// As of a book.
    public static let illustration = ImagePlaygroundStyle(id: "illustration")
    /// As with a pencil.
    public static let sketch = ImagePlaygroundStyle(id: "sketch")
    /// As another model draws.
    public static let externalProvider = ImagePlaygroundStyle(id: "externalProvider")
    /// All.
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}
/// Whether pictures look like people.
public enum ImagePlaygroundPersonalization: Hashable, Sendable { case automatic, enabled, disabled }
/// How a screen begins.
public struct ImagePlaygroundOptions: Sendable {
    /// Whether pictures look like people.
    public var personalization: ImagePlaygroundPersonalization
    /// As the framework does.
    public init(personalization: ImagePlaygroundPersonalization = .automatic) {
        self.personalization = personalization
    }
}
/// Makes pictures: not here.
public final class ImageCreator: Sendable {
    /// Why none is made.
    public enum Error: Swift.Error, Sendable {
        case notSupported, unavailable, creationCancelled, faceInImageTooSmall, unsupportedLanguage
        case unsupportedInputImage, backgroundCreationForbidden, creationFailed, conceptsRequirePersonIdentity
    }
    /// A picture that was made.
    public struct CreatedImage: Sendable {
        /// The picture.
        public let cgImage: CGImage
    }
    /// Throws: there is no model.
    public init() async throws { throw Error.notSupported }
    /// Empty.
    public var availableStyles: [ImagePlaygroundStyle] { [] }
    /// None.
    public func images(for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle,
                       limit: Int) -> AsyncThrowingStream<CreatedImage, any Swift.Error> {
        AsyncThrowingStream { $0.finish(throwing: Error.notSupported) }
    }
}
extension EnvironmentValues {
    /// False: there is no model.
    public var supportsImagePlayground: Bool { false }
    /// False: there is no model.
    public var supportsImageGeneration: Bool { false }
}
extension View {
    /// A screen that makes a picture. Without effect: there is no model for pictures.
    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        standIn(nil, "there is no model for pictures")
        return self
    }
    /// A screen that makes a picture. Without effect: there is no model for pictures.
    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concept: String, sourceImageURL: URL,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        standIn(nil, "there is no model for pictures")
        return self
    }
    /// A screen that makes a picture. Without effect: there is no model for pictures.
    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        standIn(nil, "there is no model for pictures")
        return self
    }
    /// A screen that makes a picture. Without effect: there is no model for pictures.
    nonisolated public func imagePlaygroundSheet(
        isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
        onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View {
        standIn(nil, "there is no model for pictures")
        return self
    }
    /// Which styles the screen has. Nothing to do: there is no screen.
    nonisolated public func imagePlaygroundGenerationStyle(
        _ selection: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle]
    ) -> some View { self }
    /// Whether pictures look like people. Nothing to do: there is no screen.
    nonisolated public func imagePlaygroundPersonalizationPolicy(
        _ policy: ImagePlaygroundPersonalization
    ) -> some View { self }
}
