import CoreTransferable
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Images that are handed over")
struct ImageTransferableTests {
    /// 3 by 2 points of red.
    private var red: Image {
        Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        })
    }

    @Test func anImageIsHandedOverAsAPNGFile() throws {
        #expect(Image.exportedTypes == [.png])
        let data = try #require(red.converted(to: Data.self))
        #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let read = try #require(UIImage(data: data))
        #expect(read.size == CGSize(width: 3, height: 2))
    }

    @Test func anImageIsNoText() {
        #expect(red.converted(to: String.self) == nil)
    }

    @Test func imagesAreItemsAndPreviewsOfShareLinks() {
        let link = ShareLink(item: red, preview: SharePreview("Picture", image: red, icon: red))
        #expect(ImageRenderer(content: link).uiImage != nil)
    }
}
