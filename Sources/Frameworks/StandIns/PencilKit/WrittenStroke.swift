import CoreGraphics
import Foundation
import UIKit

/// A stroke as `PKDrawing.dataRepresentation()` writes it.
struct WrittenStroke: Codable {
    private struct Point: Codable { var x, y, time, width, height, opacity, force, azimuth, altitude: Double }
    private let ink: String, color: [Double], points: [Point], date: Date, transform: [Double]

    init(_ stroke: PKStroke) {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        ink = stroke.ink.inkType.rawValue
        color = [red, green, blue, alpha]
        date = stroke.path.creationDate
        let move = stroke.transform
        transform = [move.a, move.b, move.c, move.d, move.tx, move.ty]
        points = stroke.path.map { point in
            Point(x: point.location.x, y: point.location.y, time: point.timeOffset, width: point.size.width,
                  height: point.size.height, opacity: point.opacity, force: point.force, azimuth: point.azimuth,
                  altitude: point.altitude)
        }
    }

    var stroke: PKStroke {
        let color = color + Array(repeating: 0, count: max(0, 4 - color.count))
        let move = transform.count == 6 ? CGAffineTransform(a: transform[0], b: transform[1], c: transform[2],
                                                            d: transform[3], tx: transform[4], ty: transform[5])
            : .identity
        let ink = PKInk(PKInk.InkType(rawValue: ink) ?? .pen,
                        color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]))
        let path = PKStrokePath(controlPoints: points.map { point in
            PKStrokePoint(location: CGPoint(x: point.x, y: point.y), timeOffset: point.time,
                          size: CGSize(width: point.width, height: point.height), opacity: point.opacity,
                          force: point.force, azimuth: point.azimuth, altitude: point.altitude)
        }, creationDate: date)
        return PKStroke(ink: ink, path: path, transform: move)
    }
}
