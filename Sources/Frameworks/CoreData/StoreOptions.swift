/// The option to keep a history of changes. Nothing to do: there is no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to announce changes by other programs. Nothing to do: they are read at the next fetch.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option to bring a file of an earlier model up to date.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to find what a migration does by comparing the models.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to open a file for reading only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a database: a file.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file; kept in memory.
public let NSBinaryStoreType = "Binary"
