import Metal
import Testing

@Suite("Metal without a graphics processor")
struct MetalTests {
    @Test func thereIsNoProcessor() {
        #expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
        #expect(CAMetalLayer().nextDrawable() == nil)
    }

    @Test func aPictureHasSmallerOnesDownToOnePixel() {
        let descriptor = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .bgra8Unorm, width: 256, height: 100, mipmapped: true)
        #expect(descriptor.mipmapLevelCount == 9 && descriptor.width == 256 && descriptor.height == 100)
    }

    @Test func descriptionsByNumberAreMadeWhenTheyAreAskedFor() {
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].loadAction = .clear
        pass.colorAttachments[0].clearColor = MTLClearColorMake(1, 0, 0, 1)
        #expect(pass.colorAttachments[0].loadAction == .clear && pass.colorAttachments[1].loadAction == .dontCare)
    }

    @Test func formatsHaveTheNumbersOfTheFramework() {
        #expect(MTLPixelFormat.rgba16Float.rawValue == 115 && MTLPixelFormat.depth32Float_stencil8.rawValue == 260)
        #expect(MTLVertexFormat.float4.rawValue == 31 && MTLBlendFactor.oneMinusSourceAlpha.rawValue == 5)
        #expect(MTLRegionMake2D(1, 2, 3, 4).size.depth == 1)
    }
}
