import Foundation
import QuadrantCore

/// The type-erased selection of a list.
nonisolated struct ListSelection {
    /// Whether several rows can be selected, which happens in edit mode.
    let isMultiple: Bool
    /// The selection value of a row, if it has one: its tag, else its id.
    let value: (RowReader) -> AnyHashable?
    let contains: (AnyHashable) -> Bool
    let toggle: (AnyHashable) -> Void
    /// Reads the value of a single selection; the list's owner does not depend on it.
    let current: () -> AnyHashable?
    let clear: () -> Void
    /// Reads the values of all selected rows.
    let values: () -> Set<AnyHashable>

    static func several<Value: Hashable>(_ binding: Binding<Set<Value>>?) -> ListSelection? {
        binding.map { binding in
            ListSelection(isMultiple: true, value: { value($0, as: Value.self) },
                          contains: { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false },
                          toggle: { chosen in
                              guard let chosen = chosen.base as? Value else { return }
                              if binding.wrappedValue.contains(chosen) { binding.wrappedValue.remove(chosen) }
                              else { binding.wrappedValue.insert(chosen) }
                          }, current: { nil }, clear: { binding.wrappedValue = [] },
                          values: { Set(binding.wrappedValue.map { AnyHashable($0) }) })
        }
    }

    static func one<Value: Hashable>(_ binding: Binding<Value?>?) -> ListSelection? {
        binding.map { binding in
            ListSelection(isMultiple: false, value: { value($0, as: Value.self) },
                          contains: { ($0.base as? Value).map { binding.wrappedValue == $0 } ?? false },
                          toggle: { chosen in
                              if let chosen = chosen.base as? Value { binding.wrappedValue = chosen }
                          }, current: { binding.wrappedValue.map { AnyHashable($0) } },
                          clear: { if binding.wrappedValue != nil { binding.wrappedValue = nil } },
                          values: { Set([binding.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) })
        }
    }

    private static func value<Value: Hashable>(_ row: RowReader, as type: Value.Type) -> AnyHashable? {
        if let tag = row.trait(TagTrait.id) as? TagTrait, let value = tag.value(as: type) { return AnyHashable(value) }
        return row.ids.first { $0.base is Value }
    }
}
