import LegacyJSON
import ModernClient

/// One value of the document as a type's `init(from:)` sees it, leniently or exactly.
///
/// It is a class because it is passed on as `any Decoder` and stored in containers. Copying would cost more than
/// reading.
final class DecodingView {
  let json: JSON
  let isLenient: Bool
  /// Whether a non-optional scalar property is required although the view is lenient.
  let requiresValues: Bool
  /// Whether the object is empty, so that `NeverNil` properties become nil.
  let isSkipped: Bool
  /// The rules for properties. Nil for none.
  let properties: PropertyRules?
  let spelling: KeySpelling
  /// False for a dictionary, whose keys are data.
  let spellsKeys: Bool
  /// Whether keys also match as converted by Foundation's `convertFromSnakeCase`. True for exact types.
  let findsConvertedKeys: Bool
  /// The number of `init(from:)` calls that lead here.
  let depth: Int
  let session: DecodingSession
  /// The container of the value. Nil for the whole document.
  private let container: DecodingView?
  /// The key in the container. Meaningless for the whole document.
  private let key: any CodingKey
  /// The members, if the value is an object whose members are listed.
  let listedMembers: MemberList?
  /// The order in which the type's coding keys are asked for. Nil if they are not converted.
  let keyOrder: KeyOrder?
  /// The state of `keyOrder` when the view was created.
  let knownKeys: [KeyOrder.Entry]
  /// The number of coding keys that were asked for, as `keyOrder` counts them.
  var turn = 0
  /// The position among the members where the next one is expected.
  var expectedPosition = 0

  private init(
    json: JSON, isLenient: Bool, requiresValues: Bool = false, isSkipped: Bool = false,
    properties: PropertyRules? = nil, spelling: KeySpelling, spellsKeys: Bool = true,
    findsConvertedKeys: Bool? = nil, depth: Int, session: DecodingSession, container: DecodingView?,
    key: any CodingKey, keyOrder: KeyOrder? = nil
  ) {
    self.json = json
    listedMembers = json.listedMembers
    self.isLenient = isLenient
    self.requiresValues = requiresValues
    self.isSkipped = isSkipped
    self.properties = properties
    self.spelling = spelling
    self.spellsKeys = spellsKeys
    self.findsConvertedKeys = findsConvertedKeys ?? !isLenient
    self.depth = depth
    self.session = session
    self.container = container
    self.key = key
    self.keyOrder = spellsKeys && spelling == .snakeCase ? keyOrder : nil
    knownKeys = self.keyOrder?.entries ?? []
  }

  /// Creates the view of a whole document, in which scalars and containers are read leniently.
  convenience init(root json: JSON, session: DecodingSession) {
    self.init(
      json: json, isLenient: true, spelling: session.exactSpelling ?? .snakeCase, depth: 0, session: session,
      container: nil, key: PathKey.member("")
    )
  }

  var isNull: Bool { json.type == .null }

  /// Returns the view of a member or element, with the same rules.
  func child(_ json: JSON, at key: any CodingKey) -> DecodingView {
    DecodingView(
      json: json, isLenient: isLenient, spelling: spelling, depth: depth, session: session, container: self, key: key)
  }

  /// Returns the view of a member or element for a type with these rules: `child(json, at: key).lenient(by: rules)`,
  /// without a view in between.
  func lenientChild(_ json: JSON, at key: any CodingKey, by rules: LenientRules) throws -> DecodingView {
    guard session.isShallow(depth + 1), !rules.asksDocument, !rules.refusal.contains(json) else {
      return try child(json, at: key).lenient(by: rules)
    }
    return DecodingView(
      json: json, isLenient: true, requiresValues: rules.requiresValues, isSkipped: rules.unread.contains(json),
      properties: rules.properties, spelling: rules.spelling, depth: depth + 1, session: session, container: self,
      key: key, keyOrder: rules.keyOrder)
  }

  /// Returns the view of a member or element for any other type: `child(json, at: key).exact()`, without a view in
  /// between.
  func exactChild(_ json: JSON, at key: any CodingKey, keyOrder: KeyOrder) throws -> DecodingView {
    guard session.isShallow(depth + 1) else { return try child(json, at: key).exact(keyOrder: keyOrder) }
    return DecodingView(
      json: json, isLenient: false, spelling: exactSpelling, depth: depth + 1, session: session, container: self,
      key: key, keyOrder: keyOrder)
  }

