import Contacts
import ContactsUI
import SwiftUI

struct ContactsView: View {
    @State private var names: [String] = []
    var body: some View {
        List(names, id: \.self) { Text($0) }.task {
            let keys = [CNContactGivenNameKey, CNContactFamilyNameKey] as [CNKeyDescriptor]
            let request = CNContactFetchRequest(keysToFetch: keys)
            try? CNContactStore().enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
        }
    }
}
struct ContactPicker: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CNContactPickerViewController { CNContactPickerViewController() }
    func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}
}
#Preview { ContactPicker() }
