public import Foundation
import QuadrantStandIn

/// A number of moments of sound.
public typealias AVAudioFrameCount = UInt32
/// A number of channels of sound.
public typealias AVAudioChannelCount = UInt32
/// A place among moments of sound.
public typealias AVAudioFramePosition = Int64
/// The number of a connection of a node.
public typealias AVAudioNodeBus = Int

/// How the numbers of sound are stored.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// What sound is made of.
public final class AVAudioFormat: NSObject, Sendable {
    /// Moments in a second.
    public let sampleRate: Double
    /// Channels, such as left and right.
    public let channelCount: AVAudioChannelCount
    /// How the numbers are stored.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the channels take turns in one row of numbers.
    public let isInterleaved: Bool
    /// Whether it is what nodes pass on: separate rows of 32-bit numbers.
    public var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// A format; nil without channels or moments.
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
                 interleaved: Bool) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
    }
    /// Separate rows of 32-bit numbers; nil without channels or moments.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
}

/// Moments of sound in memory.
open class AVAudioBuffer: NSObject {
    /// What the sound is made of.
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) { self.format = format }
}

/// Moments of sound as numbers in memory.
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// The moments that there is room for.
    public let frameCapacity: AVAudioFrameCount
    /// The moments that are used, at most those that there is room for; 0 at first.
    open var frameLength: AVAudioFrameCount = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?
    private let numbers: UnsafeMutablePointer<Float>?

    /// Room for moments of 32-bit numbers, all 0; of another format there are no numbers. Nil where the moments do not
    /// fit into memory.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let channels = Int(format.channelCount), count = channels * Int(frameCapacity)
        guard count <= 1 << 28 else { return nil }
        self.frameCapacity = frameCapacity
        if format.commonFormat == .pcmFormatFloat32 {
            let all = UnsafeMutablePointer<Float>.allocate(capacity: max(count, 1))
            all.initialize(repeating: 0, count: max(count, 1))
            let starts = UnsafeMutablePointer<UnsafeMutablePointer<Float>>.allocate(capacity: channels)
            for channel in 0..<channels {
                let start = format.isInterleaved ? all + channel : all + channel * Int(frameCapacity)
                (starts + channel).initialize(to: start)
            }
            (numbers, rows) = (all, starts)
        } else {
            (numbers, rows) = (nil, nil)
        }
        super.init(format)
    }
    deinit {
        numbers?.deallocate()
        rows?.deallocate()
    }
    /// The numbers of each channel; nil unless they are 32-bit numbers.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { rows.map { UnsafePointer($0) } }
    /// From one number of a channel to the next.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
}

