import Foundation
import LegacyJSON
import ModernClient

/// State that all views of one decoding share.
final class DecodingSession {
  /// The deepest nesting of types that is decoded. Foundation's parser stops at the same depth.
  static let depthLimit = 512
  /// The depth from which the stack is checked. Few documents nest as deep.
  private static let shallowDepth = 32
  /// The stack space, in bytes above `lowestStackAddress`, from which decoding goes on on another thread.
  private static let reserve: UInt = 96 * 1024

  let decoder: LegacyDecoder
  /// The spelling that `userInfo` sets for all exact types.
  let exactSpelling: KeySpelling?

  /// The error for types that nest too deep, which ends the whole decoding. A lenient container that caught it and went
  /// on with the next element would take time exponential in the limit.
  private var depthFailure: DecodingError? {
    didSet { hasFailed = depthFailure != nil }
  }
  private var hasFailed = false
  lazy var lowestStackAddress = StackBounds.lowestAddress()
  private var readings: [ObjectIdentifier: TypeReading] = [:]
  private var snakeCaseKeys: [String: String] = [:]
  private var camelCaseKeys: [String: String] = [:]

  /// A Foundation decoder for dates in its formats.
  lazy var dateDecoder: JSONDecoder = {
    let result = JSONDecoder()
    result.dateDecodingStrategy = decoder.dateDecodingStrategy
    return result
  }()

  init(decoder: LegacyDecoder) {
    self.decoder = decoder
    exactSpelling = decoder.userInfo[.legacyKeySpelling] as? KeySpelling
  }

  /// Rethrows an error that must not be swallowed. Every `catch` that drops an error calls this.
  func check() throws {
    if hasFailed, let depthFailure { throw depthFailure }
  }

  func checkDepth(_ depth: Int, of view: DecodingView) throws {
    try check()
    guard depth > Self.depthLimit || (depth > Self.shallowDepth && isStackNearlyUsed) else { return }
    let failure = DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: view.codingPath,
        debugDescription: "Types nest too deep: \(depth) levels, of at most \(Self.depthLimit).")
    )
    depthFailure = failure
    throw failure
  }

  /// Whether `checkDepth` lets such a depth pass without looking at the stack.
  func isShallow(_ depth: Int) -> Bool {
    !hasFailed && depth <= Self.shallowDepth
  }

  /// Calls a type's `init(from:)`, on a thread of its own if the stack of this one is nearly used.
  ///
  /// This comes before `checkDepth` fails for the stack: an `init(from:)` that calls another one itself, with a decoder
  /// from `superDecoder()`, can't be moved to another thread.
  func descend<Value>(to depth: Int, _ body: () throws -> Value) throws -> Value {
    guard depth > Self.shallowDepth, let lowest = lowestStackAddress,
      StackBounds.currentAddress() < lowest + Self.reserve
    else { return try body() }
    defer { lowestStackAddress = lowest }
    return try DeepRecursion.onOwnThread {
      lowestStackAddress = StackBounds.lowestAddress()
      return try body()
    }
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
    guard spelling == .snakeCase, !SnakeCase.isKept(codingKey) else { return codingKey }
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
