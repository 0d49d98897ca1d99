import Glibc

// The list of loaded programs and libraries that Darwin's loader keeps, read from that of Linux.

/// The beginning of a loaded image. Images are ELF files here, as `magic` says; the fields after it are theirs.
public struct mach_header: Sendable {
    /// 0x464c457f, the four bytes with which an ELF file begins.
    public var magic: UInt32
    /// Without meaning in an ELF file.
    public var cputype: Int32
    /// Without meaning in an ELF file.
    public var cpusubtype: Int32
    /// Without meaning in an ELF file.
    public var filetype: UInt32
    /// Without meaning in an ELF file.
    public var ncmds: UInt32
    /// Without meaning in an ELF file.
    public var sizeofcmds: UInt32
    /// Without meaning in an ELF file.
    public var flags: UInt32
    /// A header of zeros.
    public init() {
        (magic, cputype, cpusubtype, filetype, ncmds, sizeofcmds, flags) = (0, 0, 0, 0, 0, 0, 0)
    }
}

/// The number of loaded images: the program, and its libraries.
public func _dyld_image_count() -> UInt32 { UInt32(LoadedImages.all().count) }
/// The path of an image; nil behind the last one.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? {
    LoadedImages.image(image_index)?.name
}
/// Where an image begins in memory; nil behind the last one.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? {
    LoadedImages.image(image_index).flatMap { UnsafePointer(bitPattern: $0.start) }
}
/// How far an image is from the addresses that its file has; 0 behind the last one.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
    LoadedImages.image(image_index).map { Int(bitPattern: $0.slide) } ?? 0
}

/// The images of this process, in the order of the loader: the program comes first.
private enum LoadedImages {
    struct Image {
        /// Lives as long as the image is loaded.
        var name: UnsafePointer<CChar>
        var slide: UInt
        /// Where its first part that is loaded from the file begins, with the file's own beginning.
        var start: UInt
    }

    /// `struct dl_phdr_info`, which Glibc's module does not declare, as far as it is read.
    private struct Info {
        var slide: UInt
        var name: UnsafePointer<CChar>?
        var parts: UnsafeRawPointer?
        var count: UInt16
    }

    /// The loader has no name for the program itself.
    nonisolated(unsafe) private static let program: UnsafePointer<CChar> = {
        UnsafePointer(realpath("/proc/self/exe", nil)) ?? UnsafePointer(strdup("/proc/self/exe"))
    }()

    static func image(_ index: UInt32) -> Image? {
        let images = all()
        return index < images.count ? images[Int(index)] : nil
    }

    static func all() -> [Image] {
        var images: [Image] = []
        withUnsafeMutablePointer(to: &images) { list in
            _ = iterate({ place, _, list in
                let info = place.load(as: Info.self)
                var start = info.slide
                // 64-bit program headers: the type first, the address at 16. The first of type 1 is where it begins.
                for index in 0..<Int(info.count) {
                    guard let part = info.parts?.advanced(by: index * 56), part.load(as: UInt32.self) == 1 else {
                        continue
                    }
                    start += part.load(fromByteOffset: 16, as: UInt.self)
                    break
                }
                var name = LoadedImages.program
                if let known = info.name, known.pointee != 0 { name = known }
                list?.assumingMemoryBound(to: [Image].self).pointee.append(
                    Image(name: name, slide: info.slide, start: start))
                return 0
            }, list)
        }
        return images
    }
}

/// Calls a function for each image. Glibc's module does not declare it.
@_silgen_name("dl_iterate_phdr")
private func iterate(
    _ each: @convention(c) (UnsafeMutableRawPointer, Int, UnsafeMutableRawPointer?) -> Int32,
    _ data: UnsafeMutableRawPointer?
) -> Int32
