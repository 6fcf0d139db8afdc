import LegacyJSON

/// What all views of one decoding share.
final class DecodingSession {
  /// How deep types may nest. Foundation's parser stops at the same depth.
  static let depthLimit = 512
  /// How deep types may nest before the stack is looked at, which few documents ever do.
  private static let shallowDepth = 32

  let userInfo: [CodingUserInfoKey: any Sendable]
  /// The spelling that `userInfo` sets for all exact types.
  let exactSpelling: KeySpelling?

  /// Once types nest too deep everything ends: a lenient container that swallowed this error and went on with the next
  /// element would take time exponential in the limit.
  private var depthFailure: DecodingError?
  lazy var lowestStackAddress = StackBounds.lowestAddress()
  private var readings: [ObjectIdentifier: TypeReading] = [:]
  private var snakeCaseKeys: [String: String] = [:]
  private var camelCaseKeys: [String: String] = [:]

  init(userInfo: [CodingUserInfoKey: any Sendable]) {
    self.userInfo = userInfo
    exactSpelling = userInfo[.legacyKeySpelling] as? KeySpelling
  }

  /// Throws again what must not be swallowed. Every `catch` that drops an error calls this.
  func check() throws {
    if let depthFailure { throw depthFailure }
  }

  func checkDepth(_ depth: Int, path: CodingPath) throws {
    try check()
    guard depth > Self.depthLimit || (depth > Self.shallowDepth && isStackNearlyUsed) else { return }
    let failure = DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: path.keys, debugDescription: "Types nest too deep: \(depth) levels, of at most \(Self.depthLimit).")
    )
    depthFailure = failure
    throw failure
  }

  private var isStackNearlyUsed: Bool {
    lowestStackAddress.map { StackBounds.currentAddress() < $0 } ?? false
  }

  func reading(of type: any Decodable.Type) -> TypeReading {
    let id = ObjectIdentifier(type)
    if let known = readings[id] { return known }
    let reading = TypeReading(of: type)
    readings[id] = reading
    return reading
  }

  func documentKey(for codingKey: String, in spelling: KeySpelling) -> String {
    guard spelling != .verbatim, !KeySpelling.isSnakeCase(codingKey) else { return codingKey }
    if let known = snakeCaseKeys[codingKey] { return known }
    let key = spelling.documentKey(for: codingKey)
    snakeCaseKeys[codingKey] = key
    return key
  }

  func camelCase(_ documentKey: String) -> String {
    if let known = camelCaseKeys[documentKey] { return known }
    let key = KeySpelling.camelCase(documentKey)
    camelCaseKeys[documentKey] = key
    return key
  }
}

/// How a type is read.
enum TypeReading {
  /// `JSON`: kept as it is.
  case json
  /// A type for which SwiftyJSON has accessors.
  case scalar(any ScalarReading.Type)
  /// A standard container, as lenient as what holds it.
  case container(any ContainerReading.Type)
  /// A `LegacyDecodable` type's `init(from:)`.
  case lenient(KeySpelling)
  /// Any other `init(from:)`.
  case exact

  init(of type: any Decodable.Type) {
    self =
      switch type {
      case is JSON.Type: .json
      case let scalar as any ScalarReading.Type: .scalar(scalar)
      case let container as any ContainerReading.Type: .container(container)
      case let lenient as any LenientDecodable.Type: .lenient(lenient.keySpelling)
      default: .exact
      }
  }

  /// Whether a lenient container decodes the type from nothing. An exact type has to be there, even if only as null.
  var toleratesAbsence: Bool {
    if case .exact = self { false } else { true }
  }
}
