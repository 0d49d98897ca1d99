@_exported public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

// Connections to devices nearby. None is found.

/// A device by its name.
public final class MCPeerID: NSObject, Sendable {
    /// The name for people.
    public let displayName: String
    /// A device by its name.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// Whether a device is connected.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether what is sent surely arrives.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// Whether connections are encrypted.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
/// Why something was not sent.
public struct MCError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable { case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled,
        unavailable }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// Is notified of devices; never.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// A device is connected, or not any more; never called.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Bytes; never called.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// A stream; never called.
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String,
                 fromPeer peerID: MCPeerID)
    /// A file begins; never called.
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String,
                 fromPeer peerID: MCPeerID,
                 with progress: Progress)
    /// A file ends; never called.
    func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
                 fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
/// Connected devices: none.
open class MCSession: NSObject {
    /// This device.
    public let myPeerID: MCPeerID
    /// Is notified; never.
    open weak var delegate: (any MCSessionDelegate)?
    /// A session without devices.
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
                encryptionPreference: MCEncryptionPreference = .optional) { self.myPeerID = myPeerID }
    /// None.
    open var connectedPeers: [MCPeerID] { [] }
    /// Throws `notConnected`.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }
    /// Ends the session. Nothing to do: no device is connected.
    open func disconnect() {}
}
/// Is notified of invitations; never.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// An invitation; never called.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
                    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
/// Lets other devices find this one. Nothing is sent.
open class MCNearbyServiceAdvertiser: NSObject {
    /// Is notified; never.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// Lets other devices find this one.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
    /// Begins. Nothing to do: nothing is sent.
    open func startAdvertisingPeer() {}
    /// Ends. Nothing to do: nothing is sent.
    open func stopAdvertisingPeer() {}
}
/// Is notified of devices; never.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// A device; never called.
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
                 withDiscoveryInfo info: [String: String]?)
    /// A device has gone; never called.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
/// Finds devices: none.
open class MCNearbyServiceBrowser: NSObject {
    /// Is notified; never.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// Finds devices.
    public init(peer myPeerID: MCPeerID, serviceType: String) {}
    /// Begins. Nothing to do: no device is found.
    open func startBrowsingForPeers() {}
    /// Ends. Nothing to do: no device is found.
    open func stopBrowsingForPeers() {}
    /// Invites a device. Nothing to do: no device is found.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?,
                         timeout: TimeInterval) {}
}
/// Is notified of what a person does; never.
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// The person is done; never called.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// The person has cancelled; never called.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
/// Chooses devices: a panel, there are none.
@MainActor @preconcurrency
open class MCBrowserViewController: UIViewController {
    /// Held weakly; never called.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// Chooses devices.
    public init(serviceType: String, session: MCSession) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    open override func loadView() { view = PanelView() }
}
private final class PanelView: UIView {
    override func _content() -> AnyView? {
        AnyView(FrameworkPanel("MCBrowserViewController", symbol: "antenna.radiowaves.left.and.right"))
    }
}
