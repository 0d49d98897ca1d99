public import AudioToolbox
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
    /// What settings of a recorder name; nil without channels or moments.
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? {
            (settings[key] as? NSNumber)?.doubleValue ?? settings[key] as? Double
                ?? (settings[key] as? Int).map(Double.init)
        }
        let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? true
        let format: AVAudioCommonFormat = switch number(AVLinearPCMBitDepthKey) ?? 32 {
        case 16: .pcmFormatInt16
        case 64: .pcmFormatFloat64
        default: isFloat ? .pcmFormatFloat32 : .pcmFormatInt32
        }
        let channels = number(AVNumberOfChannelsKey) ?? 0
        self.init(commonFormat: format, sampleRate: number(AVSampleRateKey) ?? 0,
                  channels: channels >= 0 && channels < 1_000 ? AVAudioChannelCount(channels) : 0,
                  interleaved: !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false))
    }
    /// What a description names; nil for what is no numbers, and without channels or moments.
    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        let known = asbd.pointee, isFloat = known.mFormatFlags & kAudioFormatFlagIsFloat != 0
        let format: AVAudioCommonFormat? = switch known.mBitsPerChannel {
        case 16: .pcmFormatInt16
        case 32: isFloat ? .pcmFormatFloat32 : .pcmFormatInt32
        case 64: .pcmFormatFloat64
        default: nil
        }
        guard known.mFormatID == kAudioFormatLinearPCM, let format else { return nil }
        self.init(commonFormat: format, sampleRate: known.mSampleRate, channels: known.mChannelsPerFrame,
                  interleaved: known.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0)
    }
    /// As settings of a recorder.
    public var settings: [String: Any] {
        let bits: Int = switch commonFormat {
        case .pcmFormatFloat64: 64
        case .pcmFormatInt16: 16
        default: 32
        }
        return [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate,
                AVNumberOfChannelsKey: Int(channelCount), AVLinearPCMBitDepthKey: bits,
                AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
                AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsNonInterleaved: !isInterleaved]
    }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return (sampleRate, channelCount) == (other.sampleRate, other.channelCount)
            && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
    }
    public override var hash: Int { Int(sampleRate) ^ Int(channelCount) }
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
    private let bytes: UnsafeMutableRawPointer
    private let rows: UnsafeMutablePointer<UnsafeMutableRawPointer>
    private let list: UnsafeMutableRawPointer
    private let size: Int

    /// Room for moments, all 0. Nil where they do not fit into memory, and for formats that are no numbers.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let channels = Int(format.channelCount), count = channels * Int(frameCapacity)
        guard count <= 1 << 28 else { return nil }
        self.frameCapacity = frameCapacity
        switch format.commonFormat {
        case .pcmFormatInt16: size = 2
        case .pcmFormatFloat32, .pcmFormatInt32: size = 4
        case .pcmFormatFloat64: size = 8
        case .otherFormat: return nil
        }
        let length = max(count, 1) * size
        bytes = .allocate(byteCount: length, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: length)
        rows = .allocate(capacity: channels)
        let buffers = format.isInterleaved ? 1 : channels
        list = .allocate(byteCount: 8 + buffers * MemoryLayout<AudioBuffer>.stride, alignment: 8)
        list.storeBytes(of: UInt32(buffers), as: UInt32.self)
        for channel in 0..<channels {
            let place = format.isInterleaved ? channel : channel * Int(frameCapacity)
            (rows + channel).initialize(to: bytes + place * size)
        }
        for index in 0..<buffers {
            (list + 8).assumingMemoryBound(to: AudioBuffer.self)[index] = AudioBuffer(
                mNumberChannels: format.isInterleaved ? format.channelCount : 1,
                mDataByteSize: UInt32(length / buffers), mData: rows[index])
        }
        super.init(format)
    }
    deinit {
        bytes.deallocate()
        rows.deallocate()
        list.deallocate()
    }
    private func channels<Number>(_ type: Number.Type, _ format: AVAudioCommonFormat)
        -> UnsafePointer<UnsafeMutablePointer<Number>>? {
        guard self.format.commonFormat == format else { return nil }
        return UnsafeRawPointer(rows).assumingMemoryBound(to: UnsafeMutablePointer<Number>.self)
    }
    /// The numbers of each channel; nil unless they are 32-bit numbers with a fraction.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { channels(Float.self, .pcmFormatFloat32) }
    /// The numbers of each channel; nil unless they are whole 16-bit numbers.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { channels(Int16.self, .pcmFormatInt16) }
    /// The numbers of each channel; nil unless they are whole 32-bit numbers.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { channels(Int32.self, .pcmFormatInt32) }
    /// Where the numbers are, with as many bytes as are used.
    open var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
        let buffers = (list + 8).assumingMemoryBound(to: AudioBuffer.self)
        for index in 0..<Int(list.load(as: UInt32.self)) {
            buffers[index].mDataByteSize = frameLength * UInt32(size) * buffers[index].mNumberChannels
        }
        return list.assumingMemoryBound(to: AudioBufferList.self)
    }
    /// Where the numbers are, with as many bytes as are used.
    open var audioBufferList: UnsafePointer<AudioBufferList> { UnsafePointer(mutableAudioBufferList) }
    /// From one number of a channel to the next.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
}

