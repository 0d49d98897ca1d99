import Foundation
import QuadrantSubstitutes

// Changes: channels are never connected, and nothing is notified of.

public struct Column: Codable, Hashable, Sendable { public let name: String, type: String }
public protocol PostgresAction: Equatable, Sendable {}
public protocol HasRecord { var record: JSONObject { get } }
public protocol HasOldRecord { var oldRecord: JSONObject { get } }
public struct InsertAction: PostgresAction, HasRecord {
    public let columns: [Column], commitTimestamp: Date, record: JSONObject
}
public struct UpdateAction: PostgresAction, HasRecord, HasOldRecord {
    public let columns: [Column], commitTimestamp: Date, record: JSONObject, oldRecord: JSONObject
}
public struct DeleteAction: PostgresAction, HasOldRecord {
    public let columns: [Column], commitTimestamp: Date, oldRecord: JSONObject
}
public enum AnyAction: PostgresAction {
    case insert(InsertAction)
    case update(UpdateAction)
    case delete(DeleteAction)
}
extension HasRecord {
    public func decodeRecord<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder = AnyJSON.decoder) throws
        -> T { try record.decode(as: type, decoder: decoder) }
}
extension HasOldRecord {
    public func decodeOldRecord<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder = AnyJSON.decoder) throws
        -> T { try oldRecord.decode(as: type, decoder: decoder) }
}
public struct PresenceV2: Hashable, Sendable {
    public let ref: String, state: JSONObject
    public func decodeState<T: Decodable>(as type: T.Type = T.self, decoder: JSONDecoder = AnyJSON.decoder) throws
        -> T { try state.decode(as: type, decoder: decoder) }
}
public protocol PresenceAction: Sendable {
    var joins: [String: PresenceV2] { get }
    var leaves: [String: PresenceV2] { get }
}
/// Ends notices, of which there are none.
public final class RealtimeSubscription: Sendable {
    init() {}
    /// Nothing to do: nothing is notified of.
    public func cancel() {}
}
public typealias ObservationToken = RealtimeSubscription
public enum RealtimePostgresFilter: Sendable {
    case eq(String, value: any PostgrestFilterValue), neq(String, value: any PostgrestFilterValue)
    case gt(String, value: any PostgrestFilterValue), gte(String, value: any PostgrestFilterValue)
    case lt(String, value: any PostgrestFilterValue), lte(String, value: any PostgrestFilterValue)
    case `in`(String, values: [any PostgrestFilterValue])
}
public struct BroadcastJoinConfig: Hashable, Sendable {
    public var acknowledgeBroadcasts = false, receiveOwnBroadcasts = false
}
public struct PresenceJoinConfig: Hashable, Sendable { public var key = "", enabled = false }
public struct RealtimeChannelConfig: Hashable, Sendable {
    public var broadcast = BroadcastJoinConfig(), presence = PresenceJoinConfig(), isPrivate = false
}
public struct RealtimeClientOptions: Sendable {
    public init(headers: [String: String] = [:], heartbeatInterval: TimeInterval = 25, reconnectDelay: TimeInterval = 7,
                timeoutInterval: TimeInterval = 10, disconnectOnSessionLoss: Bool = true,
                connectOnSubscribe: Bool = true) {}
}
public enum RealtimeChannelStatus: Sendable { case unsubscribed, subscribing, subscribed, unsubscribing }
public enum RealtimeClientStatus: Sendable { case disconnected, connecting, connected }

public final class RealtimeClientV2: Sendable {
    public var status: RealtimeClientStatus { .disconnected }
    public func channel(_ topic: String,
                        options: (inout RealtimeChannelConfig) -> Void = { _ in }) -> RealtimeChannelV2 {
        var config = RealtimeChannelConfig()
        options(&config)
        return RealtimeChannelV2(topic)
    }
    /// Nothing to do: there is no service.
    public func connect() async {}
    /// Nothing to do: there is no service.
    public func disconnect() {}
    /// Nothing to do: there is no service.
    public func setAuth(_ token: String? = nil) async {}
}
public final class RealtimeChannelV2: Sendable {
    public let topic: String
    init(_ topic: String) { self.topic = topic }
    public var status: RealtimeChannelStatus { .unsubscribed }
    private func none<T: Sendable>() -> AsyncStream<T> { AsyncStream { $0.finish() } }

    /// Nothing to do: there is no service.
    public func subscribe() async {}
    public func subscribeWithError() async throws { throw ServiceError("Supabase") }
    /// Nothing to do: there is no service.
    public func unsubscribe() async {}
    public func updateAuth(jwt: String?) async throws {}
    /// Nothing to do: no user hears it.
    public func broadcast(event: String, message: some Codable) async throws {}
    /// Nothing to do: no user hears it.
    public func broadcast(event: String, message: JSONObject) async {}
    /// Nothing to do: no user sees it.
    public func track(_ state: some Codable) async throws {}
    /// Nothing to do: no user sees it.
    public func track(state: JSONObject) async {}
    /// Nothing to do: no user sees it.
    public func untrack() async {}
    /// A stream that ends at once.
    public func postgresChange<Action: PostgresAction>(
        _ action: Action.Type, schema: String = "public", table: String? = nil, filter: String? = nil
    ) -> AsyncStream<Action> { none() }
    /// A stream that ends at once.
    public func postgresChange<Action: PostgresAction>(
        _ action: Action.Type, schema: String = "public", table: String? = nil, filter: RealtimePostgresFilter
    ) -> AsyncStream<Action> { none() }
    /// A stream that ends at once.
    public func broadcastStream(event: String) -> AsyncStream<JSONObject> { none() }
    /// A stream that ends at once.
    public func presenceChange() -> AsyncStream<any PresenceAction> { none() }
    /// Never calls the closure.
    public func onPostgresChange<Action: PostgresAction>(
        _ action: Action.Type, schema: String = "public", table: String? = nil, filter: String? = nil,
        callback: @escaping @Sendable (Action) -> Void
    ) -> RealtimeSubscription { RealtimeSubscription() }
    /// Never calls the closure.
    public func onBroadcast(event: String, callback: @escaping @Sendable (JSONObject) -> Void) -> RealtimeSubscription {
        RealtimeSubscription()
    }
    /// Never calls the closure.
    public func onPresenceChange(_ callback: @escaping @Sendable (any PresenceAction) -> Void) -> RealtimeSubscription {
        RealtimeSubscription()
    }
}
