import QuadrantDisplayList

extension Audit {
    /// Symbols, images and fonts that a view asked for and that are not there.
    package static let missingResource = Audit(identifier: "missing-resource") { evidence in
        evidence.issues.filter(\.isMissingResource).map { AuditFinding("missing-resource", $0) }
    }
}

extension Diagnostic {
    /// Whether the message is that of a symbol, an image or a font that cannot be found or read.
    /// Fonts that a phone has are none.
    var isMissingResource: Bool {
        ["the font \"", "no symbol named ", "the symbol \"", "no image named ", "the image \""]
            .contains(where: what.hasPrefix)
    }

    /// Whether the message is that of a font which an iPhone has and this machine does not.
    var isPhoneFont: Bool { what.hasPrefix("the iOS font \"") }
}

extension AuditFinding {
    init(_ audit: String, _ issue: Diagnostic) {
        self.init(audit: audit, view: issue.at, frame: nil, message: issue.what, rule: issue.rule, fix: issue.fix)
    }
}
