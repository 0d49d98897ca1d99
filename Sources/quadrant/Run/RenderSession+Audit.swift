import QuadrantHost

extension RenderSession {
    /// The findings of `audits` in the present state; `part` is the one that this session shows. For an audit of layout
    /// directions, the script is played in the other direction too.
    func audit(_ audits: [Audit], of part: Part, _ scene: SceneOptions, _ folders: [String]) throws -> [AuditFinding] {
        var otherDirection: [LayoutTree]?
        if audits.contains(where: \.needsOtherDirection) {
            var opposite = scene
            opposite.rightToLeft.toggle()
            let session = try RenderSession(part, opposite, isTransparent: false, folders: folders, place: place)
            otherDirection = session.trees
            session.close()
        }
        return audit(audits, otherDirection: otherDirection)
    }
}
