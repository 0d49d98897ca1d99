import Resolver
import SwiftUI

protocol Door: AnyObject {
    var colour: String { get }
}
final class RedDoor: Door {
    let colour: String
    init(_ colour: String = "red") { self.colour = colour }
}
final class House: ObservableObject {
    @Injected var door: any Door
    @LazyInjected(name: "back") var back: any Door
    @OptionalInjected var number: Int?
}
extension Resolver: @retroactive ResolverRegistering {
    public static func registerAllServices() {
        register { RedDoor() }.implements((any Door).self).scope(.application)
        register(name: "back") { RedDoor("green") as any Door }
        register(name: "made") { _, args in RedDoor(args("colour")) }
        register { House() }.scope(.shared)
    }
}

struct HouseView: View {
    @InjectedObject var house: House

    var body: some View {
        Text(house.door.colour).onAppear {
            let made: RedDoor = Resolver.resolve(name: "made", args: ["colour": "blue"])
            print("Resolver", house.door.colour, house.back.colour, house.number ?? -1, made.colour,
                  Resolver.resolve(House.self) === house)
        }
    }
}

#Preview { HouseView() }
