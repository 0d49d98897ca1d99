public import Foundation

// Reading whole documents. No model is here: the request throws, and none of these values is made.

/// Reads a document with its paragraphs, tables and lists: it throws.
public struct RecognizeDocumentsRequest: ImageProcessingRequest {
    public typealias Result = [DocumentObservation]
    /// How texts are read.
    public struct TextRecognitionOptions: Hashable, Sendable {
        /// Whether words are corrected.
        public var useLanguageCorrection = true
        /// The languages, the likeliest first.
        public var recognitionLanguages: [Locale.Language] = []
        /// Whether the language is found out.
        public var automaticallyDetectLanguage = true
        /// Words that are not in the dictionary.
        public var customWords: [String] = []
        /// The least height of a text, 0…1 of the picture.
        public var minimumTextHeightFraction: Float = 0
    }
    /// How codes are read.
    public struct BarcodeDetectionOptions: Hashable, Sendable {
        /// Whether codes are read.
        public var enabled = false
        /// Which kinds.
        public var symbologies = BarcodeSymbology.allCases
        /// Whether codes that belong together are one.
        public var coalesceCompositeSymbologies = false
    }
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// How texts are read.
    public var textRecognitionOptions = TextRecognitionOptions()
    /// How codes are read.
    public var barcodeDetectionOptions = BarcodeDetectionOptions()
    /// None.
    public var supportedRecognitionLanguages: [Locale.Language] { [] }
}
/// Finds out whether the lens is dirty: it throws.
public struct DetectLensSmudgeRequest: ImageProcessingRequest {
    public typealias Result = SmudgeObservation
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// How dirty a lens is. None is looked at.
public struct SmudgeObservation: VisionObservation {
    public let uuid: UUID, confidence: Float
}
/// A part of a picture with corners. None is found.
public struct NormalizedRegion: QuadrilateralProviding, Hashable, Sendable {
    public let boundingBox: NormalizedRect
    /// The corners.
    public var points: [NormalizedPoint] { [topLeft, topRight, bottomRight, bottomLeft] }
    /// The corners.
    public var normalizedPoints: [CGPoint] { points.map(\.cgPoint) }
}
/// A document that was read. None is.
public struct DocumentObservation: VisionObservation {
    public let uuid: UUID, confidence: Float
    /// What is in it.
    public let document: Container

    /// A document, or a part of one.
    public struct Container: Hashable, Sendable {
        /// All of its text.
        public let text: Text
        /// Its title; nil without one.
        public let title: Text?
        /// Its paragraphs.
        public let paragraphs: [Text]
        /// Its tables.
        public let tables: [Table]
        /// Its lists.
        public let lists: [List]
        /// Its codes.
        public let barcodes: [Barcode]
        /// Where it is.
        public let boundingRegion: NormalizedRegion
        public static func == (a: Self, b: Self) -> Bool { a.text == b.text && a.boundingRegion == b.boundingRegion }
        public func hash(into hasher: inout Hasher) { hasher.combine(text) }

        /// A text.
        public struct Text: Hashable, Sendable {
            /// The text.
            public let transcript: String
            /// Its lines.
            public let lines: [RecognizedText]
            /// Its words; nil where they are not known.
            public let words: [RecognizedText]?
            /// What is in it, such as addresses.
            public let detectedData: [DetectedData]
            /// Where it is.
            public let boundingRegion: NormalizedRegion
            public static func == (a: Self, b: Self) -> Bool { a.transcript == b.transcript && a.lines == b.lines }
            public func hash(into hasher: inout Hasher) { hasher.combine(transcript) }
        }
        /// A table.
        public struct Table: Sendable {
            /// Its cells, row by row.
            public let rows: [[Cell]]
            /// Its cells, column by column.
            public let columns: [[Cell]]
            /// Where it is.
            public let boundingRegion: NormalizedRegion
            /// A cell.
            public struct Cell: Sendable {
                /// What is in it.
                public let content: Container
                /// The rows and columns that it takes.
                public let rowRange: ClosedRange<Int>, columnRange: ClosedRange<Int>
            }
        }
        /// A list.
        public struct List: Sendable {
            /// Its entries.
            public let items: [Item]
            /// Where it is.
            public let boundingRegion: NormalizedRegion
            /// An entry.
            public struct Item: Sendable {
                /// What is in it.
                public let content: Container
                /// Its text without the sign.
                public let itemString: String
                /// The sign before it.
                public let markerString: String
            }
        }
        /// A code.
        public struct Barcode: Sendable {
            /// Its text; nil where it has none.
            public let payloadString: String?
            /// Its kind.
            public let symbology: BarcodeSymbology
        }
        /// Something in a text that people act on.
        public struct DetectedData: Sendable {
            /// What it is.
            public let match: Match
            /// What something is.
            public struct Match: Sendable {
                /// What it is.
                public let details: Details
            }
        }
        /// What something in a text is.
        public enum Details: Sendable {
            /// An event.
            public struct CalendarEvent: Sendable {
                public let startDate: Date?, endDate: Date?, isAllDay: Bool
                public let startTimeZone: TimeZone?, endTimeZone: TimeZone?
            }
            /// A price.
            public struct MoneyAmount: Sendable {
                public let amount: Decimal, currency: Locale.Currency
            }
            /// A number with a unit.
            public struct Measurement: Sendable {
                public let value: Double, unit: Dimension
            }
            /// An address of a person.
            public struct EmailAddress: Sendable { public let emailAddress: String, label: String? }
            /// A number to call.
            public struct PhoneNumber: Sendable { public let phoneNumber: String, label: String? }
            /// An address of a page.
            public struct Link: Sendable { public let url: URL }
            /// An address of a house.
            public struct PostalAddress: Sendable { public let fullAddress: String }
            /// A flight.
            public struct FlightNumber: Sendable { public let airline: String, flightNumber: String }
            /// A parcel.
            public struct ShipmentTrackingNumber: Sendable { public let carrier: String, trackingNumber: String }
            /// Who is paid.
            public struct PaymentIdentifier: Sendable { public let identifier: String }
            case calendarEvent(CalendarEvent), emailAddress(EmailAddress), flightNumber(FlightNumber), link(Link)
            case measurement(Measurement), moneyAmount(MoneyAmount), paymentIdentifier(PaymentIdentifier)
            case phoneNumber(PhoneNumber), postalAddress(PostalAddress), shipmentTrackingNumber(ShipmentTrackingNumber)
        }
    }
}
