import QuadrantBase
import QuadrantGeometry
import QuadrantSession

enum Devices {
    struct Row: Encodable {
        var name: String
        var title: String
        var width: Double
        var height: Double
        var scale: Double
        var safeTop: Double
        var safeBottom: Double
        var isDefault: Bool
    }

    static func run(_ arguments: Arguments) throws {
        if arguments.has("json") {
            let rows = Device.all.map {
                Row(name: $0.name, title: $0.title, width: $0.width, height: $0.height, scale: $0.scale,
                    safeTop: $0.top, safeBottom: $0.bottom, isDefault: $0.name == Device.standard.name)
            }
            print(try JSON.text(rows))
            return
        }
        let width = Device.all.map(\.name.count).max() ?? 0
        print("\(Help.padded("name", width))  points      scale  safe top/bottom  device")
        for device in Device.all {
            let size = Help.padded("\(Int(device.width))x\(Int(device.height))", 10)
            let insets = Help.padded("\(Int(device.top))/\(Int(device.bottom))", 15)
            let mark = device.name == Device.standard.name ? " (default)" : ""
            let name = Help.padded(device.name, width)
            print("\(name)  \(size)  \(Int(device.scale))x     \(insets)  \(device.title)\(mark)")
        }
    }
}
