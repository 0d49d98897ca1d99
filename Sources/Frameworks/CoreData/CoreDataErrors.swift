// The codes of the errors in `NSCocoaErrorDomain`, and the keys of their information.

/// 1550: an object is not valid, for another reason.
public let NSManagedObjectValidationError = 1550
/// 1551: a value that has to be unique is not.
public let NSManagedObjectConstraintValidationError = 1551
/// 1560: there are several errors; `NSDetailedErrorsKey` has them.
public let NSValidationMultipleErrorsError = 1560
/// 1570: a property that is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// 1580: a relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// 1590: a relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// 1600: a relationship forbids the deletion.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// 1610: a number is above its maximum.
public let NSValidationNumberTooLargeError = 1610
/// 1620: a number is below its minimum.
public let NSValidationNumberTooSmallError = 1620
/// 1630: a date is after its maximum.
public let NSValidationDateTooLateError = 1630
/// 1640: a date is before its minimum.
public let NSValidationDateTooSoonError = 1640
/// 1650: a date is not valid.
public let NSValidationInvalidDateError = 1650
/// 1660: a text is longer than its maximum.
public let NSValidationStringTooLongError = 1660
/// 1670: a text is shorter than its minimum.
public let NSValidationStringTooShortError = 1670
/// 1680: a text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// 1690: an address is not valid.
public let NSValidationInvalidURIError = 1690
/// 132000: a context cannot be locked.
public let NSManagedObjectContextLockingError = 132000
/// 132010: a coordinator cannot be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// 133000: an object that is referred to does not exist.
public let NSManagedObjectReferentialIntegrityError = 133000
/// 133010: a relationship leads out of what can be saved.
public let NSManagedObjectExternalRelationshipError = 133010
/// 133020: the merge policy cannot merge two changes.
public let NSManagedObjectMergeError = 133020
/// 133021: the merge policy cannot merge objects with one unique value.
public let NSManagedObjectConstraintMergeError = 133021
/// 134000: there is no store of this type.
public let NSPersistentStoreInvalidTypeError = 134000
/// 134010: a store has another type than its file.
public let NSPersistentStoreTypeMismatchError = 134010
/// 134020: a store does not accept the model.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// 134030: saving failed.
public let NSPersistentStoreSaveError = 134030
/// 134040: some stores could not be saved.
public let NSPersistentStoreIncompleteSaveError = 134040
/// 134050: others have changed what is saved.
public let NSPersistentStoreSaveConflictsError = 134050
/// 134060: another error.
public let NSCoreDataError = 134060
/// 134070: an operation of a store failed.
public let NSPersistentStoreOperationError = 134070
/// 134080: a store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// 134090: a store did not answer in time.
public let NSPersistentStoreTimeoutError = 134090
/// 134091: a store cannot answer this request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// 134100: the model is not that of the store.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// 134110: a migration failed.
public let NSMigrationError = 134110
/// 134111: a migrated value that has to be unique is not.
public let NSMigrationConstraintViolationError = 134111
/// 134120: a migration was cancelled.
public let NSMigrationCancelledError = 134120
/// 134130: the model of the old store is not found.
public let NSMigrationMissingSourceModelError = 134130
/// 134140: no mapping leads from the old model to the new one.
public let NSMigrationMissingMappingModelError = 134140
/// 134150: the old store cannot be used.
public let NSMigrationManagerSourceStoreError = 134150
/// 134160: the new store cannot be used.
public let NSMigrationManagerDestinationStoreError = 134160
/// 134170: a policy of an entity failed.
public let NSEntityMigrationPolicyError = 134170
/// 134180: a database reports an error.
public let NSSQLiteError = 134180
/// 134190: a mapping cannot be inferred.
public let NSInferredMappingModelError = 134190
/// 134200: records of others cannot be imported.
public let NSExternalRecordImportError = 134200
/// 134301: a history token is too old.
public let NSPersistentHistoryTokenExpiredError = 134301

/// The key of the property's name in an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the object in an error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the predicate that the value does not meet in an error.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value in an error.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the single errors of several in an error.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the stores that an error is about in an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error is about in an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts of a save in an error.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of errors of a database.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
