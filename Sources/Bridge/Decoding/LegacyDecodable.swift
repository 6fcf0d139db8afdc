import LegacyJSON

/// A `Decodable` type that is read as SwiftyJSON code read it: a missing value, or one of another type, becomes nil,
/// zero or empty, and never an error.
///
/// It is the first step of a migration: the initializer with its `json["…"]` reads goes away, and the values stay the
/// same for every document. Once the API is known to send the values that the type needs, replace `LegacyDecodable` by
/// `Codable`.
///
/// ```swift
/// struct Product: LegacyDecodable {
///   var productID: Int?   // json["product_id"].int: nil when it is absent, null or not a number
///   var name: String      // json["name"].stringValue: a number's text, "" when there is none
///   var tags: [String]    // json["tags"].arrayValue.map(\.stringValue)
///   var owner: User?      // when "owner" is not null: User(json: json["owner"])
/// }
/// ```
///
/// Leniency belongs to the type. Scalars, arrays, sets, dictionaries and optionals are as lenient as the type that
/// contains them. Every other type that is not `LegacyDecodable` itself (an enum, a property wrapper, a plain `Codable`
/// struct) reads exactly. Its error makes an optional property nil, drops an element of a collection, and otherwise
/// fails the containing type. See `LegacyDecoder` for the full rules.
///
/// `LegacyDecodable` is for types whose old initializer could not fail. It provides `init(json:)` in that form, so that
/// code which is not migrated keeps compiling. `LegacyFailableDecodable` and `LegacyThrowingDecodable` provide the
/// other two forms.
public protocol LegacyDecodable: LenientDecodable, JSONDeserializable {}

extension LegacyDecodable {
  /// Reads the value as the old initializer did, for code that still has a `JSON`.
  ///
  /// Like the old one, it can't fail. If decoding throws, because a strict part of the type does not match the
  /// document, the value is decoded from null. If that throws too, the program stops. This happens only for a type that
  /// *requires* a strict value (`let kind: SomeEnum`). Such a type needs a form that can fail:
  /// `LegacyFailableDecodable` or `LegacyThrowingDecodable`.
  ///
  /// Called on a subclass, it creates the subclass. But `type.init(json:)` on a *variable* of the base class's metatype
  /// creates the base class, because Swift does not dynamically dispatch an initializer of a protocol extension. A
  /// class that is created this way needs its own initializer, which delegates to `init(decoding:)`.
  ///
  /// - Parameter json: the value's document, or null.
  public init(json: JSON) { self.init(decoding: json) }

  /// Does the same as `init(json:)`. A class's own `required init(json:)` can delegate to it.
  ///
  /// ```swift
  /// required convenience init(json: JSON) { self.init(decoding: json) }
  /// ```
  ///
  /// - Parameters:
  ///   - json: the value's document, or null.
  ///   - decoder: the decoder. The default is the type's own. (Because of this parameter, `map(Tag.init)` can't mean
  ///     this initializer.)
  public init(decoding json: JSON, with decoder: LegacyDecoder? = nil) {
    let decoder = decoder ?? Self.legacyDecoder
    do {
      self = try decoder.decode(Self.self, from: json)
    } catch {
      do {
        self = try decoder.decode(Self.self, from: .null)
      } catch {
        preconditionFailure(
          """
          \(Self.self)(json:) cannot fail, but \(Self.self) does not even decode from null: \(error). \
          Make it a LegacyFailableDecodable or a LegacyThrowingDecodable.
          """
        )
      }
    }
  }
}
