import LegacyJSON

/// A `Decodable` type that reads the way SwiftyJSON code did: what is missing or of another type becomes nil, zero or
/// empty, and never an error.
///
/// It is the first step of a migration: the initializer full of `json["…"]` goes, the values stay the same for every
/// document. The word is the debt that remains: once the API is known to send what the type needs, `LegacyDecodable`
/// becomes `Codable`.
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
/// Leniency belongs to the type. Scalars, arrays, sets, dictionaries and optionals are as lenient as the type that holds
/// them; every other type that is not `LegacyDecodable` itself (an enum, a property wrapper, a plain `Codable` struct)
/// reads exactly, and what it throws makes an optional property nil, drops an element of a collection, and otherwise
/// fails the type that holds it. See `LegacyDecoder` for the rules in full.
///
/// `LegacyDecodable` is for types whose old initializer could not fail. What comes with it is `init(json:)` in that form,
/// so that code which is not migrated keeps compiling; `LegacyFailableDecodable` and `LegacyThrowingDecodable` bring it in
/// the other two.
public protocol LegacyDecodable: LenientDecodable, JSONDeserializable {}

extension LegacyDecodable {
  /// Reads the value as the old initializer did, so that code which still holds a `JSON` can go on as before.
  ///
  /// It cannot fail, as the old one could not. When decoding throws, because the type holds something strict that does
  /// not fit the document, the value is what null decodes to. When even that throws, which only a type that *requires*
  /// something strict does (`let kind: SomeEnum`), the program stops: such a type has to be decoded by a form that can
  /// fail: it is a `LegacyFailableDecodable` or a `LegacyThrowingDecodable`.
  ///
  /// On a subclass it makes the subclass; but `type.init(json:)` on a *variable* of the base class's metatype makes the base
  /// class, as Swift does not dispatch an initializer from a protocol extension. A class that is made so has an initializer
  /// of its own, which delegates to `init(decoding:)`.
  ///
  /// - Parameter json: The value's document, or null.
  public init(json: JSON) { self.init(decoding: json) }

  /// Does what `init(json:)` does, for a class's own `required init(json:)` to delegate to.
  ///
  /// ```swift
  /// required convenience init(json: JSON) { self.init(decoding: json) }
  /// ```
  ///
  /// - Parameters:
  ///   - json: The value's document, or null.
  ///   - decoder: The decoder. The default is the type's own. (Because of this parameter, `map(Tag.init)` can't mean
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
