import RevenueCat
import SwiftUI

struct Paywall: View {
    @State private var packages: [Package] = []
    @State private var isPro = true

    var body: some View {
        List {
            ForEach(packages) { package in Text(package.storeProduct.localizedTitle + package.localizedPriceString) }
            Text(isPro ? "Pro" : "Free")
        }
        .task {
            Purchases.logLevel = .debug
            Purchases.configure(withAPIKey: "key")
            let info = try? await Purchases.shared.customerInfo()
            isPro = info?.entitlements["pro"]?.isActive == true
            packages = (try? await Purchases.shared.offerings().current?.availablePackages) ?? []
            print("RevenueCat", isPro, packages.count)
        }
    }
}

#Preview { Paywall() }
