public import QuadrantFoundation

// Names of what cameras and programs write into files of images. Images here have their width and height alone.

public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
public var kCGImagePropertyDepth: CFString { "Depth" }
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
public var kCGImagePropertyFileSize: CFString { "FileSize" }
public var kCGImagePropertyIsFloat: CFString { "IsFloat" }

public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
public var kCGImagePropertyExifAuxDictionary: CFString { "{ExifAux}" }
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
public var kCGImagePropertyHEICSDictionary: CFString { "{HEICS}" }
public var kCGImagePropertyWebPDictionary: CFString { "{WebP}" }
public var kCGImagePropertyMakerAppleDictionary: CFString { "{MakerApple}" }

public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
public var kCGImagePropertyExifDateTimeDigitized: CFString { "DateTimeDigitized" }
public var kCGImagePropertyExifSubsecTimeOriginal: CFString { "SubsecTimeOriginal" }
public var kCGImagePropertyExifOffsetTimeOriginal: CFString { "OffsetTimeOriginal" }
public var kCGImagePropertyExifExposureTime: CFString { "ExposureTime" }
public var kCGImagePropertyExifFNumber: CFString { "FNumber" }
public var kCGImagePropertyExifExposureProgram: CFString { "ExposureProgram" }
public var kCGImagePropertyExifISOSpeedRatings: CFString { "ISOSpeedRatings" }
public var kCGImagePropertyExifShutterSpeedValue: CFString { "ShutterSpeedValue" }
public var kCGImagePropertyExifApertureValue: CFString { "ApertureValue" }
public var kCGImagePropertyExifBrightnessValue: CFString { "BrightnessValue" }
public var kCGImagePropertyExifExposureBiasValue: CFString { "ExposureBiasValue" }
public var kCGImagePropertyExifMeteringMode: CFString { "MeteringMode" }
public var kCGImagePropertyExifFlash: CFString { "Flash" }
public var kCGImagePropertyExifFocalLength: CFString { "FocalLength" }
public var kCGImagePropertyExifFocalLenIn35mmFilm: CFString { "FocalLengthIn35mmFilm" }
public var kCGImagePropertyExifLensMake: CFString { "LensMake" }
public var kCGImagePropertyExifLensModel: CFString { "LensModel" }
public var kCGImagePropertyExifLensSpecification: CFString { "LensSpecification" }
public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" }
public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" }
public var kCGImagePropertyExifUserComment: CFString { "UserComment" }
public var kCGImagePropertyExifWhiteBalance: CFString { "WhiteBalance" }
public var kCGImagePropertyExifColorSpace: CFString { "ColorSpace" }
public var kCGImagePropertyExifSceneType: CFString { "SceneType" }
public var kCGImagePropertyExifBodySerialNumber: CFString { "BodySerialNumber" }

public var kCGImagePropertyTIFFDateTime: CFString { "DateTime" }
public var kCGImagePropertyTIFFMake: CFString { "Make" }
public var kCGImagePropertyTIFFModel: CFString { "Model" }
public var kCGImagePropertyTIFFSoftware: CFString { "Software" }
public var kCGImagePropertyTIFFArtist: CFString { "Artist" }
public var kCGImagePropertyTIFFCopyright: CFString { "Copyright" }
public var kCGImagePropertyTIFFImageDescription: CFString { "ImageDescription" }
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
public var kCGImagePropertyTIFFXResolution: CFString { "XResolution" }
public var kCGImagePropertyTIFFYResolution: CFString { "YResolution" }
public var kCGImagePropertyTIFFResolutionUnit: CFString { "ResolutionUnit" }

public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }
public var kCGImagePropertyGPSSpeed: CFString { "Speed" }
public var kCGImagePropertyGPSSpeedRef: CFString { "SpeedRef" }
public var kCGImagePropertyGPSImgDirection: CFString { "ImgDirection" }
public var kCGImagePropertyGPSImgDirectionRef: CFString { "ImgDirectionRef" }

public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
