/// A type that a `LegacyDecoder` reads from the container, as the old initializer read it from the `JSON`, and that other
/// decoders read by an `init(from:)` of the type's own.
///
/// It is for types that were `Codable` before they were migrated: what the compiler synthesized for them stays as it is.
///
/// ```swift
/// struct Movie: Codable, LegacyDecodable, ContainerInitializable {
///   let id: Int
///   let poster: String
///
///   init(from container: LegacyContainer) throws {
///     id = try container.value(Int.self, at: "id")
///     poster = try container.value(String.self, at: "poster_path")
///   }
/// }
///
/// Movie(json: ["id": 1, "poster_path": "/a.png"])
/// try JSONDecoder().decode(Movie.self, from: Data(#"{"id": 1, "poster": "/a.png"}"#.utf8))
/// ```
///
/// A type that every decoder reads in the same way needs no such initializer: its `init(from:)` begins with
/// `let container = try decoder.legacyContainer()`.
public protocol ContainerInitializable: LenientDecodable {
  /// Reads the value.
  ///
  /// - Parameter container: the value's document, which is null for an absent value.
  /// - Throws: an error if the document is refused.
  init(from container: LegacyContainer) throws
}
