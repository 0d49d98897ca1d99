import CloudKit
import SwiftUI

@MainActor final class CloudModel: ObservableObject {
    @Published var isSignedIn = false
    @Published var error = ""
    func load() async {
        do {
            isSignedIn = try await CKContainer.default().accountStatus() == .available
            let record = CKRecord(recordType: "Fruit")
            record["name"] = "Apple"
            _ = try await CKContainer.default().publicCloudDatabase.save(record)
        } catch { self.error = error.localizedDescription }
    }
}
struct CloudView: View {
    @StateObject private var model = CloudModel()
    var body: some View { Text(model.isSignedIn ? "Signed in" : "Not signed in").task { await model.load() } }
}
#Preview { CloudView() }
