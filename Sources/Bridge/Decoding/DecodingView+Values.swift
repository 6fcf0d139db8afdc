import LegacyJSON

/// The two methods of `Decodable` decoding, by SwiftyJSON's rules. See `LegacyDecoder`.
extension DecodingView {
  /// Decodes a required value: `.intValue` in a lenient view, `.int` or an error in an exact one.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try session.check()
    return switch session.reading(of: type) {
    case .json: try cast(json)
    case .scalar(let scalar): try cast(try required(scalar))
    case .container(let container): try required(container)
    case .byStrategy(let dateOrData): try required(dateOrData)
    case .lenient(let rules): try required(type, by: rules)
    case .exact: try T(from: try exact())
    }
  }

  /// Decodes a required value of a type with its own rules. If the type refuses the document, throws the type's error.
  private func required<T: Decodable>(_ type: T.Type, by rules: LenientRules) throws -> T {
    guard let error = rules.refusalError else { return try read(type, by: rules) }
    do {
      return try read(type, by: rules)
    } catch is DecodingError {
      throw error()
    }
  }

  private func read<T: Decodable>(_ type: T.Type, by rules: LenientRules) throws -> T {
    let view = try lenient(by: rules)
    guard let separate = rules.separate else { return try T(from: view) }
    return try cast(try separate.init(from: LegacyContainer(view: view)))
  }

  /// Decodes an optional value: `.int` in a lenient view. In an exact view, nil only for null or an absent value.
  func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    try session.check()
    switch session.reading(of: type) {
    case .json: return isNull ? nil : try cast(json)
    case .scalar(let scalar): return try optional(scalar).map { try cast($0) }
    case .container(let container): return try optional(container)
    case .byStrategy, .lenient, .exact: return isNull ? nil : try tolerant(type)
    }
  }

  /// Reads a scalar by its `…Value` accessor in a lenient view, and otherwise, or if there is none, by its optional
  /// accessor.
  func required<S: ScalarReading>(_ type: S.Type) throws -> S {
    if isLenient, let value = S.coerced(from: json) { return value }
    guard let value = S.accessor(json) else { throw mismatch(type) }
    return value
  }

  /// A scalar by its optional accessor.
  func optional<S: ScalarReading>(_ type: S.Type) throws -> S? {
    if let value = S.accessor(json) { return value }
    guard isLenient || isNull else { throw mismatch(type) }
    return nil
  }

  /// Decodes like `decode`, but returns nil for an error if the containing view is lenient.
  func tolerant<T: Decodable>(_ type: T.Type) throws -> T? {
    do {
      return try decode(type)
    } catch {
      guard isLenient else { throw error }
      try session.check()
      return nil
    }
  }

  private func required<C: ContainerReading, T>(_ container: C.Type) throws -> T {
    try cast(try C.decode(from: self))
  }

  private func required<S: StrategyReading, T>(_ dateOrData: S.Type) throws -> T {
    try cast(try S.decode(from: self))
  }

  private func optional<C: ContainerReading, T>(_ container: C.Type) throws -> T? {
    try C.decodeIfPresent(from: self).map { try cast($0) }
  }

  /// Casts a value of a type that was found at run time back to its static type.
  private func cast<Value, T>(_ value: Value) throws -> T {
    guard let value = value as? T else { throw mismatch(T.self) }
    return value
  }
}
