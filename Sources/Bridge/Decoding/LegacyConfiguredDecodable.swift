import Foundation
import LegacyJSON

/// A type that is read by the old rules, and whose old initializer took something besides the document.
///
/// ```swift
/// struct Comment: LegacyConfiguredDecodable {
///   let text: String
///   let storyID: Int
///
///   init(from decoder: any Decoder, configuration storyID: Int) throws {
///     let container = try decoder.legacyContainer()
///     text = try container.value(String.self, at: "text")
///     self.storyID = storyID
///   }
/// }
///
/// let comment = try LegacyDecoder().decode(Comment.self, from: body, configuration: story.id)
/// ```
///
/// The `DecodingConfiguration` is the type of the additional parameter, or a tuple of several. The protocol comes with
/// three initializers to which one with the old parameter names can delegate: `init(json:configuration:)` for one that
/// could not fail, `init?(ifAccepted:configuration:)`, and `init(decoding:configuration:) throws`.
public protocol LegacyConfiguredDecodable: DecodableWithConfiguration {}

extension LegacyConfiguredDecodable {
  /// Reads the value as the old initializer did, which could not fail. `LegacyDecodable` describes the behaviour for
  /// errors.
  ///
  /// - Parameters:
  ///   - json: the value's document, or null.
  ///   - configuration: the initializer's further arguments.
  public init(json: JSON, configuration: DecodingConfiguration) {
    do {
      try self.init(decoding: json, configuration: configuration)
    } catch {
      do {
        try self.init(decoding: .null, configuration: configuration)
      } catch {
        preconditionFailure(
          "\(Self.self)(json:configuration:) cannot fail, but \(Self.self) does not even decode from null: \(error).")
      }
    }
  }

  /// Reads the value as an old initializer did that could refuse a document with nil.
  ///
  /// - Parameters:
  ///   - json: the value's document, or null.
  ///   - configuration: the initializer's further arguments.
  public init?(ifAccepted json: JSON, configuration: DecodingConfiguration) {
    guard let value = try? Self(decoding: json, configuration: configuration) else { return nil }
    self = value
  }

  /// Reads the value as an old initializer did that could throw.
  ///
  /// - Parameters:
  ///   - json: the value's document, or null.
  ///   - configuration: the initializer's further arguments.
  /// - Throws: the error of the type's `init(from:configuration:)`.
  public init(decoding json: JSON, configuration: DecodingConfiguration) throws {
    self = try LegacyDecoder().decode(Self.self, from: json, configuration: configuration)
  }
}

extension LegacyDecoder {
  /// Decodes a parsed value of a type with further arguments.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - json: the value; an absent one counts as null.
  ///   - configuration: the further arguments of the type's initializer.
  /// - Returns: the value.
  /// - Throws: the error of the type's `init(from:configuration:)`.
  public func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type, from json: JSON, configuration: Value.DecodingConfiguration
  ) throws -> Value {
    let view = DecodingView(root: json, session: DecodingSession(decoder: self))
    return try Value(from: try view.lenient(spelling: view.spelling), configuration: configuration)
  }
}

extension LegacyContainer {
  /// Decodes a required value of a type with further arguments.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - path: keys and indices, outermost first; none for the value itself.
  ///   - configuration: the further arguments of the type's initializer.
  /// - Returns: the value, created from any document, even an absent one.
  /// - Throws: the error of the type's `init(from:configuration:)`.
  public func value<T: DecodableWithConfiguration>(
    _ type: T.Type, at path: any JSONSubscriptType..., configuration: T.DecodingConfiguration
  ) throws -> T {
    let value = view(at: path)
    return try value.descend {
      try T(from: try value.lenient(spelling: view.spelling), configuration: configuration)
    }
  }

  /// Decodes a value of a type with further arguments, whose old initializer could fail. Returns nil if it throws.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - path: keys and indices, outermost first; none for the value itself.
  ///   - configuration: the further arguments of the type's initializer.
  /// - Returns: the value, or nil when its type refuses it.
  /// - Throws: a `DecodingError` when types nest too deep.
  public func valueIfAccepted<T: DecodableWithConfiguration>(
    _ type: T.Type, at path: any JSONSubscriptType..., configuration: T.DecodingConfiguration
  ) throws -> T? {
    let value = view(at: path)
    return try value.descend {
      let decoder = try value.lenient(spelling: view.spelling)
      do {
        return try T(from: decoder, configuration: configuration)
      } catch {
        try view.session.check()
        return nil
      }
    }
  }
}
