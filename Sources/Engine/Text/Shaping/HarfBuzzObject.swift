/// An object of HarfBuzz that nothing changes once it is made.
struct HarfBuzzObject: @unchecked Sendable { let pointer: OpaquePointer? }
