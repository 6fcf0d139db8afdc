import LegacyJSON
import ModernClient

/// One value of the document, as one type's `init(from:)` sees it: leniently or exactly.
///
/// A class, since it is handed on as `any Decoder`, and held by containers: a copy would cost more than what is read.
final class DecodingView {
  let json: JSON
  let isLenient: Bool
  /// Whether a scalar property that is not optional has to be there, though the view is lenient.
  let requiresValues: Bool
  /// Whether the object is empty, and leaves what is never nil nil.
  let isSkipped: Bool
  let spelling: KeySpelling
  /// False for a dictionary, whose keys are data.
  let spellsKeys: Bool
  /// Whether keys are also found by what Foundation's `convertFromSnakeCase` makes of them: where types are exact.
  let findsConvertedKeys: Bool
  /// The number of `init(from:)` calls that lead here.
  let depth: Int
  let session: DecodingSession
  /// The container that the value is in, and its key there; neither for the whole document.
  private let place: (container: DecodingView, key: any CodingKey)?

  private init(
    json: JSON, isLenient: Bool, requiresValues: Bool = false, isSkipped: Bool = false, spelling: KeySpelling,
    spellsKeys: Bool = true, findsConvertedKeys: Bool? = nil, depth: Int, session: DecodingSession,
    place: (container: DecodingView, key: any CodingKey)?
  ) {
    self.json = json
    self.isLenient = isLenient
    self.requiresValues = requiresValues
    self.isSkipped = isSkipped
    self.spelling = spelling
    self.spellsKeys = spellsKeys
    self.findsConvertedKeys = findsConvertedKeys ?? !isLenient
    self.depth = depth
    self.session = session
    self.place = place
  }

  /// The view of a whole document. Scalars and containers asked of it are lenient.
  convenience init(root json: JSON, session: DecodingSession) {
    self.init(
      json: json, isLenient: true, spelling: session.exactSpelling ?? .snakeCase, depth: 0, session: session, place: nil
    )
  }

  var isNull: Bool { json.type == .null }

  /// The view of a member or element, by the same rules.
  func child(_ json: JSON, at key: any CodingKey) -> DecodingView {
    DecodingView(
      json: json, isLenient: isLenient, spelling: spelling, depth: depth, session: session, place: (self, key))
  }

  /// The view of a member or element that is a container or decoder of its own. It counts as a level, as a type can
  /// pass it on to another `init(from:)` without the decoder noticing.
  func nested(_ json: JSON, at key: any CodingKey) throws -> DecodingView {
    try child(json, at: key).view(isLenient: isLenient, spelling: spelling)
  }

  /// The view of the same value that a `LegacyDecodable` type gets.
  func lenient(spelling: KeySpelling) throws -> DecodingView {
    try lenient(by: LenientRules(spelling: spelling))
  }

  /// The view of the same value that a type with these rules gets.
  func lenient(by rules: LenientRules) throws -> DecodingView {
    if rules.refusal.refuses(json) {
      throw DecodingError.valueNotFound(
        JSON.self, DecodingError.Context(codingPath: codingPath, debugDescription: "The type refuses such a document."))
    }
    return try view(
      isLenient: true, requiresValues: rules.requiresValues, isSkipped: rules.isNilWhenEmpty && json.isEmpty,
      spelling: rules.spelling)
  }

  /// Whether the object that this is a member of leaves what is never nil nil.
  var isInSkippedObject: Bool { place?.container.isSkipped ?? false }

  /// The object that this is a member of; the view itself for the whole document.
  var object: DecodingView { place?.container ?? self }

  /// The view of the same value that any other type gets.
  func exact(spellsKeys: Bool = true) throws -> DecodingView {
    // A path is spelled by the type that says so alone.
    let inherited = spelling == .paths ? .verbatim : spelling
    return try view(isLenient: false, spelling: session.exactSpelling ?? inherited, spellsKeys: spellsKeys)
  }

  /// The view by which the members of this value are read, when it is decoded as an object.
  private var objectView: DecodingView {
    guard !isLenient, session.decoder.leniency == .everyObject else { return self }
    return DecodingView(
      json: json, isLenient: true, spelling: spelling, spellsKeys: spellsKeys, findsConvertedKeys: true, depth: depth,
      session: session, place: place)
  }

  private func view(
    isLenient: Bool, requiresValues: Bool = false, isSkipped: Bool = false, spelling: KeySpelling,
    spellsKeys: Bool = true
  ) throws -> DecodingView {
    try session.checkDepth(depth + 1, of: self)
    return DecodingView(
      json: json, isLenient: isLenient, requiresValues: requiresValues, isSkipped: isSkipped, spelling: spelling,
      spellsKeys: spellsKeys, depth: depth + 1, session: session, place: place)
  }

  /// The keys on the way here, outermost first. Most values are read without anyone asking.
  var codingPath: [any CodingKey] {
    var keys: [any CodingKey] = []
    var view = self
    while let place = view.place {
      keys.append(place.key)
      view = place.container
    }
    return keys.reversed()
  }
}

extension DecodingView: LenientDecoder {
  func exactDecoder() throws -> any Decoder { try exact() }

  var userInfo: [CodingUserInfoKey: Any] { session.decoder.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let view = objectView
    return KeyedDecodingContainer(KeyedView<Key>(object: ObjectView(view: view, members: try view.members())))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedView(view: self, elements: try elements())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleValueView(view: self)
  }
}

// MARK: - Contents and errors

extension DecodingView {
  /// The members; of what is not an object, none (leniently) or an error.
  func members() throws -> [String: JSON] {
    if let members = json.dictionary { return members }
    guard isLenient else { throw mismatch([String: JSON].self, "an object") }
    return [:]
  }

  /// The elements; of what is not an array, none (leniently) or an error.
  func elements() throws -> [JSON] {
    if let elements = json.array { return elements }
    guard isLenient else { throw mismatch([JSON].self, "an array") }
    return []
  }

  /// The error for a value of the right type that cannot be understood.
  func corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }

  /// The error for a value that is null, or not what is expected.
  func mismatch(_ type: any Any.Type, _ expected: String? = nil) -> DecodingError {
    let path = codingPath
    let expected = expected ?? "\(type)"
    let context = { (found: String) in
      DecodingError.Context(codingPath: path, debugDescription: "Expected \(expected) but found \(found).")
    }
    return switch json.type {
    case .null: .valueNotFound(type, context(json.exists() ? "null" : "nothing"))
    case .number: .typeMismatch(type, context("a number"))
    case .string: .typeMismatch(type, context("a string"))
    case .bool: .typeMismatch(type, context("a boolean"))
    case .array: .typeMismatch(type, context("an array"))
    case .dictionary: .typeMismatch(type, context("an object"))
    case .unknown: .typeMismatch(type, context("something that is not JSON"))
    }
  }
}
