import Foundation
import QuadrantSubstitutes
import UIKit

// Supabase: no user is signed in, tables are empty, and nothing can be written.

public struct SupabaseClientOptions: Sendable {
    public struct DatabaseOptions: Sendable {
        public let schema: String?
        public init(schema: String? = nil, encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder()) {
            self.schema = schema
        }
    }
    public struct AuthOptions: Sendable {
        public let redirectToURL: URL?, storageKey: String?, flowType: AuthFlowType, autoRefreshToken: Bool
        public let emitLocalSessionAsInitialSession: Bool
        public init(storage: any AuthLocalStorage = KeychainLocalStorage(), redirectToURL: URL? = nil,
                    storageKey: String? = nil, flowType: AuthFlowType = .pkce, encoder: JSONEncoder = JSONEncoder(),
                    decoder: JSONDecoder = JSONDecoder(), autoRefreshToken: Bool = true,
                    emitLocalSessionAsInitialSession: Bool = false,
                    accessToken: (@Sendable () async throws -> String?)? = nil) {
            (self.redirectToURL, self.storageKey, self.flowType) = (redirectToURL, storageKey, flowType)
            self.autoRefreshToken = autoRefreshToken
            self.emitLocalSessionAsInitialSession = emitLocalSessionAsInitialSession
        }
    }
    public struct GlobalOptions: Sendable {
        public let headers: [String: String]
        public init(headers: [String: String] = [:], session: URLSession = .shared) { self.headers = headers }
    }
    public struct FunctionsOptions: Sendable {
        public let region: String?
        public init(region: String? = nil) { self.region = region }
        public init(region: FunctionRegion) { self.region = region.rawValue }
    }
    public struct StorageOptions: Sendable {
        public let useNewHostname: Bool
        public init(useNewHostname: Bool = false) { self.useNewHostname = useNewHostname }
    }
    public let db: DatabaseOptions, auth: AuthOptions, global: GlobalOptions, functions: FunctionsOptions
    public let realtime: RealtimeClientOptions, storage: StorageOptions

    public init(db: DatabaseOptions = .init(), auth: AuthOptions = .init(), global: GlobalOptions = .init(),
                functions: FunctionsOptions = .init(), realtime: RealtimeClientOptions = .init(),
                storage: StorageOptions = .init()) {
        (self.db, self.auth, self.global, self.functions) = (db, auth, global, functions)
        (self.realtime, self.storage) = (realtime, storage)
    }
}

public final class SupabaseClient: Sendable {
    public let auth = AuthClient(), storage: SupabaseStorageClient, functions = FunctionsClient()
    public let realtimeV2 = RealtimeClientV2(), supabaseURL: URL, supabaseKey: String
    public var realtime: RealtimeClientV2 { realtimeV2 }
    public var database: SupabaseClient { self }
    public var headers: [String: String] { [:] }

    /// A client of empty tables. Without effect: Supabase has no service on this system.
    public init(supabaseURL: URL, supabaseKey: String, options: SupabaseClientOptions = .init()) {
        (self.supabaseURL, self.supabaseKey) = (supabaseURL, supabaseKey)
        storage = SupabaseStorageClient(supabaseURL.appendingPathComponent("storage/v1"))
        standIn(self, "Supabase has no service on this system")
    }

    public func schema(_ schema: String) -> SupabaseClient { self }
    public func from(_ table: String) -> PostgrestQueryBuilder { PostgrestQueryBuilder() }
    public func rpc(_ fn: String, params: some Encodable, head: Bool = false, get: Bool = false,
                    count: CountOption? = nil) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder(.read) }
    public func rpc(_ fn: String, head: Bool = false, get: Bool = false,
                    count: CountOption? = nil) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder(.read) }
    public func channel(_ name: String,
                        options: (inout RealtimeChannelConfig) -> Void = { _ in }) -> RealtimeChannelV2 {
        realtimeV2.channel(name, options: options)
    }
    public var channels: [RealtimeChannelV2] { [] }
    /// Nothing to do: no channel is open.
    public func removeChannel(_ channel: RealtimeChannelV2) async {}
    /// Nothing to do: no channel is open.
    public func removeAllChannels() async {}
    /// Nothing to do: there is no service that a link could come from.
    public func handle(_ url: URL) {}
}
