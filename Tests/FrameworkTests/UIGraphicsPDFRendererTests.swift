import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("UIGraphicsPDFRenderer")
@MainActor
struct UIGraphicsPDFRendererTests {
    @Test func eachBegunPageIsAPageOfTheFile() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Bill"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
        let data = renderer.pdfData { context in
            context.beginPage()
            "Hello".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
            context.cgContext.fill(context.pdfContextBounds)
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(text.contains("/Count 2") && text.contains("Bill"))
        #expect(text.contains("/MediaBox [ 0 0 200 100 ]") && text.contains("/MediaBox [ 0 0 50 60 ]"))
        #expect(renderer.pdfData { _ in }.isEmpty)
    }

    @Test func aDocumentIsBegunAndEnded() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndPDFContext()
        #expect(data.length > 100 && UIGraphicsGetCurrentContext() == nil)
    }
}
