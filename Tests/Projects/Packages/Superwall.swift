import ConfettiSwiftUI
import FacebookLogin
import SocketIO
import SuperwallKit
import SwiftUI

/// Paywalls, confetti, sockets and another way to sign in.
struct Guarded: View {
    @State private var count = 0
    @State private var text = ""
    private let manager = SocketManager(socketURL: URL(string: "https://example.org")!,
                                        config: [.log(false), .compress])

    var body: some View {
        Button(text) {}
            .confettiCannon(trigger: $count, num: 50, radius: 200)
            .onAppear {
                Superwall.configure(apiKey: "key")
                Superwall.shared.register(placement: "pro") { count += 1 }
                manager.defaultSocket.on("message") { _, _ in text += "message" }
                manager.defaultSocket.emit("join", "room", 1)
                LoginManager().logIn(permissions: ["email"], from: nil) { result, error in
                    text += result == nil ? "none" : "some"
                }
                print("Superwall", count, text, manager.defaultSocket.status == .connected)
            }
    }
}

#Preview { Guarded() }
