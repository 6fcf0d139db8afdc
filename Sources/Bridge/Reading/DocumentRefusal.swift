/// The documents that a type's old initializer refused as a whole, before reading anything.
///
/// A type sets it by conforming to ``RefusesAbsent``, ``RefusesNull`` or ``RefusesEmpty``.
public enum DocumentRefusal: Sendable {
  /// None.
  case none
  /// Absent documents, but not null: `guard json.exists() else { return nil }`.
  case absent
  /// Absent documents and null: `if json == JSON.null { return nil }`.
  case null
  /// Everything except objects and arrays with content: `if json.isEmpty { return nil }`.
  case empty
}

/// A type that is read by the old rules, and whose old initializer refused an absent document: `guard json.exists()
/// else { return nil }`.
///
/// ```swift
/// struct Statistics: LegacyFailableDecodable, RefusesAbsent {
///   let views: Int?
/// }
/// ```
public protocol RefusesAbsent: LenientDecodable {}

extension RefusesAbsent {
  /// Absent documents are refused.
  public static var documentRefusal: DocumentRefusal { .absent }
}

/// A type that is read by the old rules, and whose old initializer refused null and an absent document: `if json ==
/// JSON.null { return nil }`.
public protocol RefusesNull: LenientDecodable {}

extension RefusesNull {
  /// Null and absent documents are refused.
  public static var documentRefusal: DocumentRefusal { .null }
}

/// A type that is read by the old rules, and whose old initializer refused an empty document (which includes everything
/// except objects and arrays): `if json.isEmpty { return nil }`.
public protocol RefusesEmpty: LenientDecodable {}

extension RefusesEmpty {
  /// Refuses documents without members or elements.
  public static var documentRefusal: DocumentRefusal { .empty }
}

/// A type that is read by the old rules, and whose old initializer threw the same error for every document that it
/// refused: `if json.isEmpty { throw StoryError.invalid }`.
///
/// ```swift
/// struct Story: LegacyThrowingDecodable, RefusesEmpty, RefusesWithError {
///   static var errorOfRefusal: any Error { StoryError.invalid }
///   let id: Int
/// }
/// ```
///
/// A `LegacyDecoder` throws this error instead of any `DecodingError` from decoding the type. Any other decoder throws
/// its own.
public protocol RefusesWithError: LenientDecodable {
  /// The error to throw for a document that the type refuses.
  static var errorOfRefusal: any Error { get }
}
