/// A text with placeholders for words that depend on a number: `%#@items@`. A file beside a string table has those of
/// the table by their keys, as JSON.
package struct PluralText: Codable, Sendable {
    package struct Variable: Codable, Sendable {
        /// The index of the argument, counted from 1; nil is the first number.
        package var argument: Int?
        /// The texts by the names of plural categories, such as `one` and `other`.
        package var forms: [String: String]

        package init(argument: Int?, forms: [String: String]) { (self.argument, self.forms) = (argument, forms) }
    }
    package var text: String
    package var variables: [String: Variable]

    package init(text: String, variables: [String: Variable]) { (self.text, self.variables) = (text, variables) }

    /// The extension of the files.
    package static let fileEnding = "plurals.json"
}
