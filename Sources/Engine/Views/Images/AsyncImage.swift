public import Foundation
import FoundationNetworking
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
import QuadrantThreads

/// The state of an image that is loaded asynchronously.
public enum AsyncImagePhase: Sendable {
    /// The image is loading, or there is no URL.
    case empty
    /// The image, decoded.
    case success(Image)
    /// The URL could not be read, the server answered with a status of 400 or more, or the content is not an image.
    case failure(any Error)

    /// The loaded image; nil while loading, and after a failure.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }
    /// The reason of a failure; nil while loading and after success.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image that is loaded from a web or file URL.
///
/// Loading starts when the view appears, is cancelled when it disappears, and restarts when the URL changes. It does
/// not block the main thread; `quadrant render` waits a few seconds for it and then draws the current state.
public nonisolated struct AsyncImage<Content: View>: View {
    private let url: URL?
    /// Pixels per point.
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// While the image is loading, and after a failure, a grey area takes the space it is offered.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .loading }
    }

    /// `content` shows the image; while it is loading, and after a failure, `placeholder` is shown.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// `content` shows each phase; phases change with `transaction`. `scale` is pixels per point.
    nonisolated public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
                            @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    @MainActor public var body: some View {
        content(phase).modifier(LoadRunner(url: url) {
            if case .empty = phase {} else { show(.empty) }
            guard let url else { return }
            do {
                let pixels = try await ImageLoader.shared.pixels(at: url)
                show(.success(Image(pixels: pixels, scale: scale)))
            } catch {
                // A cancelled load shows no failure: another URL may be loading.
                if !Task.isCancelled { show(.failure(error)) }
            }
        })
    }

    private func show(_ phase: AsyncImagePhase) { withTransaction(transaction) { self.phase = phase } }
}

/// Loads for a URL, also while the content shows nothing: a `task` of no view does not run.
private nonisolated struct LoadRunner: LifecycleRole {
    typealias Body = Never
    let url: URL?
    let load: @MainActor @Sendable () async -> Void
    static var modifierName: String { "load" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    private final class Running {
        var task: Task<Void, Never>?
        deinit { cancel() }

        func cancel() {
            if let task { TaskCancellation.cancel(task) }
            task = nil
        }
    }

    func appeared(_ context: RoleContext) {
        let running = context.kept { Running() }, load = load
        context.box.graph.afterLayout { running.task = Task { @MainActor in await load() } }
    }
    func left(_ context: RoleContext) { context.kept { Running() }.cancel() }
    func coveredChanged(_ isCovered: Bool, _ context: RoleContext) {
        if isCovered { left(context) } else { appeared(context) }
    }
    func updated(from old: Self, _ context: RoleContext) {
        guard old.url != url else { return }
        left(context)
        appeared(context)
    }
}

extension Image {
    /// The system's grey fill colour, as an image of one pixel.
    nonisolated fileprivate static var loading: Image {
        Image(pixels: ImagePixels(width: 1, height: 1, rgba: [120, 120, 128, 41]), scale: 1).resizable()
    }
}

/// Loads images, and counts the running loads.
package nonisolated final class ImageLoader: Sendable {
    package static let shared = ImageLoader()
    private let count = LoadCount()

    /// The pixels of the image at `url`.
    func pixels(at url: URL) async throws -> ImagePixels {
        let data = try await data(at: url)
        guard let pixels = ImageDecoder.pixels(of: data) else { throw URLError(.cannotDecodeContentData) }
        return pixels
    }

    private func data(at url: URL) async throws -> Data {
        let load = RunningLoad()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Data, any Error>) in
                count.begin()
                load.begin { [count] in
                    continuation.resume(with: $0)
                    // After the continuation is resumed, so that a waiting thread finds the task ready to continue.
                    count.end()
                }
                if url.isFileURL {
                    DispatchQueue.global(qos: .userInitiated).async {
                        load.finish(Result { try Data(contentsOf: url) })
                    }
                } else {
                    URLSession.shared.dataTask(with: url) { data, response, error in
                        if let error {
                            load.finish(.failure(error))
                        } else if let answer = response as? HTTPURLResponse, answer.statusCode >= 400 {
                            load.finish(.failure(URLError(.badServerResponse)))
                        } else {
                            load.finish(.success(data ?? Data()))
                        }
                    }.resume()
                }
            }
        } onCancel: {
            load.cancel()
        }
    }

    /// Waits, in real time, until a load has ended since the last call; false if none is running, or after `limit`
    /// seconds. For rendering single images.
    package func waitForOne(upTo limit: Double) -> Bool { count.waitForEnd(upTo: limit) }
}

/// The number of running loads and of ended loads.
private nonisolated final class LoadCount: Sendable {
    private let counts = Locked((running: 0, ended: 0, seen: 0))
    private let condition = NSCondition()

    func begin() { counts.withLock { $0.running += 1 } }

    func end() {
        counts.withLock {
            $0.running -= 1
            $0.ended += 1
        }
        condition.withLock { condition.broadcast() }
    }

    func waitForEnd(upTo limit: Double) -> Bool {
        let end = Date() + limit
        condition.withLock {
            while counts.withLock({ $0.running > 0 && $0.ended == $0.seen }) {
                if !condition.wait(until: end) { break }
            }
        }
        return counts.withLock { counts in
            defer { counts.seen = counts.ended }
            return counts.ended != counts.seen
        }
    }
}

/// A load that can be cancelled before or after it has started: what comes then is dropped. The session's task is not
/// cancelled, as it traps if it ends at the same time.
private nonisolated final class RunningLoad: Sendable {
    private typealias Action = @Sendable (Result<Data, any Error>) -> Void
    private let state = Locked<(whenOver: Action?, isCancelled: Bool)>((nil, false))

    func begin(_ whenOver: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        let isCancelled = state.withLock {
            $0.whenOver = whenOver
            return $0.isCancelled
        }
        if isCancelled { finish(.failure(URLError(.cancelled))) }
    }

    /// Calls the action, the first time.
    func finish(_ result: Result<Data, any Error>) {
        let action = state.withLock { state in
            defer { state.whenOver = nil }
            return state.whenOver
        }
        action?(result)
    }

    /// On another thread: this one holds the lock of the task that waits.
    func cancel() {
        state.withLock { $0.isCancelled = true }
        DispatchQueue.global(qos: .userInitiated).async { self.finish(.failure(URLError(.cancelled))) }
    }
}
