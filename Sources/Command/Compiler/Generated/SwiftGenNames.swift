/// Identifiers as SwiftGen's own templates write them. The rules are those of its documentation: `swiftIdentifier` in
/// the mode `pretty`, and `lowerFirstWord` for members.
enum SwiftGenNames {
    /// The name of a type: "user_profile" is `UserProfile`, "HEADER_TITLE" is `HeaderTitle`, "24 Vision" is
    /// `_24Vision`.
    static func type(_ text: String) -> String {
        // What cannot be part of an identifier ends a word, as an underscore does.
        let words = text.unicodeScalars.split { !isPart($0) || $0 == "_" }.map { String($0) }
        let isShouted = !text.contains(where: \.isLowercase)
        let name = words.map { word in
            word.prefix(1).uppercased() + (isShouted ? word.dropFirst().lowercased() : String(word.dropFirst()))
        }.joined()
        return name.first?.isNumber ?? false ? "_" + name : name
    }

    /// The name of a member: "user_profile" is `userProfile`, "URLChooser" is `urlChooser`.
    static func member(_ text: String) -> String {
        let name = type(text)
        let capitals = name.prefix { $0.isUppercase }.count
        // The last of several capitals begins the next word, if a small letter follows.
        let isFollowed = name.dropFirst(capitals).first?.isLowercase ?? false
        let count = capitals > 1 && isFollowed ? capitals - 1 : capitals
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// Whether the compiler accepts a character inside an identifier.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
        return scalar.properties.isXIDContinue || scalar.value >= 0x10000
    }
}