/// A moment in time and among moments of sound.
public final class AVAudioTime: NSObject, Sendable {
    /// Among moments of sound.
    public let sampleTime: AVAudioFramePosition
    /// Moments in a second.
    public let sampleRate: Double
    /// In the processor's time, in nanoseconds; 0 where that is not known.
    public let hostTime: UInt64
    /// Whether its place among moments is known.
    public let isSampleTimeValid: Bool
    /// Whether its time is known.
    public let isHostTimeValid: Bool
    /// The place of a moment.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
        (isSampleTimeValid, isHostTimeValid) = (true, false)
    }
    /// The time of a moment.
    public init(hostTime: UInt64) {
        (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
        (isSampleTimeValid, isHostTimeValid) = (false, true)
    }
    /// The time and the place of a moment.
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, self.hostTime) = (sampleTime, sampleRate, hostTime)
        (isSampleTimeValid, isHostTimeValid) = (true, true)
    }
    /// Seconds as the processor's time, in nanoseconds.
    public class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(seconds, 0) * 1e9) }
    /// The processor's time as seconds.
    public class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }
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
open class AVAudioIONode: AVAudioNode {
    /// Seconds; 0.
    open var presentationLatency: TimeInterval { 0 }
    /// Whether the voice is separated from other sounds.
    open private(set) var isVoiceProcessingEnabled = false
    /// Keeps whether the voice is separated from other sounds. It does not throw.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}
/// The microphone. There is none.
open class AVAudioInputNode: AVAudioIONode {
    /// From 0 to 1. Nothing to do: no sound passes.
    open var volume: Float = 1
    /// Whether what is not voice is taken away. Nothing to do: there is no microphone.
    open var isVoiceProcessingBypassed = false
    /// Whether voices are equally loud. Nothing to do: there is no microphone.
    open var isVoiceProcessingAGCEnabled = true
    /// Whether it is off. Nothing to do: there is no microphone.
    open var isVoiceProcessingInputMuted = false
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
    @preconcurrency
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {}
    /// Takes a sound to be played at a time; it is not heard, and never ends.
    @preconcurrency open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
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
    /// Leads the sound of a node into several; a nil format is its own. Nothing to do: no sound passes.
    open func connect(_ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint],
                      fromBus sourceBus: AVAudioNodeBus, format: AVAudioFormat?) {}
    /// Parts a bus of a node from those before it. Nothing to do: no sound passes.
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
    /// Parts a bus of a node from those behind it. Nothing to do: no sound passes.
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
    /// Whether it stops by itself where it is silent. Nothing to do: no sound passes.
    open var isAutoShutdownEnabled = false
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
    /// False.
    public var isInputMuted: Bool { false }
    /// Turns the microphone off or on. Nothing to do: there is none.
    public func setInputMuted(_ muted: Bool) throws {}
    /// The microphone was turned off or on. Never sent.
    public static let inputMuteStateChangeNotification =
        Notification.Name("AVAudioApplicationInputMuteStateChangeNotification")
    /// The key of whether the microphone is off, in a notification.
    public static let muteStateKey = "AVAudioApplicationMuteStateKey"
    /// Calls the closure at once, with false.
    @preconcurrency
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
    @preconcurrency
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}
