@_exported import FBSDKCoreKit
import Foundation
import QuadrantSubstitutes
import SwiftUI
import UIKit

// Facebook: no user can sign in.

public enum Permission: Hashable, ExpressibleByStringLiteral, Sendable {
    case publicProfile, userFriends, email, userAboutMe, userBirthday, userGender, userHometown, userLocation
    case userPhotos, userPosts, userVideos
    case custom(String)
    public init(stringLiteral value: String) { self = .custom(value) }
}
public final class LoginManagerLoginResult: NSObject, Sendable {
    public let token: AccessToken? = nil, authenticationToken: AuthenticationToken? = nil, isCancelled = true
    public let grantedPermissions: Set<String> = [], declinedPermissions: Set<String> = []
}
public enum LoginResult {
    case success(granted: Set<Permission>, declined: Set<Permission>, token: AccessToken?)
    case cancelled
    case failed(any Error)
}
public enum LoginTracking: UInt, Sendable { case enabled, limited }
public final class LoginConfiguration: NSObject, Sendable {
    public let tracking: LoginTracking, nonce: String
    public init?(permissions: Set<Permission> = [], tracking: LoginTracking = .enabled, nonce: String = "") {
        (self.tracking, self.nonce) = (tracking, nonce)
    }
    public init?(permissions: [String], tracking: LoginTracking = .enabled, nonce: String = "") {
        (self.tracking, self.nonce) = (tracking, nonce)
    }
}
public final class LoginManager: NSObject {
    public override init() {}
    /// Calls the closure at once, with an error.
    public func logIn(permissions: [String], from fromViewController: UIViewController?,
                      handler: ((LoginManagerLoginResult?, (any Error)?) -> Void)? = nil) {
        handler?(nil, ServiceError("Facebook"))
    }
    /// Calls the closure at once, with an error.
    public func logIn(permissions: [Permission] = [.publicProfile], viewController: UIViewController? = nil,
                      completion: ((LoginResult) -> Void)? = nil) { completion?(.failed(ServiceError("Facebook"))) }
    /// Calls the closure at once, with an error.
    public func logIn(viewController: UIViewController? = nil, configuration: LoginConfiguration?,
                      completion: @escaping (LoginResult) -> Void) { completion(.failed(ServiceError("Facebook"))) }
    /// Nothing to do: no user is signed in.
    public func logOut() {}
}
@MainActor @preconcurrency
public protocol LoginButtonDelegate: NSObjectProtocol {
    /// Never called.
    func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?,
                     error: (any Error)?)
    /// Never called.
    func loginButtonDidLogOut(_ loginButton: FBLoginButton)
}
/// A blue button; pressing it does nothing.
@MainActor @preconcurrency
public final class FBLoginButton: UIButton {
    /// Held weakly; never called.
    public weak var delegate: (any LoginButtonDelegate)?
    public var permissions: [String] = []
    public override func _content() -> AnyView? {
        AnyView(Text("Continue with Facebook").font(.subheadline.bold()).foregroundStyle(.white)
            .padding(.horizontal, 12).frame(minHeight: 28).background(Color(red: 0.09, green: 0.47, blue: 0.95))
            .clipShape(RoundedRectangle(cornerRadius: 4)))
    }
}
