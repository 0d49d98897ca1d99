import KeychainAccess
import SwiftUI

struct Token: View {
    private let keychain = Keychain(service: "org.example.app").accessibility(.afterFirstUnlock)
    @State private var text = ""

    var body: some View {
        Text(text).onAppear {
            keychain["token"] = "secret"
            try? keychain.set("other", key: "more")
            text = keychain["token"] ?? "none"
            print("KeychainAccess", text, keychain.allKeys().sorted(), (try? keychain.contains("none")) ?? true)
        }
    }
}

#Preview { Token() }
