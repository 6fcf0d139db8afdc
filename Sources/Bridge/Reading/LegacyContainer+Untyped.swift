import LegacyJSON

extension LegacyContainer {
  /// Returns the value at a path as `JSONSerialization` represents it, as `.object` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the value, or `NSNull` if there is none.
  public func object(at path: any JSONSubscriptType...) -> Any { view(at: path).json.object }

  /// Returns the elements of an array as `JSONSerialization` represents them, as `.arrayObject` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the elements. Nil if the value is not an array.
  public func arrayObject(at path: any JSONSubscriptType...) -> [Any]? { view(at: path).json.arrayObject }

  /// Returns the members of an object as `JSONSerialization` represents them, as `.dictionaryObject` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the members. Nil if the value is not an object.
  public func dictionaryObject(at path: any JSONSubscriptType...) -> [String: Any]? {
    view(at: path).json.dictionaryObject
  }

  /// Returns the value at a path as JSON text, as `.rawString()` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the text, over several lines for arrays and objects, without quotes for a string. Nil if the value
  ///   can't be written.
  public func rawString(at path: any JSONSubscriptType...) -> String? { view(at: path).json.rawString() }
}

extension LegacyContainer {
  /// Creates a document from Foundation objects, as `JSON(object)` does.
  ///
  /// - Parameter object: Strings, numbers, arrays and dictionaries as `JSONSerialization` makes them, or `Data`, which
  ///   is parsed. Data that is not a document becomes null.
  public init(reading object: Any) {
    self.init(json: JSON(object))
  }

  /// Creates a document by parsing a string, as `JSON(parseJSON: text)` does.
  ///
  /// - Parameter text: the document. Text that is not JSON becomes null.
  public init(parsing text: String) {
    self.init(json: JSON(parseJSON: text))
  }
}
