import PassKit
import SwiftUI

struct CheckoutView: View {
    var body: some View {
        if PKPaymentAuthorizationViewController.canMakePayments() { Text("Ready") }
        PayWithApplePayButton(.buy) { print("pay") }.frame(height: 45).padding()
    }
}
#Preview { CheckoutView() }
