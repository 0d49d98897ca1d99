public import ARKit
@_exported public import Foundation
import QuadrantViews
public import simd
public import SwiftUI
public import UIKit

// Rooms that a device measures. It measures none.

/// A room that was measured. None is.
public struct CapturedRoom: Codable, Sendable {
    /// How sure it is.
    public enum Confidence: Codable, Hashable, Sendable { case high, medium, low }
    /// A wall, a door or the like.
    public struct Surface: Codable, Identifiable, Sendable {
        /// What it is.
        public enum Category: Codable, Hashable, Sendable {
            case wall, opening, window, floor
            case door(isOpen: Bool)
        }
        /// Its edges.
        public enum Edge: Codable, Hashable, CaseIterable, Sendable { case top, right, bottom, left }
        /// Its name.
        public let identifier: UUID
        /// Its name.
        public var id: UUID { identifier }
        /// What it is.
        public let category: Category
        /// How sure it is.
        public let confidence: Confidence
        /// In metres.
        public let dimensions: simd_float3
        /// That of which it is a part; nil for none.
        public let parentIdentifier: UUID?
        /// The level of the house.
        public let story: Int
    }
    /// A piece of furniture.
    public struct Object: Codable, Identifiable, Sendable {
        /// What it is.
        public enum Category: String, Codable, CaseIterable, Sendable {
            case storage, refrigerator, stove, bed, sink, washerDryer, toilet, bathtub, oven, dishwasher, table, sofa
            case chair, fireplace, television, stairs
        }
        /// Its name.
        public let identifier: UUID
        /// Its name.
        public var id: UUID { identifier }
        /// What it is.
        public let category: Category
        /// How sure it is.
        public let confidence: Confidence
        /// In metres.
        public let dimensions: simd_float3
    }
    /// What a file has of each thing.
    public struct USDExportOptions: OptionSet, Sendable {
        public let rawValue: Int
        /// Unknown bits are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Boxes.
        public static let parametric = USDExportOptions(rawValue: 1)
        /// What was measured.
        public static let mesh = USDExportOptions(rawValue: 2)
        /// Models.
        public static let model = USDExportOptions(rawValue: 4)
    }
    /// Its name.
    public let identifier: UUID
    /// The walls.
    public let walls: [Surface]
    /// The doors.
    public let doors: [Surface]
    /// The windows.
    public let windows: [Surface]
    /// Holes in walls.
    public let openings: [Surface]
    /// The floors.
    public let floors: [Surface]
    /// The furniture.
    public let objects: [Object]
    /// The level of the house.
    public let story: Int
    /// Throws: nothing was measured.
    public func export(to url: URL, exportOptions: USDExportOptions = .mesh) throws {
        throw RoomCaptureSession.CaptureError.deviceNotSupported
    }
    /// Throws: nothing was measured.
    public func encode(to url: URL) throws { throw RoomCaptureSession.CaptureError.deviceNotSupported }
}
/// What a room is made of. None is.
public struct CapturedRoomData: Codable, Sendable {}
/// Makes rooms. None is made.
public final class RoomBuilder: Sendable {
    /// What is done with a room.
    public struct ConfigurationOptions: OptionSet, Sendable {
        public let rawValue: Int
        /// Unknown bits are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Things are put where they belong.
        public static let beautifyObjects = ConfigurationOptions(rawValue: 1)
    }
    /// A maker.
    public init(options: ConfigurationOptions) {}
    /// Throws: nothing was measured.
    public func capturedRoom(from roomData: CapturedRoomData) async throws -> CapturedRoom {
        throw RoomCaptureSession.CaptureError.deviceNotSupported
    }
}
/// Is notified of rooms. Its methods are called only with an error.
public protocol RoomCaptureSessionDelegate: AnyObject {
    /// A room has changed.
    func captureSession(_ session: RoomCaptureSession, didUpdate captured: CapturedRoom)
    /// Something was found.
    func captureSession(_ session: RoomCaptureSession, didAdd captured: CapturedRoom)
    /// Something has changed.
    func captureSession(_ session: RoomCaptureSession, didChange captured: CapturedRoom)
    /// Something is gone.
    func captureSession(_ session: RoomCaptureSession, didRemove captured: CapturedRoom)
    /// People read how to go on.
    func captureSession(_ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction)
    /// It begins.
    func captureSession(_ session: RoomCaptureSession, didStartWith configuration: RoomCaptureSession.Configuration)
    /// It has ended.
    func captureSession(_ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?)
}
extension RoomCaptureSessionDelegate {
    public func captureSession(_ session: RoomCaptureSession, didUpdate captured: CapturedRoom) {}
    public func captureSession(_ session: RoomCaptureSession, didAdd captured: CapturedRoom) {}
    public func captureSession(_ session: RoomCaptureSession, didChange captured: CapturedRoom) {}
    public func captureSession(_ session: RoomCaptureSession, didRemove captured: CapturedRoom) {}
    public func captureSession(_ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction) {}
    public func captureSession(_ session: RoomCaptureSession,
                               didStartWith configuration: RoomCaptureSession.Configuration) {}
    public func captureSession(_ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?) {}
}
/// Measures a room: not here.
public final class RoomCaptureSession {
    /// Why no room was measured.
    public enum CaptureError: Error, Sendable {
        case exceedSceneSizeLimit, worldTrackingFailure, invalidARConfiguration, invalidRoomLocation
        case deviceTooHot, internalError, deviceNotSupported
    }
    /// What people read.
    public enum Instruction: Codable, Hashable, Sendable {
        case moveCloseToWall, moveAwayFromWall, slowDown, turnOnLight, normal, lowTexture
    }
    /// How it measures.
    public struct Configuration: Sendable {
        /// Whether people read how to go on.
        public var isCoachingEnabled = true
        /// As the framework does.
        public init() {}
    }
    /// A session.
    public init() {}
    /// A session with one of ARKit.
    public init(arSession: ARSession?) {}
    /// False.
    public static var isSupported: Bool { false }
    /// Held weakly.
    public weak var delegate: (any RoomCaptureSessionDelegate)?
    /// Tells the delegate at once that it is not supported.
    public func run(configuration: Configuration) {
        delegate?.captureSession(self, didEndWith: CapturedRoomData(), error: CaptureError.deviceNotSupported)
    }
    /// Ends. Nothing to do: nothing is measured.
    public func stop() {}
    /// Ends. Nothing to do: nothing is measured.
    public func stop(pauseARSession: Bool) {}
}
/// Is notified of a view that measures. Its methods are never called.
@MainActor @preconcurrency
public protocol RoomCaptureViewDelegate: NSObjectProtocol, NSCoding {
    /// Whether a room is to be shown.
    func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?) -> Bool
    /// A room is shown.
    func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?)
}
extension RoomCaptureViewDelegate {
    public func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?) -> Bool { true }
    public func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?) {}
}
/// A view that measures a room: a panel.
@MainActor @preconcurrency
open class RoomCaptureView: UIView {
    /// The session.
    public let captureSession = RoomCaptureSession()
    /// Held weakly; never called.
    open weak var delegate: (any RoomCaptureViewDelegate)?
    /// Whether a small model is shown. Nothing to do: a panel stands for the view.
    open var isModelEnabled = true
    /// A view.
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    /// A view with a session of ARKit.
    public init(frame: CGRect, arSession: ARSession?) { super.init(frame: frame) }
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("RoomCaptureView", symbol: "cube.transparent")) }
}
