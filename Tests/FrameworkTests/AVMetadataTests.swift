import AVFoundation
import Foundation
import Photos
import Testing
import UIKit

@Suite("What is loaded from media")
struct AVMetadataTests {
    @Test func anAssetLoadsWhatItHas() async throws {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/song.mp3"))
        let (duration, isPlayable, notes) = try await asset.load(.duration, .isPlayable, .commonMetadata)
        #expect(duration == .indefinite && !isPlayable && notes.isEmpty)
        #expect(try await asset.load(.metadata).isEmpty)
        #expect(try await AVAsset(url: asset.url).load(.tracks).isEmpty)
        guard case .loaded(false) = asset.status(of: .isExportable) else {
            Issue.record("Values are loaded at once.")
            return
        }
    }

    @Test func aNoteHasItsValueInEachForm() async throws {
        let title = AVMutableMetadataItem()
        title.identifier = .commonIdentifierTitle
        title.value = "Song" as NSString
        #expect(title.commonKey == .commonKeyTitle && title.stringValue == "Song" && title.numberValue == nil)
        #expect(try await title.load(.stringValue) == "Song")
        let year = AVMutableMetadataItem()
        (year.keySpace, year.key, year.value) = (.id3, "TYER" as NSString, NSNumber(value: 2025))
        #expect(year.stringValue == "2025" && year.numberValue == 2025 && year.commonKey == nil)
        let items = [title, year]
        #expect(AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierTitle) == [title])
        #expect(AVMetadataItem.metadataItems(from: items, withKey: "TYER", keySpace: .id3) == [year])
        let common = AVMetadataItem.metadataItems(from: items, withKey: AVMetadataKey.commonKeyTitle, keySpace: .common)
        #expect(common == [title])
    }

    @Test @MainActor func changesOfTheLibraryHaveNoObjects() {
        #expect(PHAssetChangeRequest.creationRequestForAsset(from: UIImage()).placeholderForCreatedAsset == nil)
        let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trip")
        album.addAssets([PHAssetCreationRequest.forAsset()] as NSArray)
        #expect(PHAssetCollectionChangeRequest(for: PHAssetCollection()) == nil)
        #expect(album.title == "Trip" && !album.placeholderForCreatedAssetCollection.localIdentifier.isEmpty)
    }
}
