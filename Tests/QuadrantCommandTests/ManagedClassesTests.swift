import Foundation
import Testing

@Suite("Classes of data models")
struct ManagedClassesTests {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Trip" representedClassName="Trip" syncable="YES" codeGenerationType="class">
                <attribute name="days" attributeType="Integer 16" defaultValueString="3"/>
                <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade"
                    destinationEntity="Stop" inverseName="trip" inverseEntity="Stop"/>
            </entity>
            <entity name="Stop" representedClassName="Stop" syncable="YES">
                <attribute name="town" optional="YES" attributeType="String"/>
                <relationship name="trip" optional="YES" maxCount="1" deletionRule="Nullify"
                    destinationEntity="Trip" inverseName="stops" inverseEntity="Trip"/>
            </entity>
        </model>
        """

    private static let files = [
        "App/Model.xcdatamodeld/Model.xcdatamodel/contents": model,
        "App/Stop.swift": """
            import CoreData
            @objc(Stop)
            public class Stop: NSManagedObject {
                @NSManaged public var town: String?
                @NSManaged public var trip: Trip?
            }
            """,
        "App/Store.swift": """
            import CoreData
            struct Store {
                let container = NSPersistentContainer(name: "Model")
                init() {
                    container.loadPersistentStores { _, error in
                        if let error = error as NSError? { fatalError("\\(error)") }
                    }
                    for name in ["Rome", "Oslo"] {
                        let trip = Trip(context: container.viewContext)
                        (trip.id, trip.name) = (UUID(), name)
                        let stop = NSEntityDescription.insertNewObject(
                            forEntityName: "Stop", into: container.viewContext) as! Stop
                        stop.town = "before \\(name)"
                        trip.addToStops(stop)
                    }
                    try? container.viewContext.save()
                }
            }
            """,
        // On iOS, importing SwiftUI also makes fetch requests available.
        "App/Trips.swift": """
            import SwiftUI
            struct Trips: View {
                @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Trip.name, ascending: true)],
                              predicate: NSPredicate(format: "days == %d AND stops.@count > 0", 3))
                private var trips: FetchedResults<Trip>
                var body: some View {
                    VStack {
                        ForEach(trips) { trip in
                            let stop = trip.stops?.anyObject() as? Stop
                            Text("\\(trip.name ?? "-"): \\(stop?.town ?? "-"), \\(trip.days)")
                        }
                    }
                }
            }
            #Preview { Trips().environment(\\.managedObjectContext, Store().container.viewContext) }
            """,
    ]

    /// A model without versions is a folder of its own.
    @Test(arguments: ["Model.xcdatamodeld/Model.xcdatamodel", "Model.xcdatamodel"])
    func aProgramHasTheClassesOfItsModel(_ place: String) throws {
        var files = Self.files
        files["App/Model.xcdatamodeld/Model.xcdatamodel/contents"] = nil
        files["App/\(place)/contents"] = Self.model
        let command = try Command(files)
        let result = try command.run(["layout", "App", "--view", "Trips-1", "--no-cache"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("Oslo: before Oslo, 3"), "\(result.output)\(result.errors)")
        #expect(result.output.contains("Rome: before Rome, 3"))
        #expect(!result.errors.contains("error"), "\(result.errors)")
    }
}
