public import Foundation
import QuadrantCairo
public import QuadrantCore
import QuadrantDisplayList
import QuadrantFiles
import QuadrantGeometry
import QuadrantHost
import QuadrantPNG
import QuadrantSVG
import QuadrantText
public import QuadrantViews

/// A view as a file: PNG, JPEG, SVG or PDF. Not a part of Apple's SwiftUI; for servers and tools.
///
///     let card = Picture(of: Card(title: "7.0 kts"), size: CGSize(width: 600, height: 315))
///     try card.write(to: URL(fileURLWithPath: "card.png"))
///
/// The view is laid out once, with the first file or `size`; further files of the same picture cost their encoding.
///
/// Pictures can be made on any thread, and on several at a time. On the main thread they are drawn there; for other
/// threads on one of the rendering threads, of which there is one a processor, while the caller waits. The picture is
/// locked meanwhile. `Picture.render` does not keep the caller's thread, and so is for tasks.
public final class Picture: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let makeHost: @MainActor () -> ViewHost
    private var host: ViewHost?
    private var list: DisplayList?
    private let scale: CGFloat
    private let issues = Issues()
    private var areWarningsErrors = false

    private final class Issues { var all: [Diagnostic] = [] }

    /// A picture of a view. Nothing is laid out yet; so a program without fonts gets an error with the first file.
    ///
    /// - Parameters:
    ///   - view: The view. Values of the environment are set on it as in a program.
    ///   - size: The size in points; nil is the view's ideal size.
    ///   - scale: Pixels per point of PNG and JPEG, above 0.
    ///   - background: What is under the view; nil leaves it transparent (white in JPEG).
    ///   - colorScheme: Light or dark.
    public convenience init<Content: View>(of view: Content, size: CGSize? = nil, scale: CGFloat = 2,
                                           background: Color? = nil, colorScheme: ColorScheme = .light) {
        self.init(view, ProposedViewSize(width: size?.width, height: size?.height), scale, background, colorScheme)
    }

    /// A picture of a view that is `width` points wide and as high as it then is, such as a report or a list.
    public convenience init<Content: View>(of view: Content, width: CGFloat, scale: CGFloat = 2,
                                           background: Color? = nil, colorScheme: ColorScheme = .light) {
        self.init(view, ProposedViewSize(width: width, height: nil), scale, background, colorScheme)
    }

    private init<Content: View>(_ view: Content, _ proposal: ProposedViewSize, _ scale: CGFloat, _ background: Color?,
                                _ colorScheme: ColorScheme) {
        self.scale = scale
        // One thread at a time uses the view: the one that has locked the picture.
        nonisolated(unsafe) let view = view
        makeHost = { [issues] in
            var environment = EnvironmentValues()
            environment.colorScheme = colorScheme
            var configuration = HostConfiguration(
                scale: scale.isFinite && scale > 0 ? scale : 1, colorScheme: colorScheme,
                background: background?.rgba(in: environment))
            configuration.isOnMainThread = false
            let host = ViewHost(
                rootView: view.fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil),
                configuration: configuration) { issues.all.append($0) }
            host.confined {
                let ideal = proposal.width == nil || proposal.height == nil ? host.sizeThatFits(proposal) : .zero
                host.resize(CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height))
            }
            return host
        }
    }

    deinit {
        // Views may belong to a thread that draws.
        if let host { RenderingThreads.run { host.confined { self.host = nil } } }
    }

    /// Runs `body` on a rendering thread, with others beside it: to make and encode pictures in tasks.
    ///
    ///     for title in titles {
    ///         group.addTask { try await Picture.render { try Picture(of: Card(title: title)).png() } }
    ///     }
    ///
    /// `body` is isolated to the main actor as views are, and so can make views, but does not run on the main thread:
    /// calls run at the same time, one a processor. What the views of several calls share must be safe for that.
    /// Without a call in flight this costs nothing; a call costs some 30 microseconds.
    public static func render<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) async throws
        -> Value
    {
        try await RenderingThreads.runAsync(body)
    }

    /// Whether a font, a symbol or an image that had to be replaced is an error. Without, `warnings` has it.
    public var failsOnWarnings: Bool {
        get { lock.withLock { areWarningsErrors } }
        set { lock.withLock { areWarningsErrors = newValue } }
    }

    /// The size in points; zero if there is no font at all, and so no layout.
    public var size: CGSize { Fonts.fault == nil ? drawn { list, _ in list.size } : .zero }

    /// What had to be replaced or could not be drawn: fonts, symbols, images, values that are not finite.
    public var warnings: [String] {
        if let fault = Fonts.fault { return [fault.description] }
        return drawn { _, _ in issues.all.map(\.description) }
    }

    /// Calls `body` with the display list and the host, on a thread that may use them.
    private func drawn<Value, Failure: Error>(_ body: (DisplayList, ViewHost) throws(Failure) -> Value)
        throws(Failure) -> Value
    {
        try RenderingThreads.run { () throws(Failure) -> Value in
            lock.lock()
            defer { lock.unlock() }
            let host = self.host ?? onMain(makeHost) { $0() }
            self.host = host
            return try host.confined { () throws(Failure) -> Value in
                let list = self.list ?? onMain(host) { $0.frame() }
                self.list = list
                return try body(list, host)
            }
        }
    }

    /// How much time is spent on a smaller PNG file.
    public enum Compression: Sendable {
        /// About half the time; files are about a third larger.
        case fast
        /// The default.
        case balanced
        /// The smallest file, about an eighth smaller; takes some hundred times as long.
        case small

        fileprivate var effort: PNGEffort {
            switch self {
            case .fast: .fast
            case .balanced: .balanced
            case .small: .small
            }
        }
    }

    /// A PNG file in sRGB, with transparency if the picture has any. Equal pictures give equal bytes.
    public func png(_ compression: Compression = .balanced) throws(PictureError) -> Data {
        try file { list, _ in try PNG.encode(list, effort: compression.effort) }
    }

    /// A JPEG file, over white where the picture is transparent. `quality` is from 0, the smallest file, to 1.
    public func jpeg(quality: Double = 0.9) throws(PictureError) -> Data {
        guard quality >= 0, quality <= 1 else {
            throw PictureError(what: "the quality is \(quality).", place: "a JPEG", rule: "It is from 0 to 1.",
                               fix: "Pass 0.9, for example.")
        }
        return try file { list, _ in try JPEG().encode(list, options: PictureOptions(quality: quality)) }
    }

    /// An SVG file. Text is selectable, in a font that the file carries; with `outlinesText` it is outlines.
    public func svg(outlinesText: Bool = false) throws(PictureError) -> Data {
        try file { list, _ in try SVG().encode(list, options: PictureOptions(outlinesText: outlinesText)) }
    }

    /// A PDF file of one page of the picture's size, in which a point is a point of PDF, 1/72 inch.
    public func pdf(title: String? = nil) throws(PictureError) -> Data {
        try file { list, _ in try PDF.encode(list, title: title) }
    }

    /// A PDF file of as many pages as the picture needs from top to bottom.
    ///
    /// A page ends between two views: no text, image or shape that fits on a page is cut. What is higher than a page is
    /// cut at its end. Linear in the number of views and pages.
    ///
    /// - Parameters:
    ///   - pageSize: The size of the pages in points; A4 is 595 × 842, Letter 612 × 792.
    ///   - margin: The distance of the picture from the edges of the pages, in points.
    public func pdf(pageSize: CGSize, margin: CGFloat = 36, title: String? = nil) throws(PictureError) -> Data {
        guard pageSize.height - 2 * margin >= 1, pageSize.width - 2 * margin >= 1, margin >= 0 else {
            throw PictureError(what: "a margin of \(margin) leaves no room on a page.",
                               place: "a page of \(pageSize.width) × \(pageSize.height) points",
                               rule: "A page has at least one point inside its margins.", fix: "Pass a smaller margin.")
        }
        return try file { list, host in
            let tree = onMain(host) { $0.layoutTree() }
            let breaks = PageBreaks(tree, height: list.size.height, page: pageSize.height - 2 * margin)
            let pages = breaks.pages.map { list.page(from: $0, size: pageSize, margin: margin) }
            return try PDF.encode(pages, title: title)
        }
    }

    /// A PDF file with a page for each picture, of its size.
    public static func pdf(pages: [Picture], title: String? = nil) throws(PictureError) -> Data {
        var lists: [DisplayList] = []
        for page in pages { lists.append(try page.file { list, _ in list }) }
        let all = lists
        return try RenderingThreads.run { () throws(PictureError) -> Data in
            do { return try PDF.encode(all, title: title) } catch { throw PictureError(error) }
        }
    }

    /// Writes the file whose ending `url`, a file URL, has: png, jpg, jpeg, svg or pdf. A file that is there is
    /// replaced, whole or not at all, and the new one has its permissions; a pipe or a device is written to.
    public func write(to url: URL) throws(PictureError) {
        guard let encoder = PictureFormats.encoder(fileExtension: url.pathExtension) else {
            let known = PictureFormats.all.flatMap(\.fileExtensions).joined(separator: ", ")
            throw PictureError(what: "the ending '\(url.pathExtension)' is no format of pictures.", place: url.path,
                               rule: "The ending of the file says the format: \(known).", fix: "Use one of them.")
        }
        let path: String
        do { path = try OutputFile.path(of: url) } catch { throw PictureError(error) }
        let data = try file { list, _ in try encoder.encode(list, options: PictureOptions()) }
        do { try OutputFile.write(data, to: path) } catch { throw PictureError(error) }
    }

    /// What `encode` makes of the picture, if nothing is wrong with it.
    private func file<Value>(_ encode: (DisplayList, ViewHost) throws -> Value) throws(PictureError) -> Value {
        guard scale.isFinite, scale > 0 else {
            throw PictureError(what: "the scale is \(scale).", place: "a Picture",
                               rule: "It is the number of pixels per point: finite and above 0.",
                               fix: "Pass 1, 2 or 3.")
        }
        if let fault = Fonts.fault { throw PictureError(fault) }
        return try drawn { list, host throws(PictureError) in
            if let fault = issues.all.first(where: { areWarningsErrors || $0.isFatal }) { throw PictureError(fault) }
            do { return try encode(list, host) } catch { throw PictureError(error) }
        }
    }
}

/// Why a picture could not be made, in four parts.
public struct PictureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public var what: String
    /// The view, file or value concerned.
    public var place: String
    /// The rule that was broken.
    public var rule: String
    /// What to do.
    public var fix: String

    init(what: String, place: String, rule: String, fix: String) {
        (self.what, self.place, self.rule, self.fix) = (what, place, rule, fix)
    }

    init(_ error: any Error) {
        if let fault = error as? Diagnostic {
            self.init(what: fault.what, place: fault.at, rule: fault.rule, fix: fault.fix)
        } else {
            self.init(what: "\(error)", place: "a picture", rule: "The file must be encoded without errors.",
                      fix: "Correct the error.")
        }
    }

    /// The four parts, one a line.
    public var description: String {
        Diagnostic(what: what, at: place, rule: rule, fix: fix).text(from: "picture")
    }
}
