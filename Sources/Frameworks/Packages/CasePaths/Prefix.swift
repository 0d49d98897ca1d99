// `/Action.child`: the path of a case by its name, as it was written before `@CasePathable`.

prefix operator /

public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
    let embed = Reflected(embed)
    return AnyCasePath(embed: { embed.made($0) }, extract: { embed.value(in: $0) })
}
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
    let name = caseName(root), root = Reflected<Void, Root> { root }
    return AnyCasePath(embed: { root.made(()) }, extract: { caseName($0) == name ? () : nil })
}

private func caseName(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? String(describing: value)
}

/// A case that is found by its name and the type of its value.
private struct Reflected<Value, Root>: @unchecked Sendable {
    let made: (Value) -> Root
    init(_ made: @escaping (Value) -> Root) { self.made = made }
    func value(in root: Root) -> Value? {
        guard let child = Mirror(reflecting: root).children.first else { return nil }
        let inner = child.value as? Value ?? Mirror(reflecting: child.value).children.first?.value as? Value
        guard let inner, caseName(made(inner)) == child.label else { return nil }
        return inner
    }
}
