import LegacyJSON

/// The two methods of `Decodable` decoding, by SwiftyJSON's rules. See `LegacyDecoder`.
extension DecodingView {
  /// Decodes a required value: `.intValue` in a lenient view, `.int` or an error in an exact one.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try session.check()
    return try decode(type, by: session.reading(of: type))
  }

  private func decode<T: Decodable>(_ type: T.Type, by reading: TypeReading) throws -> T {
    switch reading {
    case .json: try cast(json)
    case .scalar(let scalar): try cast(try required(scalar))
    case .container(let container): try required(container)
    case .byStrategy(let dateOrData): try required(dateOrData)
    case .lenient(let rules): try descend { try required(type, by: rules) { try lenient(by: rules) } }
    case .exact(let keyOrder): try descend { try T(from: try exact(keyOrder: keyOrder)) }
    }
  }

  /// Calls the `init(from:)` of the next level, where there is room for it on the stack.
  func descend<Value>(_ body: () throws -> Value) throws -> Value {
    session.isShallow(depth + 1) ? try body() : try session.descend(to: depth + 1, body)
  }

  /// Decodes a required member or element: `child(json, at: key).decode(type)`, without a view that is not needed.
  func decode<T: Decodable>(
    _ type: T.Type, from json: JSON, at key: any CodingKey, by reading: TypeReading
  ) throws -> T {
    try session.check()
    switch reading {
    case .lenient(let rules):
      return try descend { try required(type, by: rules) { try lenientChild(json, at: key, by: rules) } }
    case .exact(let keyOrder):
      return try descend { try T(from: try exactChild(json, at: key, keyOrder: keyOrder)) }
    case .json: return try cast(json)
    case .scalar(let scalar): return try required(scalar, from: json, at: key)
    case .container, .byStrategy: return try child(json, at: key).decode(type, by: reading)
    }
  }

  /// Decodes a required value of a type with its own rules. If the type refuses the document, throws the type's error.
  private func required<T: Decodable>(
    _ type: T.Type, by rules: LenientRules, from view: () throws -> DecodingView
  ) throws -> T {
    guard let errors = rules.refusalErrors else { return try read(type, by: rules, from: view()) }
    var level: Int?
    do {
      let view = try view()
      level = errors.properties.isEmpty ? nil : view.codingPath.count
      return try read(type, by: rules, from: view)
    } catch let error as DecodingError {
      throw errors.error(replacing: error, at: level)
    }
  }

  private func read<T: Decodable>(_ type: T.Type, by rules: LenientRules, from view: DecodingView) throws -> T {
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

  /// Decodes an optional member or element: `child(json, at: key).decodeIfPresent(type)`, without a view that is not
  /// needed.
  func decodeIfPresent<T: Decodable>(_ type: T.Type, from json: JSON, at key: any CodingKey) throws -> T? {
    try session.check()
    let reading = session.reading(of: type)
    switch reading {
    case .lenient, .exact:
      return json.type == .null ? nil : try tolerant(type, from: json, at: key, by: reading)
    case .json: return json.type == .null ? nil : try cast(json)
    case .scalar(let scalar): return try optional(scalar, from: json, at: key)
    case .container, .byStrategy: return try child(json, at: key).decodeIfPresent(type)
    }
  }

  /// Reads a scalar by its `…Value` accessor in a lenient view, and otherwise, or if there is none, by its optional
  /// accessor.
  func required<S: ScalarReading>(_ type: S.Type) throws -> S {
    guard let value = S.value(of: json, isLenient: isLenient) else { throw mismatch(type) }
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
      try dropElement(error)
      return nil
    }
  }

  /// Decodes a member or element like `decode`, but returns nil for an error if this view is lenient.
  func tolerant<T: Decodable>(
    _ type: T.Type, from json: JSON, at key: any CodingKey, by reading: TypeReading
  ) throws -> T? {
    do {
      return try decode(type, from: json, at: key, by: reading)
    } catch {
      try dropElement(error)
      return nil
    }
  }

  /// Rethrows the error of a member or element, unless the view is lenient and goes on without it.
  func dropElement(_ error: any Error) throws {
    guard isLenient else { throw error }
    try session.check()
  }

  private func required<C: ContainerReading, T>(_ container: C.Type) throws -> T {
    try cast(try C.decode(from: self))
  }

  private func required<S: ScalarReading, T>(_ type: S.Type, from json: JSON, at key: any CodingKey) throws -> T {
    guard let value = type.value(of: json, isLenient: isLenient) else { throw child(json, at: key).mismatch(type) }
    return try cast(value)
  }

  private func optional<S: ScalarReading, T>(_ type: S.Type, from json: JSON, at key: any CodingKey) throws -> T? {
    if let value = S.accessor(json) { return try cast(value) as T }
    guard isLenient || json.type == .null else { throw child(json, at: key).mismatch(type) }
    return nil
  }

  /// Returns an array's elements as an array of type `T`.
  func values<S: ScalarReading, T>(_ type: S.Type, of elements: [JSON]) throws -> T {
    try cast(try S.values(of: elements, in: self))
  }

  /// Returns an object's members as a dictionary of type `T`.
  func values<S: ScalarReading, T>(_ type: S.Type, of members: Members) throws -> T {
    try cast(try S.values(of: members, in: self))
  }

  private func required<S: StrategyReading, T>(_ dateOrData: S.Type) throws -> T {
    try cast(try S.decode(from: self))
  }

  private func optional<C: ContainerReading, T>(_ container: C.Type) throws -> T? {
    try C.decodeIfPresent(from: self).map { try cast($0) }
  }

  /// Casts a value of a type that was found at run time back to its static type.
  func cast<Value, T>(_ value: Value) throws -> T {
    // Without a cast, which takes the elements of a container one by one.
    if Value.self == T.self { return unsafeBitCast(value, to: T.self) }
    guard let value = value as? T else { throw mismatch(T.self) }
    return value
  }
}
