import Foundation

// Sound in memory.

/// Sound in memory.
public struct AudioBuffer {
    /// Channels that take turns.
    public var mNumberChannels: UInt32
    /// The bytes.
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?
    public init(mNumberChannels: UInt32 = 0, mDataByteSize: UInt32 = 0, mData: UnsafeMutableRawPointer? = nil) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }
}
/// Sounds in memory: the first, behind which others are.
public struct AudioBufferList {
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer
    public init(mNumberBuffers: UInt32 = 0, mBuffers: AudioBuffer = AudioBuffer()) {
        (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
    }
}
/// Sounds in memory, one after the other.
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    /// Where they are.
    public var unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
    /// The sounds of a list.
    public init(_ p: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = p }
    public var startIndex: Int { 0 }
    public var endIndex: Int { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    public subscript(index: Int) -> AudioBuffer {
        get { buffers[index] }
        nonmutating set { buffers[index] = newValue }
    }
    private var buffers: UnsafeMutablePointer<AudioBuffer> {
        let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
        return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset).assumingMemoryBound(to: AudioBuffer.self)
    }
}
/// When a sound is.
public struct AudioTimeStamp: Sendable {
    /// In moments.
    public var mSampleTime: Double = 0
    /// In the clock of the device.
    public var mHostTime: UInt64 = 0
    public init() {}
}
/// What sound is made of.
public struct AudioStreamBasicDescription: Hashable, Sendable {
    /// Moments in a second.
    public var mSampleRate: Double
    /// The format, and its bits.
    public var mFormatID: UInt32, mFormatFlags: UInt32
    public var mBytesPerPacket: UInt32, mFramesPerPacket: UInt32, mBytesPerFrame: UInt32
    public var mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
    /// What sound is made of.
    public init(mSampleRate: Double, mFormatID: UInt32, mFormatFlags: UInt32, mBytesPerPacket: UInt32,
                mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
                mReserved: UInt32) {
        (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
        (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
        (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
        (self.mBitsPerChannel, self.mReserved) = (mBitsPerChannel, mReserved)
    }
    /// Zeros.
    public init() {
        self.init(mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0,
                  mBytesPerFrame: 0, mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
    }
}
/// The bits of a format.
public typealias AudioFormatFlags = UInt32
/// Numbers have a fraction.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
/// The first byte is the greatest.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
/// Numbers have a sign.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
/// Numbers use all bits.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
/// Each channel has a row of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
/// Numbers have a fraction.
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
/// The first byte is the greatest.
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
/// Numbers have a sign.
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
/// Numbers use all bits.
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked
/// Each channel has a row of its own.
public let kLinearPCMFormatFlagIsNonInterleaved = kAudioFormatFlagIsNonInterleaved
/// The processor's order of bytes.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
/// Numbers with a fraction that use all bits.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
