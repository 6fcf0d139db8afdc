/// An object in a decoder's `userInfo` that has the document that is being decoded. A `JSON` is taken from there,
/// because a decoder does not tell 2.0 from 2, and holds no more digits than a double.
package protocol DocumentSource {
  /// Returns the value at a decoder's place in the document.
  ///
  /// - Parameter path: the decoder's coding path.
  /// - Returns: the value, or nil if it is not clear which one it is.
  func json(at path: [any CodingKey]) -> JSON?
}

/// A decoder that reads a `JSON`.
package protocol DocumentDecoder: Decoder {
  /// The value that is being decoded.
  var json: JSON { get }
}

extension Decoder {
  /// The value in the document that is being decoded, if it is known.
  var documentValue: JSON? {
    guard let key = CodingUserInfoKey.documentSource, let source = userInfo[key] as? any DocumentSource else {
      return nil
    }
    return source.json(at: codingPath)
  }
}

extension CodingUserInfoKey {
  /// The key of the ``DocumentSource`` in a decoder's `userInfo`: ModernClient's key for the body of a response.
  static let documentSource = CodingUserInfoKey(rawValue: "CodableMigrationToolkit.responseBody")
}
