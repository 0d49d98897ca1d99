import SentrySwiftUI
import SwiftUI

struct Watched: View {
    init() {
        SentrySDK.start { options in
            options.dsn = "https://example.org/1"
            options.tracesSampleRate = 1.0
        }
    }
    var body: some View {
        Button("Fail") { SentrySDK.capture(message: "failed") { $0.setTag(value: "b", key: "a") } }.sentryTrace()
    }
}

#Preview { SentryTracedView("Watched") { Watched() } }
