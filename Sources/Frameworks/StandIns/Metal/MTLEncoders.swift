public import Foundation

// Commands. None is given: there is no graphics processor.

/// Commands of a kind.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// A name for people who look for faults.
    var label: String? { get set }
    /// Its processor.
    var device: any MTLDevice { get }
    /// Ends.
    func endEncoding()
    /// Begins a group, for people who look for faults.
    func pushDebugGroup(_ string: String)
    /// Ends a group.
    func popDebugGroup()
    /// A note for people who look for faults.
    func insertDebugSignpost(_ string: String)
}
/// Commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// Sets how it is drawn.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// Sets how depths are compared.
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    /// Sets a number that masks are compared with.
    func setStencilReferenceValue(_ referenceValue: UInt32)
    /// Sets bytes for each point.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets memory for each point.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets where memory for each point begins.
    func setVertexBufferOffset(_ offset: Int, index: Int)
    /// Sets a picture for each point.
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets how a picture is read for each point.
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets bytes for each pixel.
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets memory for each pixel.
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets where memory for each pixel begins.
    func setFragmentBufferOffset(_ offset: Int, index: Int)
    /// Sets a picture for each pixel.
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets how a picture is read for each pixel.
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets where it is shown.
    func setViewport(_ viewport: MTLViewport)
    /// Sets past which nothing is drawn.
    func setScissorRect(_ rect: MTLScissorRect)
    /// Sets which sides are left out.
    func setCullMode(_ cullMode: MTLCullMode)
    /// Sets how the front turns.
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    /// Sets how triangles are drawn.
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    /// Moves depths.
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    /// Sets a colour for mixing.
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    /// Draws points.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    /// Draws points several times.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    /// Draws points by their numbers.
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
                               indexBuffer: any MTLBuffer, indexBufferOffset: Int)
    /// Draws points by their numbers several times.
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
                               indexBuffer: any MTLBuffer, indexBufferOffset: Int, instanceCount: Int)
}
/// Commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// Sets what is computed.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Sets bytes.
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets memory.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets where memory begins.
    func setBufferOffset(_ offset: Int, index: Int)
    /// Sets a picture.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Sets how a picture is read.
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Sets memory of a group, in bytes.
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    /// Computes in groups of threads.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Computes in threads.
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// Commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    /// Copies a picture.
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    /// Copies a part of a picture.
    func copy(from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin,
              sourceSize: MTLSize, to destinationTexture: any MTLTexture, destinationSlice: Int,
              destinationLevel: Int, destinationOrigin: MTLOrigin)
    /// Copies memory.
    func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
              destinationOffset: Int, size: Int)
    /// Fills memory.
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8)
    /// Makes the smaller pictures.
    func generateMipmaps(for texture: any MTLTexture)
    /// Lets the first processor see what was done.
    func synchronize(resource: any MTLResource)
}
extension MTLRenderCommandEncoder {
    /// Sets memory for each point.
    public func setVertexBuffers(_ buffers: [(any MTLBuffer)?], offsets: [Int], range: Range<Int>) {
        for (place, index) in range.enumerated() {
            setVertexBuffer(buffers[place], offset: offsets[place], index: index)
        }
    }
    /// Sets pictures for each pixel.
    public func setFragmentTextures(_ textures: [(any MTLTexture)?], range: Range<Int>) {
        for (place, index) in range.enumerated() { setFragmentTexture(textures[place], index: index) }
    }
}
