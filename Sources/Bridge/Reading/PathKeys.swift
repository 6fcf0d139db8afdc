/// A type that is read by the old rules, and whose coding keys may be paths through the document.
///
/// ```swift
/// struct Repository: LegacyDecodable, PathKeys {
///   let name: String
///   let ownerName: String
///
///   private enum CodingKeys: String, CodingKey {
///     case name
///     case ownerName = "owner.name"
///   }
/// }
/// ```
public protocol PathKeys: LenientDecodable {}

extension PathKeys {
  /// Uses coding keys as they are, with dots between the keys of a path.
  public static var keySpelling: KeySpelling { .paths }
}
