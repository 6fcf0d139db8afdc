import Foundation

/// A type whose initializer takes the container of its document and a configuration.
///
/// ```swift
/// struct Comment: LegacyConfiguredDecodable, ConfiguredContainerDecodable {
///   let text: String
///   let storyID: Int
///
///   init(from container: LegacyContainer, configuration storyID: Int) throws {
///     text = try container.decode(String.self, at: "text")
///     self.storyID = storyID
///   }
/// }
/// ```
///
/// See ``ContainerDecodable`` for types that need only the document.
public protocol ConfiguredContainerDecodable: DecodableWithConfiguration where DecodingConfiguration == Configuration {
  /// The type of the configuration: the old initializer's further parameter, or a tuple of several.
  associatedtype Configuration

  /// Reads the value.
  ///
  /// - Parameters:
  ///   - container: The value's document, which is null for an absent value.
  ///   - configuration: The values that are not in the document.
  /// - Throws: an error if the document is refused.
  init(from container: LegacyContainer, configuration: Configuration) throws
}

extension ConfiguredContainerDecodable {
  /// Reads the value from the decoder's container.
  ///
  /// - Parameters:
  ///   - decoder: A decoder of any kind.
  ///   - configuration: The values that are not in the document.
  /// - Throws: the error of `init(from:configuration:)`.
  public init(from decoder: any Decoder, configuration: Configuration) throws {
    try self.init(from: decoder.legacyContainer(), configuration: configuration)
  }
}
