import QuadrantSubstitutes
@_exported import SDWebImage
import SwiftUI
import UIKit

// SDWebImageSwiftUI: images load as those of AsyncImage; of an animation the first picture is shown.

public enum WebImagePhase {
    case empty, success(Image), failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

public struct Indicator<T: View> {
    let content: (Binding<Bool>, Binding<Double>) -> T
    public init(@ViewBuilder content: @escaping (Binding<Bool>, Binding<Double>) -> T) { self.content = content }
    var view: AnyView { AnyView(content(.constant(true), .constant(0))) }
}
extension Indicator where T == ProgressView<EmptyView, EmptyView> {
    public static var activity: Indicator { Indicator { _, _ in ProgressView() } }
    public static func activity(style: ActivityStyle) -> Indicator { activity }
    public static var progress: Indicator { activity }
    public enum ActivityStyle: Sendable { case medium, large }
}
extension AnyTransition {
    public static var fade: AnyTransition { .opacity }
    public static func fade(duration: Double) -> AnyTransition { .opacity.animation(.easeInOut(duration: duration)) }
    public static func fade(_ animation: Animation) -> AnyTransition { .opacity.animation(animation) }
}

/// What views of an image have in common.
public struct WebImageContext {
    var url: URL?, scale: CGFloat = 1
    var local: Image?
    var configure: [(Image) -> Image] = []
    var placeholder: AnyView?, indicator: AnyView?
    var success: ((UIImage, Data?, SDImageCacheType) -> Void)?, failure: ((any Error) -> Void)?
}
@MainActor @preconcurrency
public protocol WebImageProtocol: View { var context: WebImageContext { get set } }
extension WebImageProtocol {
    func show(_ phase: RemoteImagePhase) -> some View {
        ZStack {
            if let image = phase.image {
                context.configure.reduce(image) { $1($0) }
            } else {
                if let placeholder = context.placeholder { placeholder } else { Color.clear }
                if phase.error == nil, let indicator = context.indicator { indicator }
            }
        }
    }
    func loaded(_ result: Result<UIImage, any Error>) {
        switch result {
        case .success(let image): context.success?(image, nil, .none)
        case .failure(let error): context.failure?(error)
        }
    }
    fileprivate func with(_ change: (inout WebImageContext) -> Void) -> Self {
        var copy = self
        change(&copy.context)
        return copy
    }
    public func configure(_ block: @escaping (Image) -> Image) -> Self { with { $0.configure.append(block) } }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Self {
        configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
    }
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Self {
        configure { $0.renderingMode(renderingMode) }
    }
    public func interpolation(_ interpolation: Image.Interpolation) -> Self {
        configure { $0.interpolation(interpolation) }
    }
    public func antialiased(_ isAntialiased: Bool) -> Self { configure { $0.antialiased(isAntialiased) } }
    public func placeholder<T: View>(@ViewBuilder content: () -> T) -> Self {
        let view = AnyView(content())
        return with { $0.placeholder = view }
    }
    public func placeholder(_ image: Image) -> Self {
        let image = context.configure.reduce(image) { $1($0) }
        return with { $0.placeholder = AnyView(image) }
    }
    public func indicator<T: View>(_ indicator: Indicator<T>) -> Self { with { $0.indicator = indicator.view } }
    public func indicator<T: View>(
        @ViewBuilder content: @escaping (Binding<Bool>, Binding<Double>) -> T
    ) -> Self { indicator(Indicator(content: content)) }
    public func onSuccess(perform action: ((UIImage, Data?, SDImageCacheType) -> Void)? = nil) -> Self {
        with { $0.success = action }
    }
    public func onFailure(perform action: ((any Error) -> Void)? = nil) -> Self { with { $0.failure = action } }
    /// Nothing to do: an image is there or not.
    public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> Self { self }
    /// Nothing to do: loading begins when the view appears.
    public func retryOnAppear(_ flag: Bool) -> Self { self }
    /// Nothing to do: loading ends when the view disappears.
    public func cancelOnDisappear(_ flag: Bool) -> Self { self }
    /// Nothing to do: the first picture is shown.
    public func customLoopCount(_ loopCount: UInt?) -> Self { self }
    /// Nothing to do: the first picture is shown.
    public func maxBufferSize(_ bufferSize: UInt?) -> Self { self }
    /// Nothing to do: the first picture is shown.
    public func pausable(_ value: Bool = true) -> Self { self }
    /// Nothing to do: the first picture is shown.
    public func purgeable(_ value: Bool = true) -> Self { self }
    /// Nothing to do: the first picture is shown.
    public func playbackRate(_ playbackRate: Double) -> Self { self }
    /// Nothing to do: the first picture is shown.
    public func runLoopMode(_ runLoopMode: RunLoop.Mode) -> Self { self }
}

public struct WebImage<Content: View>: WebImageProtocol {
    public var context: WebImageContext
    private let content: ((WebImagePhase) -> Content)?

    public init(url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
                context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true))
    where Content == Image {
        (self.context, content) = (WebImageContext(url: url, scale: scale), nil)
    }
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale, options: options, context: context, isAnimating: isAnimating) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
    public init(
        url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        isAnimating: Binding<Bool> = .constant(true), transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (WebImagePhase) -> Content
    ) {
        (self.context, self.content) = (WebImageContext(url: url, scale: scale), content)
    }
    public var body: some View {
        RemoteImage(context.url, scale: context.scale, loaded: loaded) { phase in
            if let content {
                switch phase {
                case .empty: content(.empty)
                case .success(let image, _): content(.success(context.configure.reduce(image) { $1($0) }))
                case .failure(let error): content(.failure(error))
                }
            } else { show(phase) }
        }
    }
}

public struct AnimatedImage: WebImageProtocol {
    public var context: WebImageContext
    public init(url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
                isAnimating: Binding<Bool> = .constant(true), placeholderImage: UIImage? = nil) {
        self.context = WebImageContext(url: url)
        self.context.placeholder = placeholderImage.map { AnyView(Image(uiImage: $0)) }
    }
    public init<T: View>(url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
                         isAnimating: Binding<Bool> = .constant(true), @ViewBuilder placeholder: () -> T) {
        self.context = WebImageContext(url: url)
        self.context.placeholder = AnyView(placeholder())
    }
    /// A file of a bundle, with or without an extension in its name, or an image of a catalog.
    public init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {
        let parts = name as NSString, endings = parts.pathExtension.isEmpty ? ["gif", "png", "webp", "apng"] : [""]
        let url = endings.lazy.compactMap { ending in
            (bundle ?? .main).url(forResource: name, withExtension: ending.isEmpty ? nil : ending)
        }.first
        context = WebImageContext(url: url)
        if url == nil { context.local = Image(name, bundle: bundle) }
    }
    public init(data: Data, scale: CGFloat = 1, isAnimating: Binding<Bool> = .constant(true)) {
        context = WebImageContext()
        context.local = UIImage(data: data, scale: scale).map { Image(uiImage: $0) }
    }
    public var body: some View {
        if let image = context.local { context.configure.reduce(image) { $1($0) } } else {
            RemoteImage(context.url, loaded: loaded) { show($0) }
        }
    }
}
