import Bridge
import Foundation
import ModernClient

/// Decodes strictly, with a fallback: a body that fails is decoded by the old rules instead, and reported.
///
/// Use it when a tightened type first reaches users. A document that differs from the evidence then has no effect on
/// them, and is reported:
///
/// ```swift
/// extension Products: SelfDecodingResponse {
///   static var responseDecoding: any ResponseDecoding {
///     FallbackDecoding(
///       mode: { _ in RemoteSettings.shared.decodesStrictly ? .strictWithFallback : .legacy },
///       onFallback: { log("\($0)") }  // Products: products[3].coin: Expected Int but found a string.
///     )
///   }
/// }
/// ```
public struct FallbackDecoding: ResponseDecoding {
  /// The rules by which a type is decoded.
  public enum Mode: Sendable {
    /// Strictly; what fails is an error.
    case strict
    /// Strictly; a body that fails is decoded by the old rules.
    case strictWithFallback
    /// By the old rules.
    case legacy
  }

  /// A report about a document that did not match its type, and was decoded by the old rules.
  public struct Fallback: Sendable, CustomStringConvertible {
    /// The type's name.
    public let type: String

    /// The error that strict decoding threw.
    public let error: any Error

    /// The type, the place in the document, and the decoder's reason, which may quote a number.
    public var description: String {
      guard let error = error as? DecodingError, let context = ErrorText.context(of: error) else {
        return "\(type): \(error)"
      }
      let place = ErrorText.path(context.codingPath)
      return place.components.isEmpty
        ? "\(type): \(context.debugDescription)" : "\(type): \(place): \(context.debugDescription)"
    }
  }

  private let strict: any ResponseDecoding
  private let legacy: any ResponseDecoding
  private let mode: @Sendable (any Decodable.Type) -> Mode
  private let onFallback: @Sendable (Fallback) -> Void

  /// Creates the rules.
  ///
  /// - Parameters:
  ///   - strict: the strict rules. The default is Foundation's decoder as ModernClient uses it.
  ///   - legacy: the fallback rules. By default, every object is read by the old rules, even if its type does not
  ///     request it.
  ///   - mode: returns the mode for a type. Called each time, so that it can follow an app's remote settings.
  ///   - onFallback: called after each fallback, on the thread that decodes.
  public init(
    strict: any ResponseDecoding = JSONResponseDecoding(),
    legacy: any ResponseDecoding = LegacyResponseDecoding(decoder: LegacyDecoder(leniency: .everyObject)),
    mode: @escaping @Sendable (any Decodable.Type) -> Mode = { _ in .strictWithFallback },
    onFallback: @escaping @Sendable (Fallback) -> Void
  ) {
    self.strict = strict
    self.legacy = legacy
    self.mode = mode
    self.onFallback = onFallback
  }

  /// Decodes a body.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - body: the received body.
  /// - Returns: the value.
  /// - Throws: the strict rules' error, if the old ones fail too, or the mode excludes them.
  public func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
    switch mode(type) {
    case .legacy: return try legacy.decode(type, from: body)
    case .strict: return try strict.decode(type, from: body)
    case .strictWithFallback:
      do {
        return try strict.decode(type, from: body)
      } catch {
        guard let value = try? legacy.decode(type, from: body) else { throw error }
        onFallback(Fallback(type: "\(type)", error: error))
        return value
      }
    }
  }
}
