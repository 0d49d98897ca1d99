import QuadrantSubstitutes
import SwiftUI
import Synchronization
import UIKit

// Lottie: a panel with the animation's name, of the size that its file says. Nothing moves.

public enum LottieLoopMode: Hashable, Sendable {
    case playOnce, loop, autoReverse, `repeat`(Float), repeatBackwards(Float)
}
public typealias AnimationProgressTime = CGFloat
public typealias AnimationFrameTime = CGFloat
public typealias LottieCompletionBlock = (Bool) -> Void
public enum LottieBackgroundBehavior: Sendable {
    case stop, pause, pauseAndRestore, forceFinish, continuePlaying
    public static func `default`(for engine: RenderingEngineOption) -> Self { .pause }
}
public enum RenderingEngineOption: Sendable { case automatic, mainThread, coreAnimation, specific(RenderingEngine) }
public enum RenderingEngine: Sendable { case mainThread, coreAnimation }
public struct LottieConfiguration: Sendable {
    /// What new views have. Nothing to do: nothing is drawn of the file.
    public static var shared: LottieConfiguration {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
    private static let current = Mutex(LottieConfiguration())
    public var renderingEngine: RenderingEngineOption
    public init(renderingEngine: RenderingEngineOption = .automatic) { self.renderingEngine = renderingEngine }
}
public enum LottiePlaybackMode: Hashable, Sendable {
    case paused(at: PausedState), playing(PlaybackMode)
    public enum PausedState: Hashable, Sendable {
        case currentFrame, progress(AnimationProgressTime), frame(AnimationFrameTime), time(TimeInterval)
    }
    public enum PlaybackMode: Hashable, Sendable {
        case fromProgress(AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode)
        case fromFrame(AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
        case toProgress(AnimationProgressTime, loopMode: LottieLoopMode)
        case marker(String, loopMode: LottieLoopMode)
    }
    public static var paused: Self { .paused(at: .currentFrame) }
}

/// An animation's file: its size and times are read, its layers are not drawn.
public final class LottieAnimation: Sendable {
    public let startFrame: AnimationFrameTime, endFrame: AnimationFrameTime, framerate: Double
    public let bounds: CGRect
    public var size: CGSize { bounds.size }
    public var duration: TimeInterval { framerate > 0 ? Double(endFrame - startFrame) / framerate : 0 }
    let name: String

    init?(_ data: Data, name: String) {
        guard let text = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        func number(_ key: String) -> Double { (text[key] as? NSNumber)?.doubleValue ?? 0 }
        (startFrame, endFrame, framerate) = (number("ip"), number("op"), number("fr"))
        bounds = CGRect(x: 0, y: 0, width: number("w"), height: number("h"))
        self.name = name
    }
    public static func named(_ name: String, bundle: Bundle = .main, subdirectory: String? = nil) -> LottieAnimation? {
        let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        return bundle.url(forResource: stem, withExtension: "json", subdirectory: subdirectory)
            .flatMap { filepath($0.path) }
    }
    public static func filepath(_ filepath: String) -> LottieAnimation? {
        guard let data = FileManager.default.contents(atPath: filepath) else { return nil }
        return LottieAnimation(data, name: (filepath as NSString).lastPathComponent.replacing(".json", with: ""))
    }
    public static func from(data: Data) throws -> LottieAnimation {
        guard let made = LottieAnimation(data, name: "animation") else { throw CocoaError(.coderReadCorrupt) }
        return made
    }
    public static func loadedFrom(url: URL) async -> LottieAnimation? {
        guard let data = try? await RemoteImages.data(at: url) else { return nil }
        return LottieAnimation(data, name: url.deletingPathExtension().lastPathComponent)
    }
}

/// An archive of animations, which is not read.
public final class DotLottieFile: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    public static func named(_ name: String, bundle: Bundle = .main, subdirectory: String? = nil) async throws
        -> DotLottieFile {
        let stem = name.hasSuffix(".lottie") ? String(name.dropLast(7)) : name
        guard bundle.url(forResource: stem, withExtension: "lottie", subdirectory: subdirectory) != nil else {
            throw CocoaError(.fileNoSuchFile)
        }
        return DotLottieFile(stem)
    }
    public static func loadedFrom(url: URL) async throws -> DotLottieFile {
        _ = try await RemoteImages.data(at: url)
        return DotLottieFile(url.deletingPathExtension().lastPathComponent)
    }
}

/// A part of an animation. Nothing is drawn of it.
public struct AnimationKeypath: Sendable {
    public let string: String
    public init(keypath: String) { string = keypath }
    public init(keys: [String]) { string = keys.joined(separator: ".") }
}
public struct LottieColor: Hashable, Sendable {
    public var r, g, b, a: Double
    public init(r: Double, g: Double, b: Double, a: Double) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
}
public protocol AnyValueProvider {}
public final class ColorValueProvider: AnyValueProvider {
    public let color: LottieColor
    public init(_ color: LottieColor) { self.color = color }
}

// MARK: SwiftUI

public struct LottieView<Placeholder: View>: View {
    private var animation: LottieAnimation?
    private let load: (@Sendable () async throws -> LottieAnimation?)?
    private let placeholder: () -> Placeholder
    private var isResizable = false
    private var archive: (@Sendable () async throws -> DotLottieFile?)?
    @State private var loaded: LottieAnimation?
    @State private var loadedArchive: DotLottieFile?

