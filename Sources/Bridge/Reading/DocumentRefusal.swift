/// Which documents a type's old initializer refused as a whole, before it read anything.
///
/// A type says so by one of the protocols ``RefusesAbsent``, ``RefusesNull`` and ``RefusesEmpty``.
public enum DocumentRefusal: Sendable {
  /// None.
  case none
  /// Absent documents, but not null: `guard json.exists() else { return nil }`.
  case absent
  /// Absent documents and null: `if json == JSON.null { return nil }`.
  case null
  /// Everything but objects and arrays that hold something: `if json.isEmpty { return nil }`.
  case empty
}

/// A type that is read by the old rules, and whose old initializer refused a document that is not there:
/// `guard json.exists() else { return nil }`.
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

/// A type that is read by the old rules, and whose old initializer refused null, and what is not there:
/// `if json == JSON.null { return nil }`.
public protocol RefusesNull: LenientDecodable {}

extension RefusesNull {
  /// Null and absent documents are refused.
  public static var documentRefusal: DocumentRefusal { .null }
}

/// A type that is read by the old rules, and whose old initializer refused a document that holds nothing (which every
/// document does that is no object and no array): `if json.isEmpty { return nil }`.
public protocol RefusesEmpty: LenientDecodable {}

extension RefusesEmpty {
  /// Documents without members or elements are refused.
  public static var documentRefusal: DocumentRefusal { .empty }
}

/// A type that is read by the old rules, and whose old initializer threw one and the same error for every document that
/// it refused: `if json.isEmpty { throw StoryError.invalid }`.
///
/// ```swift
/// struct Story: LegacyThrowingDecodable, RefusesEmpty, RefusesWithError {
///   static var errorOfRefusal: any Error { StoryError.invalid }
///   let id: Int
/// }
/// ```
///
/// A `LegacyDecoder` throws that error in place of each `DecodingError` with which the type ends. Any other decoder throws
/// its own.
public protocol RefusesWithError: LenientDecodable {
  /// The error to throw for a document that the type refuses.
  static var errorOfRefusal: any Error { get }
}
