public import CoreTransferable
import Foundation
import QuadrantCore
import UniformTypeIdentifiers

extension Color: Transferable {
    /// The components in the environment without settings, as numbers in linear light.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Color>(contentType: UTType(exportedAs: "com.apple.uikit.color"), export: { color in
            try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
        })
        PlainRepresentation<Color>(contentType: UTType(exportedAs: "com.apple.uikit.color"), load: { data in
            Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
        })
    }
}
