import MultipeerConnectivity
import NearbyInteraction
import SwiftUI

final class PeerModel: NSObject, ObservableObject, NISessionDelegate {
    private let session = MCSession(peer: MCPeerID(displayName: "Phone"), securityIdentity: nil,
        encryptionPreference: .required)
    private let nearby = NISession()
    @Published var peers: [MCPeerID] = []
    func send(_ text: String) { try? session.send(Data(text.utf8), toPeers: session.connectedPeers, with: .reliable) }
    func start() { nearby.delegate = self }
}
struct PeersView: View {
    @StateObject private var model = PeerModel()
    var body: some View { Text("\(model.peers.count) peers").onAppear { model.start() } }
}
#Preview { PeersView() }
