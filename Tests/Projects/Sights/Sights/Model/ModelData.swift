import Foundation

/// Foundation brings Observation on a phone.
@Observable
class ModelData {
    var sights: [Sight] = load("sights.json")
    var starred: [Sight] { sights.filter(\.isStarred) }
}

func load<Value: Decodable>(_ name: String) -> Value {
    guard let file = Bundle.main.url(forResource: name, withExtension: nil) else {
        fatalError("there is no \(name) in the main bundle")
    }
    do {
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
    } catch {
        fatalError("\(name) cannot be read: \(error)")
    }
}
