public import Foundation

// Files of sound. They are not read: what would read one throws.

private func failure() -> NSError { NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_954_115_647) }

/// A file of sound. Files are not read or written: there is none.
open class AVAudioFile: NSObject {
    /// Throws: files of sound are not read.
    public init(forReading fileURL: URL) throws { throw failure() }
    /// Throws: files of sound are not read.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        throw failure()
    }
    /// Throws: files of sound are not written.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw failure() }
    /// Throws: files of sound are not written.
    public init(forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
                interleaved: Bool) throws { throw failure() }
    /// What it is made of: 44,100 moments a second in two channels.
    open var processingFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)! }
    /// What it is made of: 44,100 moments a second in two channels.
    open var fileFormat: AVAudioFormat { processingFormat }
    /// 0.
    open var length: AVAudioFramePosition { 0 }
    /// Where it is read next.
    open var framePosition: AVAudioFramePosition = 0
    /// Its address.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Throws.
    open func read(into buffer: AVAudioPCMBuffer) throws { throw failure() }
    /// Throws.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { throw failure() }
    /// Throws.
    open func write(from buffer: AVAudioPCMBuffer) throws { throw failure() }
}
extension AVAudioPlayerNode {
    /// Plays a file, and calls a closure. Never called: there is no file.
    @preconcurrency public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?,
                             completionHandler: (@Sendable () -> Void)? = nil) {}
    /// Plays a part of a file, and calls a closure. Never called: there is no file.
    @preconcurrency public func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
                                frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
                                completionHandler: (@Sendable () -> Void)? = nil) {}
    /// Nil: no sound passes.
    public func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    /// Gets ready. Nothing to do: no sound passes.
    public func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
}
extension AVAudioNode {
    /// Nil: no sound passes.
    public var lastRenderTime: AVAudioTime? { nil }
    /// 1.
    public var numberOfInputs: Int { 1 }
    /// 1.
    public var numberOfOutputs: Int { 1 }
}
/// What a converter has found.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
/// What a converter has made.
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }
/// Called for sound.
public typealias AVAudioConverterInputBlock
    = (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?
/// A number of pieces of sound.
public typealias AVAudioPacketCount = UInt32
/// Makes sound of one format of that of another: 32-bit numbers in separate rows, with as many moments a second.
open class AVAudioConverter: NSObject {
    /// What is read, and what is made.
    public let inputFormat: AVAudioFormat, outputFormat: AVAudioFormat
    /// From one format to another.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }
    /// Copies moments; channels that are missing are those that are last. Throws for other formats.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        guard inputFormat.sampleRate == outputFormat.sampleRate, let from = inputBuffer.floatChannelData,
              let to = outputBuffer.floatChannelData, inputFormat.isStandard, outputFormat.isStandard else {
            throw failure()
        }
        let count = min(inputBuffer.frameLength, outputBuffer.frameCapacity)
        outputBuffer.frameLength = count
        for channel in 0..<Int(outputFormat.channelCount) {
            let source = from[min(channel, Int(inputFormat.channelCount) - 1)]
            for index in 0..<Int(count) { to[channel][index] = source[index] }
        }
    }
    /// Asks for sound once, and copies it. An error for other formats.
    open func convert(to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
                      withInputFrom inputBlock: AVAudioConverterInputBlock) -> AVAudioConverterOutputStatus {
        var status = AVAudioConverterInputStatus.haveData
        guard let output = outputBuffer as? AVAudioPCMBuffer,
              let input = inputBlock(output.frameCapacity, &status) as? AVAudioPCMBuffer else {
            return status == .endOfStream ? .endOfStream : .inputRanDry
        }
        do {
            try convert(to: output, from: input)
            return .haveData
        } catch {
            outError?.pointee = error as NSError
            return .error
        }
    }
    /// Begins again. Nothing to do: nothing is kept.
    open func reset() {}
}
