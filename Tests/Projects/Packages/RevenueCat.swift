import RevenueCat
import RevenueCatUI
import SwiftUI

struct Paywall: View {
    @State private var packages: [Package] = []
    @State private var isPro = true

    var body: some View {
        List {
            ForEach(packages) { package in Text(package.storeProduct.localizedTitle + package.localizedPriceString) }
            Text(isPro ? "Pro" : "Free")
            PaywallView(displayCloseButton: true).frame(height: 100)
        }
        .task {
            Purchases.logLevel = .debug
            Purchases.configure(with: .builder(withAPIKey: "key").with(appUserID: nil).build())
            let info = try? await Purchases.shared.customerInfo()
            isPro = info?.entitlements["pro"]?.isActive == true
            packages = (try? await Purchases.shared.offerings().current?.availablePackages) ?? []
            print("RevenueCat", isPro, packages.count)
        }
    }
}

#Preview { Paywall() }
