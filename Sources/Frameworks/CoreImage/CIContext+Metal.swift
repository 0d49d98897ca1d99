public import Metal

extension CIContext {
    /// A context for a graphics processor. There is none: pixels are computed as in any context.
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }
    /// A context for commands of a graphics processor. There is none: pixels are computed as in any context.
    public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }
}
