import LegacyJSON
import ModernClient

/// A rule of a legacy type for its own decoding.
///
/// A type lists its rules in ``LenientDecodable/legacyRules``:
///
/// ```swift
/// struct Story: LegacyThrowingDecodable {
///   static var legacyRules: [LegacyRule] { [.verbatimKeys, .refusesEmpty, .refusesWithError(StoryError.invalid)] }
///   let storyTitle: String  // "storyTitle", not "story_title"
/// }
/// ```
///
/// If several rules say the same, the last one counts. The conditions of ``nullUnless(_:)`` and ``refusesUnless(_:)`` all
/// count.
public struct LegacyRule: Sendable {
  /// The effects of rules.
  enum Effect: Sendable {
    case keys(KeySpelling)
    case unread(DocumentKind)
    case refusal(DocumentKind)
    case requiredValues
    case readCondition(Condition)
    case acceptance(Condition)
    case refusalError(@Sendable () -> any Error, codingKey: String?)
    case property(codingKey: String, PropertyReading)
    case place(codingKey: String, [JSONKey])
    case neverNil
  }

  /// A question to the whole document.
  typealias Condition = @Sendable (LegacyContainer) throws -> Bool

  let effect: Effect

  // MARK: Keys

  /// Spells the properties in the document as in the code: `userName` is `"userName"`, not `"user_name"`.
  public static let verbatimKeys = LegacyRule(effect: .keys(.verbatim))

  /// Takes coding keys for paths through the document: `case ownerName = "owner.name"` is the `name` in `owner`. A step
  /// of digits is an index.
  public static let pathKeys = LegacyRule(effect: .keys(.paths))

  // MARK: Properties

  /// Reads a property as if a wrapper stood before it. Use it if the property's declaration can't have the wrapper: other
  /// code shows or encodes the stored properties, or several properties share a declaration.
  ///
  /// ```swift
  /// struct Story: LegacyDecodable, Encodable {
  ///   static var legacyRules: [LegacyRule] { [.reads("link", as: NeverNil<String>.self)] }
  ///   let link: String?  // link = json["link"].stringValue
  /// }
  /// ```
  ///
  /// Only a `LegacyDecoder` goes by it. Any other decoder reads the property as it is declared.
  ///
  /// - Parameters:
  ///   - codingKey: the property's coding key: its name, unless the type's `CodingKeys` say otherwise.
  ///   - wrapper: a wrapper of this package. Its value has to be of the property's type, or decoding throws a
  ///     `DecodingError`.
  /// - Returns: the rule.
  public static func reads<Wrapper: Decodable & TransparentPropertyWrapper & SendableMetatype>(
    _ codingKey: String, as wrapper: Wrapper.Type
  ) -> LegacyRule {
    LegacyRule(effect: .property(codingKey: codingKey, PropertyReading(by: wrapper)))
  }

  /// Reads every optional property as if `@NeverNil` stood before it.
  ///
  /// ```swift
  /// class Story: LegacyDecodable, Encodable {
  ///   static var legacyRules: [LegacyRule] { [.neverNil] }
  ///   var title: String!  // title = json["title"].stringValue
  ///   var likes: Int!     // likes = json["likes"].intValue
  /// }
  /// ```
  ///
  /// Only a `LegacyDecoder` goes by it. A rule for one property counts more.
  public static let neverNil = LegacyRule(effect: .neverNil)

  /// Reads a property at another place of the document than its coding key says. Use it if other code encodes or decodes
  /// the type by its coding keys, which have to stay as they are:
  ///
  /// ```swift
  /// struct Story: LegacyDecodable, Encodable {
  ///   static var legacyRules: [LegacyRule] { [.reads("city", at: "address", "city")] }
  ///   let city: String  // city = json["address"]["city"].stringValue
  /// }
  /// ```
  ///
  /// Only a `LegacyDecoder` goes by it. It goes together with ``reads(_:as:)`` for the same property.
  ///
  /// - Parameters:
  ///   - codingKey: the property's coding key: its name, unless the type's `CodingKeys` say otherwise.
  ///   - path: keys and indices, outermost first, as the document spells them.
  /// - Returns: the rule.
  public static func reads(_ codingKey: String, at path: any JSONSubscriptType...) -> LegacyRule {
    LegacyRule(effect: .place(codingKey: codingKey, path.map(\.jsonKey)))
  }

  // MARK: Documents that are not read

  /// Makes every `NeverNil` property nil if the document is null or absent, as an initializer did that began with
  /// `if json == .null { return }`.
  public static let nilWhenNull = LegacyRule(effect: .unread(.null))

