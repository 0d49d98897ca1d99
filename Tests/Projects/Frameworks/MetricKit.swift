import MetricKit
import SwiftUI

final class Metrics: NSObject, MXMetricManagerSubscriber {
    func didReceive(_ payloads: [MXMetricPayload]) { for payload in payloads { print(payload.jsonRepresentation()) } }
}
#Preview {
    let metrics = Metrics()
    Text("Metrics").onAppear { MXMetricManager.shared.add(metrics) }
}
