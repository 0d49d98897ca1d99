import Supabase
import SwiftUI

struct Country: Codable, Identifiable {
    let id: Int
    let name: String
}

@MainActor final class Countries: ObservableObject {
    @Published var countries: [Country] = []
    @Published var message = ""
    private let client = SupabaseClient(
        supabaseURL: URL(string: "https://example.supabase.co")!, supabaseKey: "key",
        options: SupabaseClientOptions(auth: .init(emitLocalSessionAsInitialSession: true)))

    func start() async {
        for await (event, session) in client.auth.authStateChanges {
            message = event.rawValue + (session == nil ? " none" : " some")
        }
        do {
            countries = try await client.from("countries").select("id, name").eq("continent", value: "Europe")
                .order("name", ascending: false).limit(20).execute().value
            try await client.from("countries").insert(Country(id: 1, name: "One")).execute()
        } catch {
            message += " " + error.localizedDescription
        }
        let one: Country? = try? await client.from("countries").select().eq("id", value: 1).single().execute().value
        let session = try? await client.auth.signIn(email: "a@example.org", password: "secret")
        let address = try? client.storage.from("pictures").getPublicURL(path: "a/b.png")
        let data: AnyJSON = ["name": "One", "values": [1, 2.5, true, nil]]
        let parts = try? data.decode(as: [String: AnyJSON].self)["values"]?.arrayValue?.map(\.doubleValue)
        print("Supabase", countries.count, one == nil, session == nil, address?.path ?? "",
              parts?.first as? Double ?? 0, message)
    }
}

struct CountryList: View {
    @StateObject private var model = Countries()

    var body: some View {
        List(model.countries) { Text($0.name) }
            .overlay { Text(model.message) }
            .task { await model.start() }
    }
}

#Preview { CountryList() }
