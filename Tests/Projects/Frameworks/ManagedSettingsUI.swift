import ManagedSettings
import ManagedSettingsUI
import SwiftUI

final class ShieldLooks: ShieldConfigurationDataSource {
    override func configuration(shielding application: Application) -> ShieldConfiguration {
        ShieldConfiguration(backgroundBlurStyle: .dark, title: .init(text: "Later", color: .white))
    }
}
final class ShieldAnswers: ShieldActionDelegate {
    override func handle(action: ShieldAction, for application: ApplicationToken,
                         completionHandler: @escaping (ShieldActionResponse) -> Void) {
        completionHandler(action == .primaryButtonPressed ? .close : .defer)
    }
}
struct ShieldView: View {
    private let store = ManagedSettingsStore(named: .init("focus"))
    var body: some View {
        Text(ShieldLooks().configuration(shielding: Application(bundleIdentifier: "a")).title?.text ?? "")
            .onAppear {
                store.shield.applicationCategories = .all(except: [])
                store.shield.webDomainCategories = .specific([], except: [])
                store.webContent.blockedByFilter = .specific([WebDomain(domain: "a.org")])
                store.application.denyAppRemoval = true
            }
    }
}
#Preview { ShieldView() }
