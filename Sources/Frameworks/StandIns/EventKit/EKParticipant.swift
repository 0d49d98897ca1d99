public import Foundation

/// Someone who takes part in an event. There is none.
open class EKParticipant: EKObject {
    /// An address without a target.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// Nil.
    open var name: String? { nil }
    /// False.
    open var isCurrentUser: Bool { false }
    /// Not known.
    open var participantStatus: EKParticipantStatus { .unknown }
    /// Not known.
    open var participantRole: EKParticipantRole { .unknown }
    /// Not known.
    open var participantType: EKParticipantType { .unknown }
    /// A condition for the contact of the person.
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}
/// What takes part in an event.
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
/// What someone does at an event.
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
/// What someone has answered.
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
/// How far an invitation is.
public enum EKParticipantScheduleStatus: Int, Sendable {
    case none, pending, sent, delivered, recipientNotRecognized, noPrivileges, deliveryFailed, cannotDeliver
    case recipientNotAllowed
}
/// How one is reminded.
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }
