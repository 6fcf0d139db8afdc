/// A type that is read by the old rules, and whose properties are spelled in the document as they are in the code.
///
/// ```swift
/// struct User: LegacyDecodable, VerbatimKeys {
///   let userName: String  // "userName", not "user_name"
/// }
/// ```
public protocol VerbatimKeys: LenientDecodable {}

extension VerbatimKeys {
  /// As the coding key says.
  public static var keySpelling: KeySpelling { .verbatim }
}
