import CustomDump
import Sharing
import SwiftUI
import SwiftUINavigation

extension SharedKey where Self == AppStorageKey<Int>.Default {
    static var launches: Self { Self[.appStorage("launches"), default: 2] }
}
private struct Draft: Codable, Equatable, Identifiable, Sendable {
    var id = 1
    var title = ""
}
@CasePathable @dynamicMemberLookup
private enum Route: Equatable {
    case edit(Draft)
    case move(from: Int, to: Int)
    case help
}

/// Values that two views share, and cases of an enum as key paths.
private struct SharingView: View {
    @Shared(.launches) private var launches
    @SharedReader(.launches) private var read
    @Shared(.fileStorage(.temporaryDirectory.appending(path: "drafts.json"))) private var drafts = [Draft()]
    @State private var route: Route? = .edit(Draft(title: "A"))

    var body: some View {
        VStack {
            Stepper("\(read) launches", value: Binding($launches))
            Text(route?.edit?.title ?? "none")
        }
        .sheet(item: $route.edit) { $draft in TextField("Title", text: $draft.title) }
        .task {
            $launches.withLock { $0 += 1 }
            $drafts.withLock { $0.append(Draft(id: 2, title: "B")) }
            let title = $drafts.elements[1].title
            title.withLock { $0 += "!" }
            print("Shared", launches, read, drafts.map(\.title))
            var copy = Route.move(from: 1, to: 2)
            copy.modify(\.move) { $0.to = 9 }
            let path: CaseKeyPath<Route, Draft> = \.edit
            print("Cases", copy.is(\.move), copy[case: \.move]?.to ?? 0, copy.is(\.help),
                  path(Draft()) == .edit(Draft()))
            print("Diff", diff(Draft(title: "x"), Draft(title: "y"))?.split(separator: "\n").count ?? 0,
                  String(customDumping: Route.help))
        }
    }
}

#Preview { SharingView() }
