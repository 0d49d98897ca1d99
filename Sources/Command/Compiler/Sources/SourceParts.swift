import Foundation

extension SourceEdits {
    /// What belongs to Foundation, UIKit and SwiftUI on iOS and is elsewhere here, as an import names it, with words
    /// that indicate its use. Single declarations are imported from modules whose other names a file may use itself.
    private static let parts: [(module: String, string: [String])] = [
        ("FoundationXML", ["XML"]),
        ("Security", ["kSec", "SecItem", "SecKey", "SecAccessControl", "SecTrust", "SecCertificate", "serverTrust"]),
        ("Metal", ["MTLCreateSystemDefaultDevice", "MTLDevice", "MTLPixelFormat", "MTLClearColor"]),
        ("UserNotifications", ["UNUserNotification", "UNNotification", "UNMutableNotification"]),
        ("SwiftUI", ["#Preview", "UIGraphics", "UIRectFill", "UIRectClip"]),
        ("class SwiftUI.CGContext", ["CGContext"]),
        // Foundation re-exports all of it; CGFloat, CGPoint, CGSize and CGRect are Foundation's own here.
        ("CoreGraphics", ["CGAffineTransform", "CGBlendMode", "CGColor", "CGImage", "CGInterpolationQuality", "CGLine",
                          "CGMutablePath", "CGPath", "CGVector"]),
        ("class UIKit.NSUserActivity", ["NSUserActivity"]),
        ("struct QuadrantViews.LocalizedStringResource",
         ["LocalizedStringResource", "LocalizationValue", "localized:"]),
        ("protocol QuadrantViews.CustomLocalizedStringResourceConvertible", ["CustomLocalizedStringResource"]),
        ("struct QuadrantViews.InlinePresentationIntent", ["markdown:", "InlinePresentationIntent"]),
        ("struct QuadrantViews.PresentationIntent", ["PresentationIntent", "presentationIntent"]),
        ("struct QuadrantFoundation.StringTransform", ["StringTransform"]),
        ("class QuadrantFoundation.NumberFormatter", ["NumberFormatter"]),
        ("func QuadrantSnapshotTesting.XCTExpectFailure", ["XCTExpectFailure"]),
        ("enum QuadrantSnapshotTesting.XCTExpectedFailure", ["XCTExpectedFailure"]),
        ("struct QuadrantSnapshotTesting.XCTIssue", ["XCTIssue"]),
        ("struct QuadrantSnapshotTesting.XCTSourceCodeContext", ["XCTSourceCodeContext"]),
        ("struct QuadrantSnapshotTesting.XCTSourceCodeLocation", ["XCTSourceCodeLocation"]),
        // Darwin's streams are computed; those of Glibc are variables that Swift 6 refuses, unless from such an import.
        ("SwiftGlibc", ["stderr", "stdout", "stdin"]),
        // UIKit re-exports them.
        ("CoreText", ["CTFont", "CGFont"]),
        ("ImageIO", ["CGImageSource", "CGImageDestination", "CGImagePropertyOrientation", "kCGImageProperty"]),
        ("CoreImage", ["CIImage", "CIContext", "CIFilter", "CIDetector", "CIColor"]),
        ("CoreData", ["FetchRequest", "FetchedResults", "SectionedFetch", "managedObjectContext", "NSManagedObject"]),
    ]

    /// The modules that a file needs although it does not import them.
    static func modules(mentionedIn text: Data) -> [String] {
        parts.filter { part in part.string.contains { text.range(of: Data($0.utf8)) != nil } }.map(\.module)
    }
}
