public import QuadrantCore

/// Stands in a compiled program for a view whose body could not be compiled and was left out.
public struct _LeftOut: View {
    let name: String

    public init(_ name: String) { self.name = name }

    public var body: some View {
        FrameworkPanel(name, symbol: "scissors", detail: "left out", cause: .leftOut)
    }
}
