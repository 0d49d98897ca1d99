import MobileCoreServices
import Social
import SwiftUI

struct ShareView: View {
    var body: some View {
        if SLComposeViewController.isAvailable(forServiceType: SLServiceTypeFacebook) { Text("Share") }
        Text(kUTTypeImage as String)
    }
}
#Preview { ShareView() }
