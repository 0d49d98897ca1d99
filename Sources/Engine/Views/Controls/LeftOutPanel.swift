public import QuadrantCore

/// Replaces a view whose body could not be compiled and was left out of the program.
public struct _LeftOut: View {
    let name: String

    /// A grey panel with the name of the view. Takes the space it is offered and is reported once for each name.
    public init(_ name: String) { self.name = name }

    public var body: some View {
        FrameworkPanel(name, symbol: "scissors", detail: "left out", cause: .leftOut)
    }
}
