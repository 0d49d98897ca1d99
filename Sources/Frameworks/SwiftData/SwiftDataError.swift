public import Foundation
import QuadrantStore

/// The errors of a container and its contexts.
public struct SwiftDataError: Error, Hashable, CustomStringConvertible, LocalizedError, Sendable {
    private let name: String
    private let failure: StoreFailure?

    private init(_ name: String, _ failure: StoreFailure? = nil) { (self.name, self.failure) = (name, failure) }

    /// What happened, where, by which rule, and what to do; for an error without more to say, its name.
    public var description: String { failure?.description ?? name }
    /// What happened.
    public var errorDescription: String? { failure?.what ?? name }
    /// The rule that was not met.
    public var failureReason: String? { failure?.rule }
    /// What to do.
    public var recoverySuggestion: String? { failure?.fix }

    /// Errors of one kind are equal, whatever they are about.
    public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// A store cannot be opened where its configuration says.
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    /// A configuration has models that the container has not.
    public static let configurationSchemaNotFoundInContainerSchema =
        SwiftDataError("configurationSchemaNotFoundInContainerSchema")
    /// The name of a configuration is too long for a file.
    public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
    /// The name of a configuration has characters that a file's name may not have.
    public static let configurationFileNameContainsInvalidCharacters =
        SwiftDataError("configurationFileNameContainsInvalidCharacters")
    /// Two configurations have the same file.
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    /// A store has a schema that the migration plan does not lead away from.
    public static let unknownSchema = SwiftDataError("unknownSchema")
    /// A store is of a later version than the program.
    public static let backwardMigration = SwiftDataError("backwardMigration")
    /// A model cannot be saved as it is.
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
    /// A model is in no context.
    public static let missingModelContext = SwiftDataError("missingModelContext")
    /// Never thrown: all predicates are evaluated.
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    /// Never thrown: all orders are made.
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
    /// Never thrown: all key paths are read.
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    /// Never thrown: fetches in batches see changes that are not saved.
    public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
    /// Never thrown: identifiers of changed models are put in order.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError("sortingPendingChangesWithIdentifiers")
    /// Never thrown: there is no history.
    public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
    /// Never thrown: there is no history.
    public static let invalidTransactionFetchRequest = SwiftDataError("invalidTransactionFetchRequest")

    func with(_ failure: StoreFailure) -> SwiftDataError { SwiftDataError(name, failure) }

    static let readOnly = SwiftDataError("readOnly", StoreFailure(
        .permission, what: "the store does not allow saving.", at: "ModelContext.save()",
        rule: "A configuration with allowsSave: false is read only.", fix: "Allow saving, or do not save."))
    static func denied(_ model: String, _ property: String) -> SwiftDataError {
        modelValidationFailure.with(StoreFailure(
            .schema, what: "\(model) cannot be deleted: its '\(property)' leads to other models.",
            at: "\(model).\(property)", rule: "The relationship's delete rule is .deny.",
            fix: "Delete the other models first."))
    }
}
