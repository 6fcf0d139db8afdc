import Foundation
import LegacyJSON

/// Decodes by SwiftyJSON's rules, so that a plain struct gets the same values as from the hand-written initializer.
///
/// SwiftyJSON has two families of accessors, which correspond to the two methods of `Decodable` decoding. In a
/// `LegacyDecodable` type:
///
/// | asked for | gives |
/// | --- | --- |
/// | `decode(Int.self)`, all scalars alike | `.intValue`: coerced, 0 when absent |
/// | `decodeIfPresent(Int.self)` | `.int`: nil when absent or of another type |
/// | `decode([T].self)`, `Set`, `[String: T]` | `.arrayValue`, `.dictionaryValue`; elements that throw are dropped |
/// | `decodeIfPresent([T].self)` | the same, but nil when it is not an array |
/// | an element of `[T?]`, `decode(T?.self)` | as `decodeIfPresent(T.self)` |
/// | `decode(P.self)`, P `LegacyDecodable` | P, as if from null when absent |
/// | `decodeIfPresent(P.self)` | nil when null or absent; also when P throws |
/// | `decode(URL.self)` | `.url`, or an error: SwiftyJSON has no `urlValue` |
/// | `decode(Decimal.self)` | `.numberValue.decimalValue`, with the digits of the document |
/// | `decode(Date.self)`, `decode(Data.self)` | as the strategy says, or an error |
/// | `decode(JSON.self)` | the value itself |
///
/// **Leniency belongs to the type.** Any other type's `init(from:)` reads exactly, even inside a lenient type: a scalar
/// is the optional accessor (`.int`, which truncates, and takes `true` for 1) or a `DecodingError`; `decodeIfPresent`
/// is nil for null and absent alone; arrays drop no element. Property wrappers, enums with raw values and tightened
/// types need this, because they try one type after another. Scalars and standard containers inherit the rules. The
/// root (`decode([Product].self, from: body)`) is lenient.
///
/// **Keys.** A `LegacyDecodable` type declares the spelling of its keys, and each key has exactly one. An exact type
/// uses the spelling of the type that contains it, or snake_case if there is none; `userInfo[.legacyKeySpelling]`
/// overrides this for all exact types. In snake_case, an exact type also finds the keys that Foundation's
/// `convertFromSnakeCase` would find, because the coding keys of tightened types are written for it (`image1X` for
/// `image_1x`). Keys of dictionaries stay as they are.
///
/// Types that nest deeper than 512 levels end in an error instead of a crash, as `struct P { let child: P }` does, for
/// which a lenient decoder would never stop. Where the stack is too small for so many levels, as on the threads of
/// Swift's concurrency, decoding goes on on a thread of its own, which does not see the task's local values. Only an
/// `init(from:)` that calls another one itself, with a decoder from `superDecoder()`, can't be moved there; it ends in
/// an error before the stack does.
public struct LegacyDecoder: Sendable {
  /// The types that are read leniently.
  public enum Leniency: Sendable {
    /// The types that declare it: `LegacyDecodable` and its related protocols.
    case declared
    /// All types that are decoded from an object. Use it while a type is already plain `Codable`, and the old rules are
    /// still the fallback for failures (`FallbackDecoding`).
    case everyObject
  }

  /// Values that every `init(from:)` can read. `.legacyKeySpelling` sets the spelling of exact types.
  public var userInfo: [CodingUserInfoKey: any Sendable]

  /// The strategy for dates, with the same results as Foundation's `JSONDecoder`. SwiftyJSON has no accessor for dates,
  /// so a date in another format is an error. The error makes an optional property nil.
  public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy

  /// The strategy for data, as in Foundation's `JSONDecoder`. Data in another format is an error, as for dates.
  public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy

  /// The types that are read leniently.
  public var leniency: Leniency

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - userInfo: values that every `init(from:)` can read. `.legacyKeySpelling` sets the spelling of exact types.
  ///   - dateDecodingStrategy: the strategy for dates.
  ///   - dataDecodingStrategy: the strategy for data.
  ///   - leniency: the types that are read leniently.
  public init(
    userInfo: [CodingUserInfoKey: any Sendable] = [:],
    dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate,
    dataDecodingStrategy: JSONDecoder.DataDecodingStrategy = .base64,
    leniency: Leniency = .declared
  ) {
    self.userInfo = userInfo
    self.dateDecodingStrategy = dateDecodingStrategy
    self.dataDecodingStrategy = dataDecodingStrategy
    self.leniency = leniency
  }

  /// Parses and decodes a document.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - data: the document; an array or an object, as in SwiftyJSON.
  /// - Returns: the value.
  /// - Throws: a `DecodingError` if the data is not JSON, or does not match a strict type.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let json: JSON
    do {
      json = try JSON(decoding: data)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The data is not valid JSON.", underlyingError: error))
    }
    return try decode(type, from: json)
  }

  /// Decodes a parsed value.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - json: the value; an absent one counts as null.
  /// - Returns: the value.
  /// - Throws: a `DecodingError` if the value does not match a strict type.
  public func decode<Value: Decodable>(_ type: Value.Type, from json: JSON) throws -> Value {
    try DecodingView(root: json, session: DecodingSession(decoder: self)).decode(type)
  }
}

extension CodingUserInfoKey {
  /// The `userInfo` key for the `KeySpelling` of all types that are not `LegacyDecodable`.
  public static let legacyKeySpelling: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "CodableMigrationToolkit.legacyKeySpelling") else {
      preconditionFailure("Foundation refuses a key of plain letters.")
    }
    return key
  }()
}
