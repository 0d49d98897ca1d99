import Foundation
import QuadrantCore
import QuadrantGeometry

/// Surfaces of glass in a container that are nearer to each other than its spacing, and the outline around them.
///
/// The outline is what a disk cannot reach from outside that rolls around the shapes: they keep their own edges, and
/// the gaps between them are bridged by arcs. Apple publishes the distance only; the form of the bridges is a guess.
nonisolated enum GlassOutline {
    struct Piece: Equatable {
        /// What must be equal for two pieces to join.
        var glass: Glass
        var path: Path
        var frame: CGRect

        init(glass: Glass, shape: AnyShape, frame: CGRect) {
            (self.glass, self.frame) = (glass, frame)
            path = frame.isNull ? Path() : shape.path(in: frame)
        }
    }
    struct Group {
        /// The indices of at least two pieces, in ascending order.
        var members: [Int]
        /// Around all of them.
        var outline: Path
    }

    /// The pieces that join. One that is in no group keeps its own edge.
    static func groups(of pieces: [Piece], spacing: Double) -> [Group] {
        guard spacing > 0, pieces.count > 1 else { return [] }
        // The number of the group of each piece: the least index in it.
        var group = Array(pieces.indices)
        for b in pieces.indices {
            for a in 0..<b where group[a] != group[b] && pieces[a].glass == pieces[b].glass {
                guard pieces[a].frame.distance(to: pieces[b].frame) < spacing,
                      isConnected(outline(around: [pieces[a], pieces[b]], spacing)) else { continue }
                let (first, second) = (min(group[a], group[b]), max(group[a], group[b]))
                for index in group.indices where group[index] == second { group[index] = first }
            }
        }
        return pieces.indices.compactMap { first in
            let members = pieces.indices.filter { group[$0] == first }
            guard members.count > 1 else { return nil }
            return Group(members: members, outline: outline(around: members.map { pieces[$0] }, spacing))
        }
    }

    /// The shapes and the bridges between them: the area within the radius of a shape, without what is within the
    /// radius of the edge of that area.
    private static func outline(around pieces: [Piece], _ spacing: Double) -> Path {
        let radius = radius(pieces, spacing)
        let reach = 2 * radius, stroke = StrokeStyle(lineWidth: reach, lineCap: .round, lineJoin: .round)
        let shapes = pieces.dropFirst().reduce(pieces[0].path) { $0.union($1.path) }
        let wide = pieces.reduce(shapes) { $0.union($1.path.strokedPath(stroke, tolerance: tolerance)) }
        return wide.subtracting(wide.strokedPath(stroke, tolerance: tolerance), tolerance: tolerance).union(shapes)
    }

    /// How far straight lines may stray from curves, in points: a tenth of a pixel.
    private static let tolerance = 0.03

    /// The radius of the disk: with it two circles as wide as the narrowest piece are bridged where they are nearer
    /// than the spacing.
    private static func radius(_ pieces: [Piece], _ spacing: Double) -> Double {
        let half = pieces.map { Double(min($0.frame.width, $0.frame.height)) / 2 }.min() ?? 0
        return spacing / 2 + (half > 0 ? spacing * spacing / (8 * half) : 0)
    }

    /// Whether one line goes around the whole area. What lies in another subpath is a hole.
    private static func isConnected(_ path: Path) -> Bool {
        let boxes = path.flattened(tolerance: 1).map { CGRect(enclosing: $0.points) }
        guard let widest = boxes.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return false }
        return boxes.allSatisfy { widest.insetBy(dx: -1, dy: -1).contains($0) }
    }
}

extension CGRect {
    /// The distance to another rectangle, in points; 0 where they meet.
    nonisolated func distance(to other: CGRect) -> Double {
        let x = max(minX - other.maxX, other.minX - maxX, 0), y = max(minY - other.maxY, other.minY - maxY, 0)
        return hypot(Double(x), Double(y))
    }
}

/// The groups of a container, found anew only where a piece is another one.
final class GlassOutlines {
    private var pieces: [GlassOutline.Piece] = []
    private var spacing = 0.0
    private var found: [GlassOutline.Group] = []

    nonisolated init() {}

    func groups(_ pieces: [GlassOutline.Piece], _ spacing: Double) -> [GlassOutline.Group] {
        if pieces != self.pieces || spacing != self.spacing {
            (self.pieces, self.spacing) = (pieces, spacing)
            found = GlassOutline.groups(of: pieces, spacing: spacing)
        }
        return found
    }
}

/// What a surface that is one with others draws behind its view: the outline of all, from its own origin, or nothing.
nonisolated struct JoinedPart: Equatable {
    var outline: Path?
}

/// One surface of glass for several views, around an outline in the coordinates of its place.
struct JoinedGlass: View {
    let glass: Glass
    let outline: Path

    var body: some View {
        let bounds = outline.boundingRect
        GlassPane(glass, AnyShape(FixedOutline(outline: outline.offsetBy(dx: -bounds.minX, dy: -bounds.minY))))
            .frame(width: bounds.width, height: bounds.height)
            .offset(x: bounds.minX, y: bounds.minY)
            // It takes no space: what is beside it tells how large the view is.
            .frame(width: 0, height: 0, alignment: .topLeading)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// An outline that is as large as it is, whatever the proposal.
nonisolated struct FixedOutline: Shape {
    let outline: Path
    func path(in rect: CGRect) -> Path { outline.offsetBy(dx: rect.minX, dy: rect.minY) }
}
