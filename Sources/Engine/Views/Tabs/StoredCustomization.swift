public import Foundation
public import QuadrantCore

extension AppStorage {
    /// What a person has changed of a tab view; a nil `store` is that of the environment, else the app's.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    where Value == TabViewCustomization { self.init(coded: wrappedValue, key, store) }

    /// What a person has changed of a table; a nil `store` is that of the environment, else the app's.
    public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
                          store: UserDefaults? = nil)
    where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(coded: wrappedValue, key, store)
    }
}

extension SceneStorage {
    /// What a person has changed of a tab view. The values of a scene have no other `store`.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    where Value == TabViewCustomization { self.init(coded: wrappedValue, key) }

    /// What a person has changed of a table. The values of a scene have no other `store`.
    public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
                          store: UserDefaults? = nil)
    where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(coded: wrappedValue, key)
    }
}
