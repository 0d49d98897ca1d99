public import Foundation
public import QuadrantViews

extension UIColor {
    /// The colour of this name in the program's asset catalogs; nil when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// As `init(named:)`, looking into `bundle` first; as it is with those traits where some are given.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let (light, dark) = ProgramAssets.color(named: name, in: bundle) else { return nil }
        switch traitCollection?.userInterfaceStyle {
        case .light: self.init(Color(light))
        case .dark: self.init(Color(dark))
        default: self.init(Color(light: light, dark: dark))
        }
    }

    /// A colour of the program's catalogs; clear when it cannot be read.
    public convenience init(resource: ColorResource) {
        if let (light, dark) = ProgramAssets.color(named: resource.name, in: resource.bundle) {
            self.init(Color(light: light, dark: dark))
        } else {
            self.init(Color.clear)
        }
    }
}
