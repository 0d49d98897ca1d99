import KeychainSwift
import SwiftUI

#Preview {
    let keychain = KeychainSwift(keyPrefix: "test_")
    let _ = keychain.set("secret", forKey: "token", withAccess: .accessibleAfterFirstUnlock)
    let _ = keychain.set(true, forKey: "isOn")
    let _ = print("KeychainSwift", keychain.get("token") ?? "none", keychain.getBool("isOn") ?? false,
                  keychain.get("other") ?? "none")
    Text(keychain.get("token") ?? "none")
}
