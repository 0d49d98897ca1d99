package import QuadrantBase
import QuadrantProject
import QuadrantSession

extension CommandForm {
    /// The options of a picture that every preview of a gallery has in common.
    static let galleryScene: Set<String> = [
        "device", "locale", "date", "profile", "time-limit", "keep-going", "no-cache",
    ]

    package static let gallery = CommandForm(
        name: "gallery", summary: "write a folder of pages that show every preview in its variants",
        usage: "PATH… [options]",
        options: [
            .value("output", "o", "FOLDER", "folder of the pages (default gallery/); an earlier gallery is replaced"),
            .value("variants", nil, "LIST", "how each preview is drawn besides as it is written, or 'none'"),
            .value("title", nil, "TEXT", "title of the pages (default: the name of the only PATH)"),
            .value("filter", nil, "TEXT", "only previews whose file or name contains TEXT"),
            .value("scale", nil, "N", "pixels per point, 1 to 4 (default 2); half of it on tablets"),
            .value("jobs", nil, "N", "number of processes (default: the number of cores)"),
        ] + CommandForm.render.options.filter { option in
            galleryScene.contains(option.name) || ProjectOptions.options.contains { $0.name == option.name }
        } + [
            .flag("json", nil, "print what was written as JSON"),
            .flag("quiet", "q", "suppress progress and notes on standard error"), help,
        ],
        arguments: 1...1000,
        notes: [
            "The folder needs no server: open index.html. Each #Preview and PreviewProvider has a page with its",
            "pictures, its source and the explanation of its layout. A program without previews shows its views.",
            "A variant is dark, rtl, landscape, a text size, a device, a locale, or several joined by +. The default is",
            "\(GalleryOptions.standardVariants).",
            "Equal pictures are stored once. Nothing on the pages is requested from elsewhere.",
            "The folder is replaced when all of it is written, and only if at least one preview was drawn. If others",
            "fail, the pages say so, and the exit code is that of the first failure. The guide: Docs/Guide/Gallery.md.",
        ])
}
