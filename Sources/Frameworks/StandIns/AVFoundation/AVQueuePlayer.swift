public import CoreMedia
public import Foundation
private import QuadrantThreads

/// A player of several items, one after the other.
@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
    private nonisolated let queue = Locked<[AVPlayerItem]>([])
    /// A player of the items, from the first one on.
    public nonisolated convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue.withLock { $0 = Array(items.dropFirst()) }
    }
    /// The current item and those that follow it.
    open nonisolated func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + queue.withLock { $0 } }
    /// Ends the current item and begins the next one, or none.
    open nonisolated func advanceToNextItem() {
        let next = queue.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        super.replaceCurrentItem(with: next)
        seek(to: .zero)
    }
    /// Whether the item can be played after another, or at the end where that is nil: where it is not in the queue.
    open nonisolated func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        let all = items()
        return !all.contains { $0 === item } && (afterItem == nil || all.contains { $0 === afterItem })
    }
    /// Plays the item after another, or at the end where that is nil. Nothing changes where `canInsert` is false.
    open nonisolated func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard let current = currentItem else { return super.replaceCurrentItem(with: item) }
        queue.withLock { queue in
            let place = afterItem === current ? 0 : queue.firstIndex { $0 === afterItem }.map { $0 + 1 }
            queue.insert(item, at: place ?? queue.count)
        }
    }
    /// Takes the item away; where it is the current one, the next one begins.
    open nonisolated func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        queue.withLock { $0.removeAll { $0 === item } }
    }
    /// Takes all items away.
    open nonisolated func removeAllItems() {
        queue.withLock { $0 = [] }
        super.replaceCurrentItem(with: nil)
    }
}

/// Plays an item again and again. No video is played.
public final class AVPlayerLooper: NSObject, Sendable {
    /// Whether a looper has begun.
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    /// Neither the player nor the item is kept; the part of it has no effect.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem,
                timeRange loopRange: CMTimeRange = .invalid) {}
    /// Unknown.
    public var status: Status { .unknown }
    /// Why it cannot play: nil.
    public var error: (any Error)? { nil }
    /// 0.
    public var loopCount: Int { 0 }
    /// Ends after the present round. Nothing to do: no video is played.
    public func disableLooping() {}
}
