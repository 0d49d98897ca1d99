package import QuadrantHost

extension RenderSession {
    /// The findings of `audits` in the present state; `part` is the one that this session shows. For an audit of layout
    /// directions, the script is played in the other direction too. If that finds something, it is played once more in
    /// the same direction: where the layout is another one each time, as with random positions, the directions cannot
    /// be compared.
    package func audit(_ audits: [Audit], of part: Part, _ scene: SceneOptions, _ folders: [String]) throws
        -> [AuditFinding] {
        func layout(_ scene: SceneOptions) throws -> [LayoutTree] {
            let session = try RenderSession(part, scene, isTransparent: false, folders: folders, place: place)
            defer { session.close() }
            return session.trees
        }
        var otherDirection: [LayoutTree]?
        if audits.contains(where: \.needsOtherDirection) {
            var opposite = scene
            opposite.rightToLeft.toggle()
            otherDirection = try layout(opposite)
        }
        let findings = audit(audits, otherDirection: otherDirection)
        let comparing = Set(audits.filter(\.needsOtherDirection).map(\.identifier))
        guard findings.contains(where: { comparing.contains($0.audit) }) else { return findings }
        let own = trees, again = try layout(scene)
        let isRepeatable = own.count == again.count && zip(own, again).allSatisfy { $0.hasFrames(of: $1) }
        return isRepeatable ? findings : findings.filter { !comparing.contains($0.audit) }
    }
}

extension LayoutTree {
    fileprivate func hasFrames(of other: LayoutTree) -> Bool {
        name == other.name && globalX == other.globalX && globalY == other.globalY
            && globalWidth == other.globalWidth && globalHeight == other.globalHeight
            && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.hasFrames(of: $1) }
    }
}