    public init(animation: LottieAnimation?) where Placeholder == EmptyView {
        (self.animation, load, placeholder) = (animation, nil, { EmptyView() })
    }
    public init(_ load: @escaping @Sendable () async throws -> LottieAnimation?) where Placeholder == EmptyView {
        self.init(load) { EmptyView() }
    }
    public init(_ load: @escaping @Sendable () async throws -> LottieAnimation?,
                @ViewBuilder placeholder: @escaping () -> Placeholder) {
        (self.load, self.placeholder) = (load, placeholder)
    }
    public init(_ load: @escaping @Sendable () async throws -> DotLottieFile?) where Placeholder == EmptyView {
        self.init(load) { EmptyView() }
    }
    public init(_ load: @escaping @Sendable () async throws -> DotLottieFile?,
                @ViewBuilder placeholder: @escaping () -> Placeholder) {
        (self.load, archive, self.placeholder) = (nil, load, placeholder)
    }
    public var body: some View {
        ZStack {
            if let shown = animation ?? loaded {
                let size = isResizable ? nil : shown.size
                Panel(shown.name, symbol: "play.circle", detail: "Lottie")
                    .frame(width: size?.width, height: size?.height)
            } else if let loadedArchive {
                Panel(loadedArchive.name, symbol: "play.circle", detail: "Lottie")
            } else { placeholder() }
        }
        .task {
            if let load { loaded = try? await load() }
            if let archive { loadedArchive = try? await archive() }
        }
    }
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
    public func resizable() -> Self { with { $0.isResizable = true } }
    /// Shows a panel. Without effect: animations of Lottie do not move.
    public func playing() -> Self {
        standIn(self, "animations of Lottie do not move")
        return self
    }
    /// Shows a panel. Without effect: animations of Lottie do not move.
    public func playing(loopMode: LottieLoopMode) -> Self {
        standIn(self, "animations of Lottie do not move")
        return self
    }
    /// Shows a panel. Without effect: animations of Lottie do not move.
    public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self {
        standIn(self, "animations of Lottie do not move")
        return self
    }
    /// Shows a panel. Without effect: animations of Lottie do not move.
    public func looping() -> Self {
        standIn(self, "animations of Lottie do not move")
        return self
    }
    /// Shows a panel. Without effect: animations of Lottie do not move.
    public func playbackMode(_ playbackMode: LottiePlaybackMode) -> Self {
        standIn(self, "animations of Lottie do not move")
        return self
    }
    /// Nothing to do: a panel does not move.
    public func paused() -> Self { self }
    /// Nothing to do: a panel does not move.
    public func paused(at state: LottiePlaybackMode.PausedState) -> Self { self }
    /// Nothing to do: a panel does not move.
    public func currentProgress(_ currentProgress: AnimationProgressTime?) -> Self { self }
    /// Nothing to do: a panel does not move.
    public func animationSpeed(_ animationSpeed: Double) -> Self { self }
    /// Nothing to do: a panel does not move.
    public func backgroundBehavior(_ value: LottieBackgroundBehavior) -> Self { self }
    /// Nothing to do: nothing is drawn of the file.
    public func configuration(_ configuration: LottieConfiguration) -> Self { self }
    /// Nothing to do: a panel stands for the view.
    public func configure(_ configure: @escaping (LottieAnimationView) -> Void) -> Self { self }
    /// Nothing to do: nothing is drawn of the file.
    public func reloadAnimationTrigger<Value: Equatable>(_ value: Value, showPlaceholder: Bool = true) -> Self { self }
    /// Nothing to do: an animation does not end.
    public func animationDidFinish(_ animationDidFinish: LottieCompletionBlock?) -> Self { self }
    public func animationDidLoad(_ animationDidLoad: @escaping (LottieAnimation) -> Void) -> Self {
        if let animation { animationDidLoad(animation) }
        return self
    }
}

// MARK: UIKit

public typealias AnimationView = LottieAnimationView
open class LottieAnimationView: PanelView {
    open var animation: LottieAnimation? { didSet { name(animation?.name) } }
    /// How often it is played. Nothing to do: a panel does not move.
    open var loopMode = LottieLoopMode.playOnce
    /// Nothing to do: a panel does not move.
    open var animationSpeed: CGFloat = 1
    /// Nothing to do: a panel does not move.
    open var currentProgress: AnimationProgressTime = 0
    /// Nothing to do: a panel does not move.
    open var currentFrame: AnimationFrameTime = 0
    /// Nothing to do: a panel does not move.
    open var backgroundBehavior = LottieBackgroundBehavior.pause
    open var isAnimationPlaying: Bool { false }
    /// Nothing to do: a panel does not move.
    open var respectAnimationFrameRate = false
    /// Nothing to do: nothing is drawn of the file.
    open var shouldRasterizeWhenIdle = false
    /// Shows a panel. Without effect: nothing is drawn of the file.
    open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {
        standIn(self, "nothing is drawn of the file")
    }
    open override var intrinsicContentSize: CGSize {
        animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init() { self.init(frame: .zero) }
    public convenience init(animation: LottieAnimation?, configuration: LottieConfiguration = .shared) {
        self.init(frame: .zero)
        self.animation = animation
        name(animation?.name)
    }
    public convenience init(name: String, bundle: Bundle = .main, subdirectory: String? = nil,
                            configuration: LottieConfiguration = .shared) {
        self.init(animation: LottieAnimation.named(name, bundle: bundle, subdirectory: subdirectory))
        self.name(name)
    }
    private func name(_ name: String?) { panel = (name ?? "LottieAnimationView", "play.circle", "Lottie") }

    /// Shows a panel. Without effect: animations of Lottie do not move.
    open func play(completion: LottieCompletionBlock? = nil) { standIn(self, "animations of Lottie do not move") }
    /// Shows a panel. Without effect: animations of Lottie do not move.
    open func play(fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime,
                   loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil) {
        standIn(self, "animations of Lottie do not move")
    }
    /// Shows a panel. Without effect: animations of Lottie do not move.
    open func play(fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime,
                   loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil) {
        standIn(self, "animations of Lottie do not move")
    }
    /// Nothing to do: a panel does not move.
    open func stop() {}
    /// Nothing to do: a panel does not move.
    open func pause() {}
}
