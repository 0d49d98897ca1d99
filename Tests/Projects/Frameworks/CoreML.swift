import CoreML
import SwiftUI
import Vision

struct ClassifierView: View {
    @State private var label = "?"
    var body: some View {
        Button(label) {
            let request = VNClassifyImageRequest { request, _ in
                label = (request.results?.first as? VNClassificationObservation)?.identifier ?? "nothing"
            }
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            if let cgImage = image.cgImage {
                try? VNImageRequestHandler(cgImage: cgImage, options: [:]).perform([request])
            }
            let url = URL(fileURLWithPath: "Model.mlmodelc")
            if let model = try? MLModel(contentsOf: url, configuration: MLModelConfiguration()) { print(model) }
        }
    }
}
#Preview { ClassifierView() }
