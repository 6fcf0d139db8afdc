import LegacyJSON

extension LegacyContainer {
  /// Returns a container for the value at a path.
  ///
  /// - Parameter path: keys and indices, outermost first.
  /// - Returns: the container, which is null for an absent value.
  public func nestedContainer(at path: any JSONSubscriptType...) -> LegacyContainer {
    LegacyContainer(view: view(at: path))
  }

  /// Returns the elements of an array, as `.arrayValue` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the elements. Empty if the value is not an array.
  public func nestedContainers(at path: any JSONSubscriptType...) -> [LegacyContainer] {
    Self.elements(of: view(at: path)) ?? []
  }

  /// Returns the elements of an array, as `.array` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the elements. Nil if the value is not an array.
  public func nestedContainersIfPresent(at path: any JSONSubscriptType...) -> [LegacyContainer]? {
    Self.elements(of: view(at: path))
  }

  /// Returns the members of an object, as `.dictionaryValue` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the members. Empty if the value is not an object.
  public func members(at path: any JSONSubscriptType...) -> [String: LegacyContainer] {
    Self.members(of: view(at: path)) ?? [:]
  }

  /// Returns the members of an object, as `.dictionary` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the members. Nil if the value is not an object.
  public func membersIfPresent(at path: any JSONSubscriptType...) -> [String: LegacyContainer]? {
    Self.members(of: view(at: path))
  }

  /// Returns the pairs that a loop over a `JSON` iterates: an object's members in no order, or an array's elements with
  /// their indices as text.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the entries; none for a scalar.
  public func entries(at path: any JSONSubscriptType...) -> [(String, LegacyContainer)] {
    let view = view(at: path)
    if let elements = Self.elements(of: view) { return elements.enumerated().map { (String($0), $1) } }
    return (Self.members(of: view) ?? [:]).map { ($0, $1) }
  }

  /// Returns what a loop over `0..<json.count` reads by its numbers: the elements of an array, or, as only an array has
  /// any, an absent value for each member of an object.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the elements; none for a scalar.
  public func countedContainers(at path: any JSONSubscriptType...) -> [LegacyContainer] {
    let view = view(at: path)
    return (0..<view.json.count).map { LegacyContainer(view: view.child(view.json[$0], at: PathKey.index($0))) }
  }

  /// Returns the decoder of the value at a path, for a superclass or another type's `init(from:)`.
  ///
  /// - Parameter path: keys and indices, outermost first.
  /// - Returns: the decoder.
  /// - Throws: a `DecodingError` when types nest too deep.
  public func superDecoder(at path: any JSONSubscriptType...) throws -> any Decoder {
    try view(at: path).lenient(spelling: view.spelling)
  }

  private static func elements(of view: DecodingView) -> [LegacyContainer]? {
    view.json.array?.enumerated().map { LegacyContainer(view: view.child($1, at: PathKey.index($0))) }
  }

  /// Returns the members in the iteration order of the old dictionary: its storage is copied, and filled in place.
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
  /// Creates a container of the same value, as `JSON(json)` does. An absent value becomes null.
  ///
  /// - Parameter container: the value.
  public init(_ container: LegacyContainer) {
    let json = container.view.json
    self = json.exists() ? container : LegacyContainer(json: .null)
  }

  /// Creates a container of an object, as `JSON(json["owner"].dictionaryValue)` does.
  ///
  /// - Parameter members: its members.
  public init(_ members: [String: LegacyContainer]) {
    self.init(json: JSON(members.mapValues(\.view.json)))
  }

  /// Creates a container of an array, as `JSON(json["items"].arrayValue)` does.
  ///
  /// - Parameter elements: its elements.
  public init(_ elements: [LegacyContainer]) {
    self.init(json: JSON(elements.map(\.view.json)))
  }

  /// Creates a container of a document from code that is not migrated.
  ///
  /// - Parameter json: the document. An absent value stays absent.
  public init(json: JSON) {
    self.init(view: DecodingView(root: json, session: DecodingSession(decoder: LegacyDecoder())))
  }
}

// MARK: - What is there

extension LegacyContainer {
  /// Returns whether the document has a value at a path, as `.exists()` does. An explicit null counts.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  public func exists(at path: any JSONSubscriptType...) -> Bool {
    view(at: path).json.exists()
  }

  /// Returns whether the value at a path is null or absent, as `== JSON.null` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  public func isNull(at path: any JSONSubscriptType...) -> Bool {
    view(at: path).isNull
  }

  /// Returns the kind of the value at a path, as `.type` does. Absent values are of kind `.null`.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  public func type(at path: any JSONSubscriptType...) -> LegacyJSON.`Type` {
    view(at: path).json.type
  }

  /// Returns whether the value at a path has no elements and no members, as `.isEmpty` does. True for scalars too.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  public func isEmpty(at path: any JSONSubscriptType...) -> Bool {
    view(at: path).json.isEmpty
  }

  /// Returns the number of elements or members at a path, as `.count` does. Scalars have 0.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  public func count(at path: any JSONSubscriptType...) -> Int {
    view(at: path).json.count
  }
}
