import CPages

/// Pages of the documentation that this program embeds.
package enum GuidePages {
    /// Markdown by names: the pages of Docs/Layout, such as `Stacks` and `Reference/HStack`, and `skill`, which is
    /// Docs/Guide/SKILL.md.
    package static let all: [String: String] = {
        var pages: [String: String] = [:]
        while let page = guide_file(Int32(pages.count))?.pointee {
            pages[String(cString: page.path)] = String(cString: page.text)
        }
        return pages
    }()
}
