import LegacyJSON

extension LegacyContainer {
  /// The value at a path, to be read by paths of its own.
  ///
  /// - Parameter path: Keys and indices, outermost first.
  /// - Returns: A container, of null when there is nothing.
  public func nestedContainer(at path: any JSONSubscriptType...) -> LegacyContainer {
    LegacyContainer(view: view(at: path))
  }

  /// The elements of an array: `.arrayValue`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The elements; none when it is no array.
  public func nestedContainers(at path: any JSONSubscriptType...) -> [LegacyContainer] {
    Self.elements(of: view(at: path)) ?? []
  }

  /// The elements of an array: `.array`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The elements; nil when it is no array.
  public func nestedContainersIfPresent(at path: any JSONSubscriptType...) -> [LegacyContainer]? {
    Self.elements(of: view(at: path))
  }

  /// The members of an object: `.dictionaryValue`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The members; none when it is no object.
  public func members(at path: any JSONSubscriptType...) -> [String: LegacyContainer] {
    Self.members(of: view(at: path)) ?? [:]
  }

  /// The members of an object: `.dictionary`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The members; nil when it is no object.
  public func membersIfPresent(at path: any JSONSubscriptType...) -> [String: LegacyContainer]? {
    Self.members(of: view(at: path))
  }

  /// Returns the pairs that a loop over a `JSON` iterates: an object's members in no order, or an array's elements with
  /// their indices as text.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: The entries; none for a scalar.
  public func entries(at path: any JSONSubscriptType...) -> [(String, LegacyContainer)] {
    let view = view(at: path)
    if let elements = Self.elements(of: view) { return elements.enumerated().map { (String($0), $1) } }
    return (Self.members(of: view) ?? [:]).map { ($0, $1) }
  }

  /// The decoder of the value at a path, for a superclass or another type's `init(from:)`.
  ///
  /// - Parameter path: Keys and indices, outermost first.
  /// - Returns: The decoder.
  /// - Throws: A `DecodingError` when types nest too deep.
  public func superDecoder(at path: any JSONSubscriptType...) throws -> any Decoder {
    try view(at: path).lenient(spelling: view.spelling)
  }

  private static func elements(of view: DecodingView) -> [LegacyContainer]? {
    view.json.array?.enumerated().map { LegacyContainer(view: view.child($1, at: PathKey.index($0))) }
  }

  /// In the order in which the old dictionary is walked: its storage is copied, and filled in place.
  private static func members(of view: DecodingView) -> [String: LegacyContainer]? {
    guard let members = view.json.dictionary else { return nil }
    var containers = members.mapValues { _ in LegacyContainer(view: view) }
    for (name, json) in members {
      containers[name] = LegacyContainer(view: view.child(json, at: PathKey.member(name)))
    }
    return containers
  }
}

// MARK: - Made of parts

extension LegacyContainer {
  /// The same value by itself: `JSON(json)`. What was absent is null from now on.
  ///
  /// - Parameter container: The value.
  public init(_ container: LegacyContainer) {
    let json = container.view.json
    self = json.exists() ? container : LegacyContainer(json: .null)
  }

  /// An object: `JSON(json["owner"].dictionaryValue)`.
  ///
  /// - Parameter members: Its members.
  public init(_ members: [String: LegacyContainer]) {
    self.init(json: JSON(members.mapValues(\.view.json)))
  }

  /// An array: `JSON(json["items"].arrayValue)`.
  ///
  /// - Parameter elements: Its elements.
  public init(_ elements: [LegacyContainer]) {
    self.init(json: JSON(elements.map(\.view.json)))
  }

  /// A container of what code holds that is not migrated.
  ///
  /// - Parameter json: The document. What was absent is absent.
  public init(json: JSON) {
    self.init(view: DecodingView(root: json, session: DecodingSession(decoder: LegacyDecoder())))
  }
}

// MARK: - What is there

extension LegacyContainer {
  /// Whether the document has a value at a path: `.exists()`. An explicit null is one.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  public func exists(at path: any JSONSubscriptType...) -> Bool {
    view(at: path).json.exists()
  }

  /// Whether the value at a path is null, or not there: `== JSON.null`.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  public func isNull(at path: any JSONSubscriptType...) -> Bool {
    view(at: path).isNull
  }

  /// Whether the value at a path has no elements and no members: `.isEmpty`, which is true for scalars too.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  public func isEmpty(at path: any JSONSubscriptType...) -> Bool {
    view(at: path).json.isEmpty
  }

  /// Returns the number of elements or members at a path, as `.count` does. Scalars have 0.
  ///
  /// - Parameter path: Keys and indices, outermost first; none for the value itself.
  public func count(at path: any JSONSubscriptType...) -> Int {
    view(at: path).json.count
  }
}
