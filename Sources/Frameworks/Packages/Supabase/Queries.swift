import Foundation
import QuadrantSubstitutes

// Queries: tables are empty, so that a query for rows finds none; writing and single rows are errors.

public enum CountOption: String, Sendable { case exact, planned, estimated }
public enum PostgrestReturningOptions: String, Sendable { case minimal, representation }
public enum TextSearchType: String, Sendable { case plain = "pl", phrase = "ph", websearch = "w" }
public struct FetchOptions: Sendable {
    public let head: Bool, count: CountOption?
    public init(head: Bool = false, count: CountOption? = nil) { (self.head, self.count) = (head, count) }
}
public struct PostgrestError: LocalizedError, Codable, Sendable {
    public let detail: String?, hint: String?, code: String?, message: String
    public init(detail: String? = nil, hint: String? = nil, code: String? = nil, message: String) {
        (self.detail, self.hint, self.code, self.message) = (detail, hint, code, message)
    }
    public var errorDescription: String? { message }
}
public struct PostgrestResponse<T> {
    public let data: Data, count: Int?, value: T
    public var status: Int { 200 }
    public func string(encoding: String.Encoding = .utf8) -> String? { String(data: data, encoding: encoding) }
}
extension PostgrestResponse: Sendable where T: Sendable {}

/// A value that a filter compares with.
public protocol PostgrestFilterValue: Sendable { var rawValue: String { get } }
public typealias URLQueryRepresentable = PostgrestFilterValue
extension String: PostgrestFilterValue { public var rawValue: String { self } }
extension Int: PostgrestFilterValue { public var rawValue: String { "\(self)" } }
extension Double: PostgrestFilterValue { public var rawValue: String { "\(self)" } }
extension Bool: PostgrestFilterValue { public var rawValue: String { "\(self)" } }
extension UUID: PostgrestFilterValue { public var rawValue: String { uuidString } }
extension Date: PostgrestFilterValue { public var rawValue: String { ISO8601DateFormatter().string(from: self) } }
extension Array: PostgrestFilterValue where Element: PostgrestFilterValue {
    public var rawValue: String { "{" + map(\.rawValue).joined(separator: ",") + "}" }
}
extension Optional: PostgrestFilterValue where Wrapped: PostgrestFilterValue {
    public var rawValue: String { self?.rawValue ?? "NULL" }
}
extension AnyJSON: PostgrestFilterValue { public var rawValue: String { description } }

public class PostgrestBuilder {
    enum Kind { case read, single, write }
    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }
    private func unavailable() -> ServiceError { ServiceError("Supabase") }

    @discardableResult
    nonisolated(nonsending)
    public func execute(options: FetchOptions = FetchOptions()) async throws -> PostgrestResponse<Void> {
        if kind == .write { throw unavailable() }
        return PostgrestResponse(data: Data("[]".utf8), count: 0, value: ())
    }
    /// No rows; throws where the type needs some. It stays where it is called, for types of the main actor.
    @discardableResult
    nonisolated(nonsending)
    public func execute<T: Decodable>(options: FetchOptions = FetchOptions()) async throws -> PostgrestResponse<T> {
        let data = Data("[]".utf8)
        guard kind == .read, let value = try? JSONDecoder().decode(T.self, from: data) else { throw unavailable() }
        return PostgrestResponse(data: data, count: 0, value: value)
    }
    @discardableResult public func setHeader(name: String, value: String) -> Self { self }
}
public final class PostgrestQueryBuilder: PostgrestBuilder {
    init() { super.init(.read) }
    public func select(_ columns: String = "*", head: Bool = false,
                       count: CountOption? = nil) -> PostgrestFilterBuilder { PostgrestFilterBuilder(.read) }
    public func insert(_ values: some Encodable, returning: PostgrestReturningOptions? = nil,
                       count: CountOption? = nil) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder(.write) }
    public func upsert(_ values: some Encodable, onConflict: String? = nil,
                       returning: PostgrestReturningOptions = .representation, count: CountOption? = nil,
                       ignoreDuplicates: Bool = false) throws -> PostgrestFilterBuilder {
        PostgrestFilterBuilder(.write)
    }
    public func update(_ values: some Encodable, returning: PostgrestReturningOptions = .representation,
                       count: CountOption? = nil) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder(.write) }
    public func delete(returning: PostgrestReturningOptions = .representation,
                       count: CountOption? = nil) -> PostgrestFilterBuilder { PostgrestFilterBuilder(.write) }
}
public class PostgrestTransformBuilder: PostgrestBuilder {
    public func select(_ columns: String = "*") -> PostgrestTransformBuilder { self }
    public func order(_ column: String, ascending: Bool = true, nullsFirst: Bool = false,
                      referencedTable: String? = nil) -> PostgrestTransformBuilder { self }
    public func limit(_ count: Int, referencedTable: String? = nil) -> PostgrestTransformBuilder { self }
    public func range(from: Int, to: Int, referencedTable: String? = nil) -> PostgrestTransformBuilder { self }
    public func single() -> PostgrestTransformBuilder {
        PostgrestTransformBuilder(kind == .write ? .write : .single)
    }
    public func csv() -> PostgrestTransformBuilder { self }
    public func geojson() -> PostgrestTransformBuilder { self }
    public func explain(analyze: Bool = false, verbose: Bool = false, settings: Bool = false, buffers: Bool = false,
                        wal: Bool = false, format: String = "text") -> PostgrestTransformBuilder { self }
}
public final class PostgrestFilterBuilder: PostgrestTransformBuilder {
    public enum Operator: String, CaseIterable, Sendable {
        case eq, neq, gt, gte, lt, lte, like, ilike, `is`, `in`, cs, cd, sl, sr, nxl, nxr, adj, ov, fts, plfts, phfts
        case wfts, match, imatch, isdistinct
    }
    public func not(_ column: String, operator op: Operator,
                    value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func or(_ filters: any PostgrestFilterValue, referencedTable: String? = nil) -> PostgrestFilterBuilder {
        self
    }
    public func eq(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func neq(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func gt(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func gte(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func lt(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func lte(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func like(_ column: String, pattern: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func like(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func likeAllOf(_ column: String, patterns: [some PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
    public func likeAnyOf(_ column: String, patterns: [some PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
    public func ilike(_ column: String, pattern: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func ilike(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func iLikeAllOf(_ column: String, patterns: [some PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
    public func iLikeAnyOf(_ column: String, patterns: [some PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
    public func `is`(_ column: String, value: Bool?) -> PostgrestFilterBuilder { self }
    public func isDistinct(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func `in`(_ column: String, values: [any PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
    public func `in`(_ column: String, value: [any PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
    public func contains(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func containedBy(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func rangeLt(_ column: String, range: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func rangeGt(_ column: String, range: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func rangeGte(_ column: String, range: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func rangeLte(_ column: String, range: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func rangeAdjacent(_ column: String, range: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func overlaps(_ column: String, value: any PostgrestFilterValue) -> PostgrestFilterBuilder { self }
    public func textSearch(_ column: String, query: any PostgrestFilterValue, config: String? = nil,
                           type: TextSearchType? = nil) -> PostgrestFilterBuilder { self }
    public func fts(_ column: String, query: any PostgrestFilterValue,
                    config: String? = nil) -> PostgrestFilterBuilder { self }
    public func match(_ query: [String: any PostgrestFilterValue]) -> PostgrestFilterBuilder { self }
    public func filter(_ column: String, operator: String, value: String) -> PostgrestFilterBuilder { self }
}
