import CoreData
import Foundation
import QuadrantCore
import QuadrantHost
import SwiftUI
import Testing

@Suite("CoreData")
@MainActor
struct CoreDataTests {
    private final class Item: NSManagedObject, @unchecked Sendable {}
    private struct Count: View {
        @FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>
        let told: (Int) -> Void
        var body: some View {
            let _ = told(items.count)
            Text("items")
        }
    }

    @Test func requestsFindTheObjectsOfTheirContext() throws {
        let container = NSPersistentContainer(name: "Model")
        container.loadPersistentStores { _, error in #expect(error == nil) }
        let context = container.viewContext
        var counts: [Int] = []
        let host = ViewHost(rootView: Count { counts.append($0) }.environment(\.managedObjectContext, context),
                            configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        host.settle()
        let item = Item(context: context)
        host.settle()
        context.delete(item)
        host.settle()
        #expect(counts == [0, 1, 0])
        try context.save()
        #expect(!context.hasChanges)
    }
}
