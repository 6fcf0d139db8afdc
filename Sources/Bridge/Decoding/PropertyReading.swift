import ModernClient

/// The reading of a property by a wrapper that does not stand before it: ``LegacyRule/reads(_:as:)``.
struct PropertyReading: Sendable {
  private let read: @Sendable (DecodingView, any CodingKey) throws -> Any

  /// Creates the reading of a property by a wrapper.
  init<Wrapper: Decodable & TransparentPropertyWrapper & SendableMetatype>(by wrapper: Wrapper.Type) {
    read = { view, key in
      let json = view.member(key.stringValue) ?? view.absent(key)
      // A wrapper has an overload of `KeyedDecodingContainer.decode` for what is absent, or none.
      if let tolerant = wrapper as? any AbsenceWrapper.Type {
        let found = try view.decodeIfPresent(wrapper, from: json, at: key)
        return try (found ?? view.cast(tolerant.absent)).wrappedValue
      }
      return try view.decode(wrapper, from: json, at: key, by: view.session.reading(of: wrapper)).wrappedValue
    }
  }

  /// Reads the property.
  ///
  /// - Parameters:
  ///   - view: the object that the property belongs to.
  ///   - key: its coding key.
  /// - Returns: the wrapper's value.
  /// - Throws: the wrapper's error, or a `DecodingError` if its value is of another type.
  func value<Value>(in view: DecodingView, at key: any CodingKey) throws -> Value { try view.cast(read(view, key)) }
}
