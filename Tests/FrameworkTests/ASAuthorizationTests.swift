import AuthenticationServices
import Foundation
import Testing
import UIKit

@Suite("Signing in")
@MainActor
struct ASAuthorizationTests {
    private final class Listener: NSObject, ASAuthorizationControllerDelegate {
        var errors: [any Error] = []
        var next: CheckedContinuation<Void, Never>?
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            errors.append(error)
            next?.resume()
        }
    }

    /// There is no account: the delegate hears that it was cancelled, and not before the call has returned.
    @Test func signingInIsCancelled() async {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request]), listener = Listener()
        controller.delegate = listener
        await withCheckedContinuation { next in
            listener.next = next
            controller.performRequests()
            #expect(listener.errors.isEmpty)
        }
        #expect((listener.errors.first as? ASAuthorizationError)?.code == .canceled)
    }

    @Test func noAccountIsSignedIn() async throws {
        #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a") == .notFound)
        let page = ASWebAuthenticationSession(url: URL(string: "https://a.b")!, callbackURLScheme: nil) { _, _ in }
        #expect(!page.start())
    }

    @Test func aPasskeyIsAskedForWithItsServer() {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let request = provider.createCredentialRegistrationRequest(challenge: Data([1]), name: "Ada", userID: Data([2]))
        #expect(request.relyingPartyIdentifier == "example.com" && request.name == "Ada" && request.userID == Data([2]))
        #expect(provider.createCredentialAssertionRequest(challenge: Data([3])).challenge == Data([3]))
    }

    @Test func aPageEndsWithAnAddress() throws {
        let scheme = ASWebAuthenticationSession.Callback.customScheme("app")
        #expect(scheme.matchesURL(try #require(URL(string: "app://done"))))
        let page = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/done")
        #expect(page.matchesURL(try #require(URL(string: "https://example.com/done?code=1"))))
        #expect(!page.matchesURL(try #require(URL(string: "https://example.org/done"))))
    }

    @Test func anErrorOfSigningInIsCaughtByItsReason() {
        do { throw ASAuthorizationError(.canceled) } catch ASAuthorizationError.canceled {} catch {
            Issue.record(error)
        }
        #expect(ASAuthorizationError.Code.matchedExcludedCredential.rawValue == 1006)
    }

    /// As every view: without arguments, or with a frame.
    @Test @MainActor func aButtonNeedsNoArguments() {
        #expect(ASAuthorizationAppleIDButton().frame == .zero)
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(ASAuthorizationAppleIDButton(frame: frame).frame == frame)
    }
}