/// A moment in time and among moments of sound.
public final class AVAudioTime: NSObject, Sendable {
    /// Among moments of sound.
    public let sampleTime: AVAudioFramePosition
    /// Moments in a second.
    public let sampleRate: Double
    /// The place of a moment.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}

/// Called with the sound that passes a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an engine. No sound passes it.
open class AVAudioNode: NSObject {
    private static let `default` = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
    override init() { super.init() }
    /// The engine that it is attached to; nil for none.
    open fileprivate(set) weak var engine: AVAudioEngine?
    /// 44,100 moments a second in two channels.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.default }
    /// 44,100 moments a second in two channels.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { Self.default }
    /// Hands the sound of a bus to a closure, `bufferSize` frames at a time. Without effect: no sound passes, so that
    /// the closure is never called.
    open func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
                         block tapBlock: @escaping AVAudioNodeTapBlock) {
        standIn(self, "no sound passes, so that the closure is never called")
    }
    /// Ends what `installTap` has begun. Nothing to do: no sound passes.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Forgets the sound that is not played yet. Nothing to do: no sound passes.
    open func reset() {}
}
/// Where sound comes in or goes out.
open class AVAudioIONode: AVAudioNode {}
/// The microphone. There is none.
open class AVAudioInputNode: AVAudioIONode {
    /// From 0 to 1. Nothing to do: no sound passes.
    open var volume: Float = 1
}
/// The loudspeaker. It is silent.
open class AVAudioOutputNode: AVAudioIONode {}
/// Makes one sound of several. Nothing is heard.
open class AVAudioMixerNode: AVAudioNode {
    /// A mixer for an engine.
    public override init() { super.init() }
    /// From 0 to 1; 1 by default. Nothing to do: no sound passes.
    open var outputVolume: Float = 1
    /// From 0 to 1. Nothing to do: no sound passes.
    open var volume: Float = 1
    /// From -1, left, to 1, right; 0 by default. Nothing to do: no sound passes.
    open var pan: Float = 0
}
/// Plays sound of files and memory. Nothing is heard.
open class AVAudioPlayerNode: AVAudioNode {
    /// A player for an engine.
    public override init() { super.init() }
    /// Whether `play()` was called last.
    open private(set) var isPlaying = false
    /// From 0 to 1. Nothing to do: no sound passes.
    open var volume: Float = 1
    /// From -1, left, to 1, right. Nothing to do: no sound passes.
    open var pan: Float = 0
    /// Plays, silently.
    open func play() { isPlaying = true }
    /// Plays, silently, whatever the time.
    open func play(at when: AVAudioTime?) { isPlaying = true }
    /// Stops for a while.
    open func pause() { isPlaying = false }
    /// Stops.
    open func stop() { isPlaying = false }
    /// Takes a sound to be played next; it is not heard, and never ends.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
    /// Takes a sound to be played at a time; it is not heard, and never ends.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
                             options: AVAudioPlayerNodeBufferOptions = [],
                             completionHandler: (@Sendable () -> Void)? = nil) {}
}
/// How a sound takes its turn.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Bits without an option of their own are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// In the place of all that wait.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// In the place of all that wait, when the one that repeats has ended.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// Nodes that are connected. No sound passes them.
open class AVAudioEngine: NSObject {
    /// An engine with a microphone, a mixer and a loudspeaker.
    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { node.engine = self }
    }
    /// The microphone. There is none.
    public let inputNode = AVAudioInputNode()
    /// The loudspeaker. It is silent.
    public let outputNode = AVAudioOutputNode()
    /// The mixer before the loudspeaker.
    public let mainMixerNode = AVAudioMixerNode()
    /// The nodes that are attached.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// Whether `start()` was called last.
    open private(set) var isRunning = false

    /// Takes a node.
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    /// Gives a node back.
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    /// Leads the sound of a node into another; a nil format is that of the first. Nothing to do: no sound passes.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Leads the sound of a node into another; a nil format is that of the first. Nothing to do: no sound passes.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
                      toBus bus2: AVAudioNodeBus, format: AVAudioFormat?) {}
    /// Parts a node from those before it. Nothing to do: no sound passes.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Parts a node from those behind it. Nothing to do: no sound passes.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Prepares the start. Nothing to do: no sound passes.
    open func prepare() {}
    /// Runs, silently. It does not throw.
    open func start() throws { isRunning = true }
    /// Stops for a while.
    open func pause() { isRunning = false }
    /// Stops.
    open func stop() { isRunning = false }
    /// Forgets the sound that is not played yet. Nothing to do: no sound passes.
    open func reset() {}
}

/// Whether a program may record sound.
public final class AVAudioApplication: NSObject, Sendable {
    /// The answers to the question whether sound may be recorded.
    public enum recordPermission: Int, Sendable { case undetermined = 1_970_168_948, denied = 1_684_369_017
        case granted = 1_735_552_628 }
    private static let only = AVAudioApplication()
    /// The program.
    public static var shared: AVAudioApplication { only }
    /// `denied`: there is no microphone.
    public var recordPermission: recordPermission { .denied }
    /// Calls the closure at once, with false.
    public static func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        response(false)
    }
    /// False.
    public static func requestRecordPermission() async -> Bool { false }
}

extension AVAudioSession {
    /// The answers to the question whether sound may be recorded.
    public enum RecordPermission: UInt, Sendable { case undetermined = 1_970_168_948, denied = 1_684_369_017
        case granted = 1_735_552_628 }
    /// `denied`: there is no microphone.
    public var recordPermission: RecordPermission { .denied }
    /// Calls the closure at once, with false.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}
