import Foundation

struct Entry: Identifiable {
    let id: Int
    let title: String

    static let samples = [Entry(id: 1, title: "Fog"), Entry(id: 2, title: "Sun")]
}
