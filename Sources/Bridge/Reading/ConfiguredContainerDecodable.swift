import Foundation

/// A type that is made of its document's container and of something besides, in an initializer of its own.
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
/// See ``ContainerDecodable`` for types that are made of the document alone.
public protocol ConfiguredContainerDecodable: DecodableWithConfiguration where DecodingConfiguration == Configuration {
  /// What the initializer takes besides: a tuple, when it is more than one value.
  associatedtype Configuration

  /// Reads the value.
  ///
  /// - Parameters:
  ///   - container: The value's document; null where there is nothing.
  ///   - configuration: What the initializer takes besides.
  /// - Throws: what keeps the value from being made.
  init(from container: LegacyContainer, configuration: Configuration) throws
}

extension ConfiguredContainerDecodable {
  /// Reads the value from the decoder's container.
  ///
  /// - Parameters:
  ///   - decoder: A decoder of any kind.
  ///   - configuration: What the initializer takes besides.
  /// - Throws: what `init(from:configuration:)` throws of the container.
  public init(from decoder: any Decoder, configuration: Configuration) throws {
    try self.init(from: decoder.legacyContainer(), configuration: configuration)
  }
}