  /// Makes every `NeverNil` property nil if the document is empty (no members, no elements), as an initializer did that
  /// began with `if json.isEmpty { return }`.
  public static let nilWhenEmpty = LegacyRule(effect: .unread(.empty))

  /// Reads a document as null unless it meets a condition, as an initializer did that began with
  /// `guard let id = json["id"].int else { return }`. Then every `NeverNil` property is nil, too.
  ///
  /// ```swift
  /// class Story: LegacyDecodable {
  ///   static var legacyRules: [LegacyRule] { [.nullUnless { try $0.valueIfPresent(Int.self, at: "id") != nil }] }
  ///   var id: Int?
  ///   @NeverNil var title: String?  // title = json["title"].stringValue
  /// }
  /// ```
  ///
  /// Only a `LegacyDecoder` goes by it. A type that another one inherits from can't have it.
  ///
  /// - Parameter condition: the condition. If it throws, decoding throws the same error.
  /// - Returns: the rule.
  public static func nullUnless(_ condition: @escaping @Sendable (LegacyContainer) throws -> Bool) -> LegacyRule {
    LegacyRule(effect: .readCondition(condition))
  }

  // MARK: Documents that are refused

  /// Refuses an absent document, but not null: `guard json.exists() else { return nil }`.
  public static let refusesAbsent = LegacyRule(effect: .refusal(.absent))

  /// Refuses null and an absent document: `if json == JSON.null { return nil }`.
  public static let refusesNull = LegacyRule(effect: .refusal(.null))

  /// Refuses everything except objects and arrays with content: `if json.isEmpty { return nil }`.
  public static let refusesEmpty = LegacyRule(effect: .refusal(.empty))

  /// Refuses a document without one of the type's scalar properties that are not optional:
  /// `guard let id = json["id"].int else { return nil }`. Everything else is read as in any lenient type.
  ///
  /// ```swift
  /// struct Story: LegacyFailableDecodable {
  ///   static var legacyRules: [LegacyRule] { [.requiresValues] }
  ///   let id: Int              // guard let id = json["id"].int else { return nil }
  ///   let note: String?        // json["note"].string
  ///   let tags: [String]       // json["tags"].arrayValue.map { $0.stringValue }
  ///   @Coerced var likes: Int  // json["likes"].intValue: 0 where there is none
  /// }
  /// ```
  public static let requiresValues = LegacyRule(effect: .requiredValues)

  /// Refuses a document unless it meets a condition. Use it for what is no property's own matter, or if the property may
  /// be nil all the same:
  ///
  /// ```swift
  /// struct Story: LegacyFailableDecodable {
  ///   static var legacyRules: [LegacyRule] { [.refusesUnless { try $0.valueIfPresent(Int.self, at: "id") != nil }] }
  ///   let id: Int?             // guard let id = json["id"].int else { return nil }
  /// }
  /// ```
  ///
  /// Only a `LegacyDecoder` goes by it.
  ///
  /// - Parameter condition: the condition. If it throws, decoding throws the same error.
  /// - Returns: the rule.
  public static func refusesUnless(_ condition: @escaping @Sendable (LegacyContainer) throws -> Bool) -> LegacyRule {
    LegacyRule(effect: .acceptance(condition))
  }

  /// Throws an error for every document that is refused, in place of any `DecodingError`:
  /// `if json.isEmpty { throw StoryError.invalid }`.
  ///
  /// With a key, the error is that of documents which are refused for the value of one property:
  ///
  /// ```swift
  /// struct Story: LegacyThrowingDecodable {
  ///   static var legacyRules: [LegacyRule] {
  ///     [
  ///       .requiresValues, .refusesWithError(StoryError.withoutID, for: "id"),
  ///       .refusesWithError(StoryError.withoutTitle, for: "title"),
  ///     ]
  ///   }
  ///   let id: Int              // guard let id = json["id"].int else { throw StoryError.withoutID }
  ///   let title: String        // guard let title = json["title"].string else { throw StoryError.withoutTitle }
  /// }
  /// ```
  ///
  /// Only a `LegacyDecoder` throws it. Any other decoder throws its own.
  ///
  /// - Parameters:
  ///   - error: the error, made anew for each document.
  ///   - codingKey: the coding key of the property; nil for the error of all other documents.
  /// - Returns: the rule.
  public static func refusesWithError(
    _ error: @autoclosure @escaping @Sendable () -> any Error, for codingKey: String? = nil
  ) -> LegacyRule {
    LegacyRule(effect: .refusalError(error, codingKey: codingKey))
  }
}
