import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantGeometry
import QuadrantPages
import QuadrantSession

/// The pages of a gallery: one that lists the previews, and one for each. They are complete without a program; the
/// script searches, chooses variants and marks views.
struct GalleryPages {
    static let pictureFolder = "pictures", pageFolder = "previews"

    private let options: GalleryOptions
    private let previews: [GalleryRun.Preview]
    /// The files of the pages of the previews, in their order.
    let names: [String]

    init(_ options: GalleryOptions, _ previews: [GalleryRun.Preview]) {
        (self.options, self.previews) = (options, previews)
        var taken: [String: Int] = [:]
        names = previews.map { preview in
            let stem = FilePath.stem(of: preview.file), title = preview.title
            let plain = Candidate.fileName(stem == title ? stem : "\(stem)-\(title)").lowercased()
            taken[plain, default: 0] += 1
            let number = taken[plain]!
            return Self.pageFolder + "/" + (number == 1 ? plain : "\(plain)-\(number)") + ".html"
        }
    }

    func write(to folder: String) throws {
        guard mkdir(folder + "/" + Self.pageFolder, 0o777) == 0 else { throw options.folder.unwritable(errno) }
        try options.folder.write(Data(overview().utf8), to: "index.html", in: folder)
        for index in previews.indices {
            try options.folder.write(Data(page(index).utf8), to: names[index], in: folder)
        }
    }

    private func text(_ text: String) -> String { PageTemplate.escaped(text) }
    private func plain(_ number: Double) -> String { NumberText.rounded(number, 2) }

    // MARK: The overview

    private func overview() -> String {
        var main = ""
        var files: [(file: String, previews: [Int])] = []
        for (index, preview) in previews.enumerated() {
            if files.last?.file == preview.file { files[files.count - 1].previews.append(index) } else {
                files.append((preview.file, [index]))
            }
        }
        for (file, previews) in files {
            main += "<section class=\"file\"><h2>\(text(file))</h2>\n<div class=\"cards\">\n"
            main += previews.map(card).joined()
            main += "</div></section>\n"
        }
        main += "<p id=\"none\" hidden>No preview matches.</p>\n"
        let names = options.variants.map { "<option value=\"\(text($0.name))\">\(text(Self.title($0.name)))</option>" }
        let tools = """
            <span id="count" role="status">\(previews.count)</span>
            <input id="search" type="search" placeholder="Search" aria-label="Search by file, name or view"
              aria-keyshortcuts="/" autocomplete="off">
            <select id="variant" aria-label="Variant of the pictures">\(names.joined())</select>
            """
        return PageTemplate.page("Gallery/page.html", [
            "title": .text(options.title), "kind": .text("overview"), "heading": .text(options.title),
            "back": .markup(""), "tools": .markup(tools), "main": .markup(main),
        ])
    }