  /// Returns the view of a member or element for a nested container or decoder. It counts as a level, because a type
  /// can pass it to another `init(from:)` without the decoder noticing.
  func nested(_ json: JSON, at key: any CodingKey) throws -> DecodingView {
    try child(json, at: key).view(isLenient: isLenient, spelling: spelling)
  }

  /// Returns the view of the same value for a `LegacyDecodable` type.
  func lenient(spelling: KeySpelling) throws -> DecodingView {
    try view(isLenient: true, spelling: spelling)
  }

  /// Returns the view of the same value for a type with these rules.
  func lenient(by rules: LenientRules) throws -> DecodingView {
    if try rules.refusal.contains(json) || !meets(rules.acceptances) {
      throw DecodingError.valueNotFound(
        JSON.self, DecodingError.Context(codingPath: codingPath, debugDescription: "The type refuses such a document."))
    }
    let isRead = try meets(rules.readConditions)
    return try view(
      of: isRead ? nil : .null, isLenient: true, requiresValues: rules.requiresValues,
      isSkipped: !isRead || rules.unread.contains(json), properties: rules.properties, spelling: rules.spelling,
      keyOrder: rules.keyOrder)
  }

  /// Whether the value meets all of these conditions.
  private func meets(_ conditions: [LegacyRule.Condition]) throws -> Bool {
    if conditions.isEmpty { return true }
    let container = try LegacyContainer(view: lenient(spelling: .verbatim))
    return try conditions.allSatisfy { try $0(container) }
  }

  /// Whether the value is a member of an object whose `NeverNil` properties become nil.
  var isInSkippedObject: Bool { container?.isSkipped ?? false }

  /// The object that contains the value, or the view itself for the whole document.
  var object: DecodingView { container ?? self }

  /// Returns the view of the same value for any other type.
  func exact(spellsKeys: Bool = true, keyOrder: KeyOrder? = nil) throws -> DecodingView {
    try view(isLenient: false, spelling: exactSpelling, spellsKeys: spellsKeys, keyOrder: keyOrder)
  }

  private var exactSpelling: KeySpelling {
    // A path is spelled by the type that says so alone.
    session.exactSpelling ?? (spelling == .paths ? .verbatim : spelling)
  }

  /// The view for reading the members of this value, if it is decoded as an object.
  private var objectView: DecodingView {
    guard !isLenient, session.decoder.leniency == .everyObject else { return self }
    return DecodingView(
      json: json, isLenient: true, spelling: spelling, spellsKeys: spellsKeys, findsConvertedKeys: true, depth: depth,
      session: session, container: container, key: key, keyOrder: keyOrder)
  }

  private func view(
    of other: JSON? = nil, isLenient: Bool, requiresValues: Bool = false, isSkipped: Bool = false,
    properties: PropertyRules? = nil, spelling: KeySpelling, spellsKeys: Bool = true,
    keyOrder: KeyOrder? = nil
  ) throws -> DecodingView {
    try session.checkDepth(depth + 1, of: self)
    return DecodingView(
      json: other ?? json, isLenient: isLenient, requiresValues: requiresValues, isSkipped: isSkipped,
      properties: properties, spelling: spelling, spellsKeys: spellsKeys, depth: depth + 1, session: session,
      container: container, key: key, keyOrder: keyOrder)
  }

  /// The keys that lead here, outermost first. Computed on access, because most values never need it.
  var codingPath: [any CodingKey] {
    var keys: [any CodingKey] = []
    keys.reserveCapacity(depth + 1)
    var view = self
    while let container = view.container {
      keys.append(view.key)
      view = container
    }
    keys.reverse()
    return keys
  }
}

extension DecodingView: LenientDecoder, DocumentDecoder {
  func exactDecoder() throws -> any Decoder { try exact() }

  var userInfo: [CodingUserInfoKey: Any] { session.decoder.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let view = objectView
    guard view.isLenient || json.type == .dictionary else { throw view.mismatch([String: JSON].self, "an object") }
    return KeyedDecodingContainer(KeyedView<Key>(view: view))
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
  /// Returns the members. If the value is not an object, returns none in a lenient view and throws in an exact one.
  func members() throws -> Members {
    if let members = json.members { return members }
    guard isLenient else { throw mismatch([String: JSON].self, "an object") }
    return .hashed([:])
  }

  /// Returns the elements. If the value is not an array, returns none in a lenient view and throws in an exact one.
  func elements() throws -> [JSON] {
    if let elements = json.array { return elements }
    guard isLenient else { throw mismatch([JSON].self, "an array") }
    return []
  }

  /// Returns the error for a value of the right type with an invalid content.
  func corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }

  /// Returns the error for a value that is null, or not of the expected type.
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
