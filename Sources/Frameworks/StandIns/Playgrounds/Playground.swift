/// Code that Xcode runs and shows the results of. It is compiled; nothing runs it here.
@freestanding(declaration)
public macro Playground(body: @escaping @Sendable () async throws -> Void) =
    #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

/// Code with a name that Xcode runs and shows the results of. It is compiled; nothing runs it here.
@freestanding(declaration)
public macro Playground(_ name: String, body: @escaping @Sendable () async throws -> Void) =
    #externalMacro(module: "QuadrantMacros", type: "MarkMacro")