    private func card(_ index: Int) -> String {
        let preview = previews[index]
        let files = preview.pictures.map { ($0.variant, Self.pictureFolder + "/" + $0.file) }
        let pictures = Dictionary(files) { first, _ in first }
        let data = (try? JSONEncoder.plain.encode(pictures)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        let views = preview.words?.views.map(\.heading) ?? []
        let words = "\(preview.title) \(preview.file) " + views.joined(separator: " ")
        var inner = "<span class=\"none\">not drawn</span>"
        if let first = preview.pictures.first {
            inner = image(first, "", preview.title, isLazy: true)
        }
        let note = preview.failures.isEmpty ? "" : " <span class=\"bad\">failed</span>"
        return """
            <a class="card" href="\(text(Self.address(names[index])))" data-words="\(text(words.lowercased()))" \
            data-pictures="\(text(data))"><span class="shot">\(inner)</span>\
            <b>\(text(preview.title))</b><span class="soft">line \(preview.line)</span>\(note)</a>

            """
    }

    /// The path of a page as part of an address.
    private static func address(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    private func image(_ picture: GalleryLine.Picture, _ prefix: String, _ title: String, isLazy: Bool = false)
        -> String {
        let name = picture.variant.isEmpty ? title : "\(title), \(Self.title(picture.variant))"
        return "<img src=\"\(prefix)\(Self.pictureFolder)/\(picture.file)\" width=\"\(plain(picture.width))\" "
            + "height=\"\(plain(picture.height))\" alt=\"\(text(name))\"\(isLazy ? " loading=\"lazy\"" : "")>"
    }

    /// The name of a variant for people.
    static func title(_ variant: String) -> String {
        if variant.isEmpty { return "As written" }
        return variant.split(separator: "+").map { part -> String in
            let part = String(part)
            switch part {
            case "dark": return "Dark"
            case "rtl": return "Right to left"
            case "landscape": return "Landscape"
            default: break
            }
            if let device = Device.all.first(where: { $0.name == part }) { return device.title }
            if SceneOptions.dynamicTypes.contains(part) { return "Text size \(part)" }
            return part
        }.joined(separator: ", ")
    }

    // MARK: The page of a preview

    private func page(_ index: Int) -> String {
        let preview = previews[index]
        let back = "<a href=\"../index.html\">\(text(options.title))</a>"
        func link(_ index: Int, _ name: String, _ key: String) -> String {
            guard previews.indices.contains(index) else { return "" }
            let address = Self.address(String(names[index].dropFirst(Self.pageFolder.count + 1)))
            return "<a rel=\"\(key)\" href=\"\(text(address))\" title=\"\(text(previews[index].title))\">\(name)</a>"
        }
        let tools = "<span class=\"soft\">\(text(preview.file)):\(preview.line)</span><span class=\"turn\">"
            + link(index - 1, "Previous", "prev") + link(index + 1, "Next", "next") + "</span>"
        return PageTemplate.page("Gallery/page.html", [
            "title": .text("\(preview.title) – \(options.title)"), "kind": .text("preview"),
            "heading": .text(preview.title), "back": .markup(back), "tools": .markup(tools),
            "main": .markup(stage(preview) + texts(preview) + all(preview) + failures(preview)),
        ])
    }

    private func stage(_ preview: GalleryRun.Preview) -> String {
        guard let first = preview.pictures.first else { return "" }
        let buttons = preview.pictures.enumerated().map { number, picture in
            let isSame = number > 0 && picture.file == first.file
            return "<button type=\"button\" aria-pressed=\"\(number == 0)\" data-picture=\"\(picture.file)\" "
                + "data-width=\"\(plain(picture.width))\" data-height=\"\(plain(picture.height))\">"
                + text(Self.title(picture.variant)) + (isSame ? " <span class=\"soft\">(the same)</span>" : "")
                + "</button>"
        }
        return """
            <div class="side"><section id="stage" aria-label="Picture">
            <div class="variants" role="group" aria-label="Variant">\(buttons.joined(separator: "\n"))</div>
            <div id="paper" style="--width:\(plain(first.width));--height:\(plain(first.height))">\
            \(image(first, "../", preview.title))<span id="mark" hidden></span></div>
            <p class="soft" id="size">\(plain(first.width)) × \(plain(first.height)) points</p>
            \(issues(preview))</section></div>

            """
    }

    private func issues(_ preview: GalleryRun.Preview) -> String {
        var seen: Set<String> = []
        let issues = preview.pictures.flatMap(\.issues).filter { seen.insert($0).inserted }
        if issues.isEmpty { return "" }
        return "<details class=\"warm\"><summary>\(issues.count) runtime issue\(issues.count == 1 ? "" : "s")</summary>"
            + issues.map { "<pre>\(text($0))</pre>" }.joined() + "</details>"
    }

    private func failures(_ preview: GalleryRun.Preview) -> String {
        if preview.failures.isEmpty { return "" }
        return "<section class=\"wide\"><h2>Not drawn</h2>" + preview.failures.map {
            "<h3>\(text(Self.title($0.variant)))</h3><pre class=\"bad\">\(text($0.text))</pre>"
        }.joined() + "</section>\n"
    }

    private func texts(_ preview: GalleryRun.Preview) -> String {
        var made = "<div class=\"texts\">\n"
        if let words = preview.words, !words.views.isEmpty {
            let items = words.views.map { view -> String in
                let frame = view.frame.map(plain).joined(separator: " ")
                let line = view.line.map { " data-line=\"\($0)\"" } ?? ""
                return "<li data-frame=\"\(frame)\"\(line)><details><summary>\(text(view.heading))</summary>"
                    + "<pre>\(text(view.text))</pre></details></li>"
            }
            let rest = words.count > words.views.count
                ? "<p class=\"soft\">and \(words.count - words.views.count) more: quadrant explain</p>" : ""
            made += "<section id=\"why\"><h2>Why it looks so</h2><ol>\(items.joined(separator: "\n"))</ol>\(rest)"
                + "</section>\n"
        }
        let bytes = FileManager.default.contents(atPath: preview.source) ?? Data()
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        let rows = lines.enumerated().map { number, line in
            let isOwn = number + 1 == preview.line
            return "<span class=\"line\(isOwn ? " own" : "")\" id=\"L\(number + 1)\">\(text(String(line)))</span>"
        }
        made += "<section id=\"source\"><h2>Source</h2><pre tabindex=\"0\" aria-label=\"\(text(preview.file))\">"
            + rows.joined(separator: "\n") + "</pre></section>\n"
        return made + "</div>\n"
    }

    /// All variants side by side; equal ones once.
    private func all(_ preview: GalleryRun.Preview) -> String {
        guard preview.pictures.count > 1 else { return "" }
        var groups: [(picture: GalleryLine.Picture, names: [String])] = []
        for picture in preview.pictures {
            let name = Self.title(picture.variant)
            if let known = groups.firstIndex(where: { $0.picture.file == picture.file }) {
                groups[known].names.append(name)
            } else {
                groups.append((picture, [name]))
            }
        }
        let figures = groups.map { picture, names in
            "<figure><a href=\"../\(Self.pictureFolder)/\(picture.file)\">"
                + image(picture, "../", preview.title, isLazy: true)
                + "</a><figcaption>\(text(names.joined(separator: " · ")))</figcaption></figure>"
        }
        return "<section class=\"wide\"><h2>Variants</h2><div class=\"figures\">\(figures.joined(separator: "\n"))"
            + "</div></section>\n"
    }
}

extension JSONEncoder {
    fileprivate static var plain: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
