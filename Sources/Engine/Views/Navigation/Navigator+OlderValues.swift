import Foundation
import QuadrantCore

// A path of an older build of the program, whose values have the types of that build.
extension Navigator {
    /// The value as one of this build, by a destination for a type of the same name.
    func present(_ older: OlderValue) -> AnyHashable? {
        makers.reversed().lazy.compactMap { $0.carry(older.base) }.first
    }

    /// The value itself, or as one of this build.
    func present(_ value: AnyHashable) -> AnyHashable {
        (value.base as? OlderValue).flatMap { present($0) } ?? value
    }

    /// The time in which the screens of an older path declare their destinations, in seconds.
    private static let renewal = 0.1

    /// Replaces the values of an older build in the path by those of this one. A value without a destination is popped,
    /// with what is above it: its screen would be blank.
    func renewPath(_ values: [AnyHashable]) {
        guard !isRenewing, values.contains(where: { $0.base is OlderValue }), let graph else { return }
        isRenewing = true
        graph.schedule(at: graph.now + Self.renewal) { [weak self] in
            guard let self else { return }
            self.isRenewing = false
            var renewed: [AnyHashable] = []
            for value in self.path?.read() ?? self.screens.compactMap(\.value) {
                guard let older = value.base as? OlderValue else {
                    renewed.append(value)
                    continue
                }
                guard let present = self.present(older) else { break }
                for screen in self.screens where screen.value == value { screen.origin = .value(present) }
                renewed.append(present)
            }
            if let path = self.path {
                path.write(renewed)
            } else if let blank = self.screens.first(where: { $0.value?.base is OlderValue }) {
                self.pop(to: blank)
            }
        }
    }
}

// A stack without a bound path keeps its values itself.
extension Navigator: CarriedObject {
    /// Takes over the values of the older stack's screens, up to the first one that a view has pushed.
    func adopt(_ old: AnyObject) {
        guard let old = old as? Navigator, !old.screens.isEmpty else { return }
        older = old.screens.dropFirst().prefix { $0.value != nil }.compactMap(\.value)
            .map { AnyHashable(OlderValue(base: $0)) }
    }

    /// Shows the screens of the older stack.
    func followOlder() {
        guard !older.isEmpty else { return }
        follow(older)
        older = []
    }
}
