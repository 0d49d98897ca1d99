import Foundation
import QuadrantTesting
import SwiftUI

// Lists and controls: edges measured in screenshots of an iPhone, with the design of each release.

extension Catalog {
    static let listViews: [String: Subject] = [
        "ax-list-17_5": sections,
        "ax-list-26_2": sections,
        "ax-uisegmented": .view {
            Picker("", selection: .constant(0)) { ForEach(0..<3) { Text("\($0)") } }
                .pickerStyle(.segmented).frame(width: 263).tagged("segmented")
        },
        // UIKit's slider is 34 points high, with the track in the middle.
        "ax-uislider-track-18": Subject { record, scale in
            let scene = record.harness(scale) { Slider(value: .constant(0.75)).frame(width: 382, height: 34) }
            let track = scene.drawnFrames.first { $0.height == 4 } ?? .null
            return ["frames": [["name": "track (centre row)", "x": JSON(track.minX), "y": JSON(track.minY),
                                "width": JSON(track.width), "height": JSON(track.height)]]]
        },
    ]

    /// The recording contains the first header and the block of rows below it.
    private static let sections = Subject { record, scale in
        let scene = record.harness(scale) {
            List {
                Section("Fruits") {
                    Text("Apple")
                    Text("Banana")
                    Text("Cherry")
                }
                Section("Vegetables") {
                    Text("Carrot")
                    Text("Lettuce")
                }
            }
        }
        let rows = scene.listRows
        let header = rows.first { $0.role == "header" }?.frame ?? .null
        let block = rows.filter { $0.role == "row" }.prefix(3)
        func frame(_ name: String, _ frame: CGRect) -> JSON {
            .object(["name": .string(name), "x": JSON(frame.minX), "y": JSON(frame.minY),
                     "width": JSON(frame.width), "height": JSON(frame.height)])
        }
        return .object([
            "frames": .list([frame("header 1", header),
                             frame("rows 1", block.reduce(CGRect.null) { $0.union($1.frame) })]),
            "rowHeight": .number(Double(block.first?.frame.height ?? 0)),
            "rowInset": .number(Double(block.first?.frame.minX ?? 0)),
        ])
    }
}
