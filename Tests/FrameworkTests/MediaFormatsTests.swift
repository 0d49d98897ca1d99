import AVFoundation
import CoreML
import Foundation
import PDFKit
import SwiftUI
import Testing
import UIKit
import Vision
import WebKit

/// Compositions, sound in memory, arrays of models, parts of pictures, pages and cookies: what is computed of them.
@Suite("Formats of media")
struct MediaFormatsTests {
    /// A composition is as long as its longest track, and has numbers for its tracks.
    @Test func aCompositionHasADuration() throws {
        let whole = AVMutableComposition(), other = AVMutableComposition()
        let source = try #require(other.addMutableTrack(withMediaType: .video, preferredTrackID: 5))
        let video = try #require(whole.addMutableTrack(
            withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        let sound = try #require(whole.addMutableTrack(withMediaType: .audio, preferredTrackID: 1))
        let two = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
        try video.insertTimeRange(two, of: source, at: .zero)
        #expect(whole.duration.seconds == 2 && whole.tracks.count == 2)
        #expect(source.trackID == 5 && video.trackID == 1 && sound.trackID == 2)
        video.scaleTimeRange(two, toDuration: CMTime(value: 5, timescale: 1))
        #expect(whole.duration.seconds == 5 && whole.tracks(withMediaType: .audio).first === sound)
        whole.removeTrack(video)
        #expect(whole.duration == .zero)
    }

    @Test func everyPictureOfAVideoFails() async throws {
        let times = [CMTime.zero, CMTime(value: 1, timescale: 1)]
        var failed: [CMTime] = []
        for await result in AVAssetImageGenerator(asset: AVMutableComposition()).images(for: times) {
            if (try? result.image) == nil { failed.append(result.requestedTime) }
        }
        #expect(failed == times)
    }

    @Test func soundOfWholeNumbersIsInMemory() throws {
        let format = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8_000, channels: 2,
                                                interleaved: false))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.frameLength = 3
        try #require(buffer.int16ChannelData)[1][2] = 9
        #expect(buffer.floatChannelData == nil)
        let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
        #expect(list.count == 2 && list[1].mDataByteSize == 6)
        #expect(list[1].mData?.load(fromByteOffset: 4, as: Int16.self) == 9)
        #expect(AVAudioFormat(settings: format.settings) == format)
    }

    @Test func anArrayOfAModelHasItsOwnNumbers() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .float32)
        array[[1, 2]] = 5
        #expect(array[5] == 5 && array.strides == [3, 1] && array.count == 6)
        #expect(array.dataPointer.load(fromByteOffset: 20, as: Float.self) == 5)
        let much = NSNumber(value: 1 << 40)
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [much, much], dataType: .double) }
    }

    /// The lower left corner is 0 in a picture's own units; pixels are counted from either corner.
    @Test func partsOfPicturesAreTurnedOver() {
        let part = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25), size = CGSize(width: 100, height: 200)
        #expect(part.toImageCoordinates(size) == CGRect(x: 25, y: 100, width: 50, height: 50))
        #expect(part.toImageCoordinates(size, origin: .upperLeft) == CGRect(x: 25, y: 50, width: 50, height: 50))
        #expect(NormalizedRect(imageRect: CGRect(x: 25, y: 100, width: 50, height: 50), in: size) == part)
        #expect(part.verticallyFlipped().origin == CGPoint(x: 0.25, y: 0.25))
    }

    @MainActor @Test func pagesAreAddedAndTakenAway() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        let document = PDFDocument(), page = try #require(PDFPage(image: image)), other = PDFPage()
        document.insert(page, at: 0)
        document.insert(other, at: 9)
        #expect(document.pageCount == 2 && document.index(for: other) == 1 && page.document === document)
        #expect(page.bounds(for: .mediaBox).size == CGSize(width: 20, height: 10))
        document.exchangePage(at: 0, withPageAt: 1)
        #expect(document.page(at: 1) === page)
        document.removePage(at: 1)
        #expect(document.pageCount == 1 && document.index(for: page) == NSNotFound)
        let note = PDFAnnotation(bounds: CGRect(x: 1, y: 1, width: 4, height: 4), forType: .square, withProperties: nil)
        page.addAnnotation(note)
        #expect(page.annotation(at: CGPoint(x: 2, y: 2)) === note && note.page === page && note.type == "Square")
    }

    @MainActor @Test func cookiesAreKept() async throws {
        let store = WKWebsiteDataStore.nonPersistent()
        let cookie = try #require(HTTPCookie(properties: [
            .name: "a", .value: "1", .domain: "example.com", .path: "/",
        ]))
        await store.httpCookieStore.setCookie(cookie)
        await store.httpCookieStore.setCookie(cookie)
        #expect(await store.httpCookieStore.allCookies().count == 1)
        await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast)
        #expect(await store.httpCookieStore.allCookies().isEmpty && !store.isPersistent)
    }
}
