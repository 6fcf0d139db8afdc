import LegacyJSON

extension LegacyContainer {
  /// The value at a path as `JSONSerialization` has it: `.object`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The value; `NSNull` when there is none.
  public func object(at path: any JSONSubscriptType...) -> Any { view(at: path).json.object }

  /// The elements of an array as `JSONSerialization` has them: `.arrayObject`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The elements; nil when it is no array.
  public func arrayObject(at path: any JSONSubscriptType...) -> [Any]? { view(at: path).json.arrayObject }

  /// The members of an object as `JSONSerialization` has them: `.dictionaryObject`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The members; nil when it is no object.
  public func dictionaryObject(at path: any JSONSubscriptType...) -> [String: Any]? {
    view(at: path).json.dictionaryObject
  }

  /// The value at a path as a document's text: `.rawString()`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The text, over several lines for arrays and objects, without quotes for a string; nil when the value can't
  ///   be written.
  public func rawString(at path: any JSONSubscriptType...) -> String? { view(at: path).json.rawString() }
}

extension LegacyContainer {
  /// A document made of Foundation's objects: `JSON(object)`.
  ///
  /// - Parameter object: Strings, numbers, arrays and dictionaries as `JSONSerialization` makes them, or `Data`, which is
  ///   parsed. Data that is no document becomes null.
  public init(reading object: Any) {
    self.init(json: JSON(object))
  }

  /// A document that is the value of a text: `JSON(parseJSON: text)`.
  ///
  /// - Parameter text: The document. What is not JSON becomes null.
  public init(parsing text: String) {
    self.init(json: JSON(parseJSON: text))
  }
}
