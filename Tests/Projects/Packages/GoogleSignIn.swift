import GoogleSignIn
import GoogleSignInSwift
import SwiftUI

#Preview {
    GoogleSignInButton(scheme: .dark, style: .wide) {
        GIDSignIn.sharedInstance.signIn(withPresenting: UIViewController()) { result, error in
            print(result?.user.profile?.email ?? "none", error?.localizedDescription ?? "")
        }
    }
    .padding()
}
