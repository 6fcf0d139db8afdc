/// Describes errors in differences.
enum ErrorText {
  /// Describes the error in one line.
  ///
  /// - Parameter redacting: whether to hide values, which errors quote. Then the text has only the kind of error, and
  ///   those keys of its path that are in the source code. Keys of dictionaries count as values.
  static func text(_ error: any Error, redacting: Bool) -> String {
    guard let error = error as? DecodingError, let parts = parts(of: error) else {
      return redacting ? "\(type(of: error))" : ValueText.cut(String(describing: error))
    }
    let place = path(parts.context.codingPath, redacting: redacting)
    let text = "\(parts.name) at \(place)"
    return redacting ? text : ValueText.cut("\(text): \(parts.context.debugDescription)")
  }

  /// Returns a text that is equal for two errors of the same kind. For a decoding error it names the kind and the
  /// place, but not the message, which differs between decoders.
  static func signature(_ error: any Error) -> String {
    guard let error = error as? DecodingError, let parts = parts(of: error) else {
      return "\(type(of: error)): \(error)"
    }
    return "\(parts.name) at \(path(parts.context.codingPath))"
  }

  /// Returns the place in the document and the reason, or nil for an error that a later Foundation added. A missing key
  /// is part of the place.
  static func context(of error: DecodingError) -> DecodingError.Context? { parts(of: error)?.context }

  /// The place that the keys name.
  static func path(_ keys: [any CodingKey], redacting: Bool = false) -> ValuePath {
    ValuePath(keys.map { component($0, redacting: redacting) })
  }

  private static func parts(of error: DecodingError) -> (name: String, context: DecodingError.Context)? {
    switch error {
    case .typeMismatch(let type, let context): ("typeMismatch(\(type))", context)
    case .valueNotFound(let type, let context): ("valueNotFound(\(type))", context)
    case .keyNotFound(let key, let context):
      // The key that is missing belongs to the place of which the error tells.
      (
        "keyNotFound",
        DecodingError.Context(
          codingPath: context.codingPath + [key], debugDescription: context.debugDescription,
          underlyingError: context.underlyingError)
      )
    case .dataCorrupted(let context): ("dataCorrupted", context)
    @unknown default: nil
    }
  }

  private static func component(_ key: any CodingKey, redacting: Bool) -> ValuePath.Component {
    if let index = key.intValue, !isWritten(key) { return .index(index) }
    return isWritten(key) || !redacting ? .property(key.stringValue) : .key(ValueText.redacted)
  }

  /// Returns whether the key is a case of an enum, as in `CodingKeys`. Any other key comes from a document.
  private static func isWritten(_ key: any CodingKey) -> Bool {
    let mirror = Mirror(reflecting: key)
    return mirror.displayStyle == .enum && mirror.children.isEmpty
  }
}
