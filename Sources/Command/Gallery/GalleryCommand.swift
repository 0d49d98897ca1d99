import Foundation
package import QuadrantBase
import QuadrantFiles
import QuadrantGeometry
import QuadrantSession

/// `quadrant gallery`: a folder of pages, without a server, that show every preview of some programs in its variants.
package enum GalleryCommand {
    @MainActor package static func run(_ arguments: Arguments) throws {
        if let drawing = GalleryDrawing.current { return try drawing.run(arguments) }
        let options = try GalleryOptions(arguments)
        try FontPackage.require()
        let began = Date()
        let progress = ProgressLine(isQuiet: options.isQuiet)
        guard let scratch = PrivateFolder.make("quadrant-gallery") else {
            throw Failure(.machine, "no folder for temporary files", at: NSTemporaryDirectory(),
                          rule: "It belongs to you or to root, and only the owner of a file in it can rename the file.",
                          fix: "Set TMPDIR to a folder of your own.")
        }
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let made = try options.folder.begin()
        var isFinished = false
        defer { if !isFinished { GalleryFolder.discard(made) } }
        let pictures = made + "/" + GalleryPages.pictureFolder
        guard mkdir(pictures, 0o777) == 0 else { throw options.folder.unwritable(errno) }

        let (previews, faults) = try GalleryRun(options, pictures: pictures, scratch: scratch, progress).run()
        let shown = previews.filter { !$0.pictures.isEmpty }
        try checkDrawn(shown, previews, faults, options)
        progress.begin("writing \(options.folder.path)")
        let pages = GalleryPages(options, previews)
        try pages.write(to: made)
        let record = GalleryRecord(options, previews, faults, pages.names, folder: made)
        try options.folder.write(Data(try JSON.text(record).utf8), to: GalleryFolder.record, in: made)
        try options.folder.finish(made)
        isFinished = true
        progress.end()

        if options.isJSON {
            print(try JSON.text(record))
        } else {
            let seconds = NumberText.fixed(Date().timeIntervalSince(began), 1)
            print("\(shown.count) preview\(shown.count == 1 ? "" : "s"), \(record.pictures) pictures, "
                + "\(NumberText.fixed(Double(record.bytes) / 1e6, 1)) MB in \(seconds) s: "
                + "\(options.folder.path)/index.html")
        }
        if let failure = Self.failure(previews, faults) { throw failure }
    }

    /// Throws if there is nothing to show.
    private static func checkDrawn(_ shown: [GalleryRun.Preview], _ all: [GalleryRun.Preview],
                                   _ faults: [GalleryRun.Fault], _ options: GalleryOptions) throws {
        guard shown.isEmpty else { return }
        if all.isEmpty, faults.isEmpty {
            let isFiltered = !options.filter.isEmpty
            throw Failure(.input, isFiltered ? "no preview matches '\(options.filter)'" : "no file has a preview",
                          at: isFiltered ? "--filter" : options.paths.joined(separator: ", "),
                          rule: "Each #Preview and PreviewProvider has a page.",
                          fix: isFiltered ? "Use a part of a file's or a preview's name."
                              : "Add a #Preview to a file.")
        }
        throw failure(all, faults) ?? Failure(
            .view, "no preview was drawn", at: options.paths.joined(separator: ", "),
            rule: "A gallery shows at least one preview; an earlier gallery is unchanged.",
            fix: "See the messages above.")
    }

    /// Prints what was not drawn, and returns the failure of the command; nil if everything was.
    private static func failure(_ previews: [GalleryRun.Preview], _ faults: [GalleryRun.Fault]) -> Failure? {
        let failed = previews.filter { !$0.failures.isEmpty }
        for preview in failed {
            for failure in preview.failures {
                writeError(failure.text.hasSuffix("\n") ? failure.text : failure.text + "\n")
            }
        }
        // The output of a process that a preview has ended is printed with the preview.
        let said = Set(failed.flatMap { $0.failures.map(\.text) })
        for fault in faults where !said.contains(fault.text) { writeError(fault.text) }
        let others = faults.filter { !said.contains($0.text) }
        guard !failed.isEmpty || !others.isEmpty else { return nil }
        let code = (others.first ?? faults.first).flatMap { ExitCode(rawValue: $0.code) } ?? .view
        let places = (failed.map { "\($0.title) in \($0.file):\($0.line)" } + others.map(\.path)).prefix(3)
        let count = failed.count + others.count
        return Failure(code, "\(count) of the previews and files could not be drawn as a whole",
                       at: places.joined(separator: "; "),
                       rule: "The gallery shows what was drawn; its pages name the rest.",
                       fix: "See the messages above.")
    }
}

/// What a gallery has: `gallery.json`, and what `--json` prints.
struct GalleryRecord: Encodable {
    struct Entry: Encodable {
        struct Picture: Encodable {
            var variant: String
            var file: String
            var width: Double
            var height: Double
            var issues: [String]
        }
        var title: String
        var file: String
        var line: Int
        var page: String
        var pictures: [Picture]
        var failures: [String]
    }
    struct Fault: Encodable {
        var path: String
        var text: String
    }
    var title: String
    var previews: [Entry]
    /// Programs that ended, or of which nothing was drawn.
    var faults: [Fault]
    /// The number of different pictures.
    var pictures: Int
    /// The size of all files but this one.
    var bytes: Int

    init(_ options: GalleryOptions, _ previews: [GalleryRun.Preview], _ faults: [GalleryRun.Fault], _ names: [String],
         folder: String) {
        title = options.title
        self.previews = zip(previews, names).map { preview, name in
            Entry(title: preview.title, file: preview.file, line: preview.line, page: name,
                  pictures: preview.pictures.map {
                      .init(variant: $0.variant, file: GalleryPages.pictureFolder + "/" + $0.file, width: $0.width,
                            height: $0.height, issues: $0.issues)
                  }, failures: preview.failures.map(\.text))
        }
        self.faults = faults.map { Fault(path: $0.path, text: $0.text) }
        pictures = Set(previews.flatMap { $0.pictures.map(\.file) }).count
        bytes = ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).reduce(0) { sum, name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            return attributes?[.type] as? FileAttributeType == .typeRegular
                ? sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0) : sum
        }
    }
}
