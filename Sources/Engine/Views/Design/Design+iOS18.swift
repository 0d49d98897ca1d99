/// iOS 18: the look of iOS 17.
extension Design {
    package static let ios18 = ios17.changed("ios18") { design in
        design.systemVersion = "18.5"
    }
}
