/// A type that is read by the old rules, and whose initializer reads from the container, as the old one read from the
/// `JSON`.
///
/// ```swift
/// struct Order: LegacyDecodable, ContainerDecodable {
///   let id: Int
///   let total: String
///
///   init(from container: LegacyContainer) throws {
///     id = try container.decode(Int.self, at: "id")
///     total = try "$" + container.decode(String.self, at: "total")
///   }
/// }
/// ```
public protocol ContainerDecodable: ContainerInitializable {}

extension ContainerDecodable {
  /// Reads the value from the decoder's container.
  ///
  /// - Parameter decoder: A decoder of any kind.
  /// - Throws: the error of `init(from:)`.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder.legacyContainer())
  }
}
