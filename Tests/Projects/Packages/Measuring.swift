import AmplitudeSwift
import AppsFlyerLib
import Mixpanel
import OneSignalFramework
import PostHog
import SwiftUI
import TelemetryDeck

/// Services that count what people do, none of which is here.
struct Measured: View {
    @State private var text = ""
    private let amplitude = Amplitude(configuration: Configuration(apiKey: "key", autocapture: [.sessions]))

    var body: some View {
        Text(text)
            .postHogScreenView("Measured")
            .onAppear {
                PostHogSDK.shared.setup(PostHogConfig(apiKey: "key", host: "https://example.org"))
                PostHogSDK.shared.capture("opened", properties: ["count": 1])
                Mixpanel.initialize(token: "token", trackAutomaticEvents: false)
                Mixpanel.mainInstance().track(event: "opened", properties: ["count": 1, "name": "One"])
                amplitude.track(eventType: "opened", eventProperties: ["count": 1])
                amplitude.setUserId(userId: "one")
                TelemetryDeck.initialize(config: .init(appID: "app"))
                TelemetryDeck.signal("opened", parameters: ["count": "1"])
                AppsFlyerLib.shared().appsFlyerDevKey = "key"
                AppsFlyerLib.shared().logEvent(AFEventPurchase, withValues: [AFEventParamRevenue: 1])
                OneSignal.initialize("app", withLaunchOptions: nil)
                OneSignal.Notifications.requestPermission({ text += " \($0)" }, fallbackToSettings: true)
                OneSignal.User.addTag(key: "name", value: "One")
                text += PostHogSDK.shared.isFeatureEnabled("flag") ? " on" : " off"
                print("Measured", amplitude.getUserId() ?? "none", text)
            }
    }
}

#Preview { Measured() }
