import RealmSwift
import SwiftUI

final class Chore: Object, ObjectKeyIdentifiable {
    @Persisted(primaryKey: true) var _id: ObjectId
    @Persisted var title = ""
    @Persisted var isDone: Bool
    @Persisted var steps: RealmSwift.List<String>
}

struct ChoreList: View {
    @ObservedResults(Chore.self, sortDescriptor: SortDescriptor(keyPath: "title")) var chores

    var body: some View {
        SwiftUI.List {
            ForEach(chores) { chore in Text(chore.title) }.onDelete(perform: $chores.remove)
        }
        .onAppear {
            for title in ["Wash", "Cook"] {
                let chore = Chore()
                chore.title = title
                chore.steps.append("One")
                $chores.append(chore)
            }
            guard let realm = try? Realm() else { return }
            try? realm.write { realm.objects(Chore.self).first?.isDone = true }
            let done = realm.objects(Chore.self).where { $0.isDone == true }
            let first = realm.object(ofType: Chore.self, forPrimaryKey: done.first?._id)
            print("RealmSwift", chores.map(\.title), done.count, first?.title ?? "none", first?.steps.count ?? 0)
        }
    }
}

#Preview { ChoreList() }
