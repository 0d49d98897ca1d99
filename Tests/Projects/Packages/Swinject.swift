import SwiftUI
import Swinject

protocol Tool: AnyObject {
    var name: String { get }
}
final class Hammer: Tool {
    let name: String
    weak var owner: Worker?
    init(name: String = "hammer") { self.name = name }
}
final class Worker {
    let tool: any Tool
    init(tool: any Tool) { self.tool = tool }
}
struct ToolAssembly: Assembly {
    func assemble(container: Swinject.Container) {
        container.register((any Tool).self) { _ in Hammer() }.inObjectScope(.container)
        container.register((any Tool).self, name: "made") { (_, name: String) in Hammer(name: name) }
        container.register(Worker.self) { resolver in Worker(tool: resolver.resolve((any Tool).self)!) }
            .initCompleted { _, worker in (worker.tool as? Hammer)?.owner = worker }
    }
}

struct ToolView: View {
    var body: some View {
        Text("Tools").onAppear {
            let resolver = Assembler([ToolAssembly()]).resolver
            let worker = resolver.resolve(Worker.self), tool = resolver.resolve((any Tool).self)
            let made = resolver.resolve((any Tool).self, name: "made", argument: "saw")
            print("Swinject", tool?.name ?? "none", tool === worker?.tool, (tool as? Hammer)?.owner === worker,
                  made?.name ?? "none", resolver.resolve(Worker.self) !== worker, resolver.resolve(String.self) == nil)
        }
    }
}

#Preview { ToolView() }
