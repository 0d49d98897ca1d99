import FirebaseAnalytics
import FirebaseAuth
import FirebaseCore
import FirebaseCrashlytics
import FirebaseFirestore
import FirebaseMessaging
import FirebaseRemoteConfig
import FirebaseStorage
import SwiftUI

struct Note: Codable, Identifiable {
    @DocumentID var id: String?
    var title: String
    @ServerTimestamp var changed: Date?
}

@MainActor final class Notes: ObservableObject {
    @Published var notes: [Note] = []
    @Published var message = ""
    private var registration: (any ListenerRegistration)?

    private func store() {
        let settings = FirestoreSettings()
        settings.cacheSettings = PersistentCacheSettings(sizeBytes: 50 * 1_024 * 1_024 as NSNumber)
        Firestore.firestore().settings = settings
        Firestore.firestore().collection("notes").document("1").setData(["title": "One"], merge: true)
        Firestore.firestore().collection("notes").document("2").delete { error in print(error == nil) }
    }

    func start() async {
        FirebaseApp.configure()
        Analytics.logEvent(AnalyticsEventScreenView, parameters: [AnalyticsParameterScreenName: "Notes"])
        registration = Firestore.firestore().collection("notes").whereField("owner", isEqualTo: "me")
            .order(by: "changed", descending: true).limit(to: 20).addSnapshotListener { snapshot, error in
                self.notes = snapshot?.documents.compactMap { try? $0.data(as: Note.self) } ?? []
            }
        do {
            let result = try await Auth.auth().signIn(withEmail: "a@example.org", password: "secret")
            message = result.user.uid
        } catch {
            message = error.localizedDescription
            Crashlytics.crashlytics().record(error: error)
        }
        store()
        _ = try? Firestore.firestore().collection("notes").addDocument(from: Note(title: "Two"))
        try? await Firestore.firestore().collection("notes").document("1").updateData(["title": "Three"])
        Auth.auth().currentUser?.getIDToken { [weak self] token, error in self?.message = token ?? "\(error == nil)" }
        Auth.auth().currentUser?.reload { error in print(error == nil) }
        Auth.auth().addStateDidChangeListener { [weak self] _, user in self?.message += user?.uid ?? "" }
        let count = try? await Firestore.firestore().collection("notes").getDocuments().documents.count
        let exists = try? await Firestore.firestore().document("notes/1").getDocument().exists
        let text = try? JSONEncoder().encode(Note(title: "One"))
        RemoteConfig.remoteConfig().setDefaults(["title": "Default" as NSString])
        print("Firebase", Auth.auth().currentUser == nil, count ?? -1, exists ?? true, text != nil,
              RemoteConfig.remoteConfig()["title"].stringValue, Storage.storage().reference().child("a/b").fullPath,
              Messaging.messaging().fcmToken ?? "none", message)
    }
}

struct NoteList: View {
    @StateObject private var model = Notes()

    var body: some View {
        List(model.notes) { Text($0.title) }
            .overlay { Text(model.message) }
            .analyticsScreen(name: "Notes")
            .task { await model.start() }
    }
}

#Preview { NoteList() }
