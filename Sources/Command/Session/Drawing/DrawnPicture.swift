package import Foundation
package import QuadrantBase
import QuadrantDisplayList
package import QuadrantHost

/// The result of drawing a view, kept after the view is deallocated.
package struct DrawnPicture {
    package var data: Data
    package var width: Double
    package var height: Double
    package var issues: [String]
    package var notes: [String]
    /// The failure that --strict reports for the runtime issues.
    package var strictFailure: Failure?
    package var findings: [AuditFinding]?
    package var timings: PictureTimings?

    /// For a shard of `quadrant test` the picture holds its layout, and the audits are run.
    @MainActor package init(_ part: RenderSession.Part, _ scene: SceneOptions, _ drawing: DrawingOptions,
                            _ format: OutputFormat, folders: [String], _ place: String, _ recording: Recording?,
                            for shard: TestedPictures? = nil, timings: PictureTimings? = nil) throws {
        let session = try RenderSession(part, scene, isTransparent: drawing.isTransparent, folders: folders,
                                        place: place, appears: shard == nil, recording: recording,
                                        leavesOutUnseen: format.hasPixels && recording == nil,
                                        recordsChanges: drawing.overlays.contains(.redraws), timings: timings)
        data = try shard != nil ? session.drawForComparison(drawing) : session.draw(format, drawing)
        (width, height, issues, notes) = (session.width, session.height, session.issues, session.notes)
        self.timings = session.timings
        if scene.at == nil, recording == nil, session.showsNothingYet {
            notes.append("the picture is empty: the view appears with an animation. Use --at settled, or --at SECONDS "
                + "for a moment of it")
        }
        strictFailure = scene.strict ? session.strictFailure : nil
        if let names = shard?.audits, !names.isEmpty {
            let audits = Audit.all.filter { names.contains($0.identifier) }
            findings = try session.audit(audits, of: part, scene, folders)
        }
        session.close()
    }
}
