import Foundation
import QuadrantBase
import QuadrantPNG
import QuadrantSession
import SwiftUI
import UIKit

/// Several pictures in one, each below its caption, in rows.
struct ContactSheet: View {
    private let cells: [(caption: String, image: UIImage, size: CGSize)]
    private let columns: Int

    private static let spacing = 12.0, captionHeight = 22.0

    /// PNG, at most `maxPixels` wide and high.
    @MainActor static func picture(_ parts: [ViewRequest.Captioned], maxPixels: Double) throws -> Data {
        let images = parts.compactMap { part in UIImage(data: part.picture).map { (part.caption, $0) } }
        guard !images.isEmpty else {
            throw Failure(.usage, "there are no pictures to show", at: "the request",
                          rule: "A sheet shows one picture or more.", fix: "Ask for at least one.")
        }
        let widest = images.map { Double($0.1.size.width * $0.1.scale) }.max() ?? 1
        let highest = images.map { Double($0.1.size.height * $0.1.scale) }.max() ?? 1
        // The number of columns that leaves the pictures largest.
        func share(_ columns: Int) -> Double {
            let rows = Double((images.count + columns - 1) / columns), wide = Double(columns)
            return min((maxPixels - spacing * (wide + 1)) / (wide * widest),
                       (maxPixels - (spacing + captionHeight) * rows - spacing) / (rows * highest))
        }
        let columns = (1...images.count).max { share($0) < share($1) } ?? 1
        let zoom = max(min(share(columns), 1), 0.01)
        let sheet = ContactSheet(
            cells: images.map { caption, image in
                (caption, image, CGSize(width: Double(image.size.width * image.scale) * zoom,
                                        height: Double(image.size.height * image.scale) * zoom))
            }, columns: columns)
        return try RenderSession.picture(of: sheet, PNG(), scale: 1)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Self.spacing) {
            ForEach(0..<(cells.count + columns - 1) / columns, id: \.self) { row in
                HStack(alignment: .top, spacing: Self.spacing) {
                    ForEach(row * columns..<min((row + 1) * columns, cells.count), id: \.self) { cell(cells[$0]) }
                }
            }
        }
        .padding(Self.spacing)
        .background(Color(white: 0.86))
        .fixedSize()
    }

    private func cell(_ cell: (caption: String, image: UIImage, size: CGSize)) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(cell.caption).font(.system(size: 13, weight: .medium)).foregroundStyle(.black).lineLimit(1)
                .frame(width: cell.size.width, height: Self.captionHeight - 2, alignment: .leading)
            Image(uiImage: cell.image).resizable().frame(width: cell.size.width, height: cell.size.height)
        }
    }
}
