import CoreImage.CIFilterBuiltins
import SwiftUI

struct CodeView: View {
    private let context = CIContext(), filter = CIFilter.qrCodeGenerator()
    var body: some View { Image(uiImage: code(of: "quadrant")).interpolation(.none).resizable().scaledToFit() }
    private func code(of text: String) -> UIImage {
        filter.message = Data(text.utf8)
        guard let image = filter.outputImage, let made = context.createCGImage(image, from: image.extent) else {
            return UIImage(systemName: "xmark.circle") ?? UIImage()
        }
        return UIImage(cgImage: made)
    }
}
#Preview { CodeView() }
