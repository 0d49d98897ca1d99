public import Foundation

// What Foundation on Linux leaves out of dictionaries in files.

extension NSMutableDictionary {
    /// Sets the value of a key.
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? AnyHashable { setObject(anObject, forKey: key) }
    }
}
extension NSDictionary {
    /// Writes it as a property list; throws where a value is not of one.
    public func write(to url: URL) throws {
        try PropertyListSerialization.data(fromPropertyList: self, format: .xml, options: 0)
            .write(to: url, options: .atomic)
    }
    /// The dictionary in a property list; throws where the file has none.
    public convenience init(contentsOf url: URL, error: ()) throws {
        let value = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        guard let dictionary = value as? [AnyHashable: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        self.init(dictionary: dictionary)
    }
}
