import Foundation
import LegacyJSON

/// Reads one value of a document by paths, for types whose synthesized `init(from:)` is not enough.
///
/// Every method returns the same value as SwiftyJSON code: `value` is `.intValue`, `valueIfPresent` is `.int`, a path
/// is `json["owner"]["name"]`. Keys are spelled as in the document, whatever the type's rules say.
///
/// ```swift
/// struct Ticket: LegacyDecodable {
///   let id: Int
///   let owner: String?
///
///   init(from decoder: any Decoder) throws {
///     let container = try decoder.legacyContainer()
///     guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
///     self.id = id
///     owner = try container.valueIfPresent(String.self, at: "owner", "name")
///   }
/// }
/// ```
public struct LegacyContainer {
  let view: DecodingView

  /// The value at a path, as a view of its own.
  func view(at path: [any JSONSubscriptType]) -> DecodingView {
    path.reduce(view) { view, step in
      switch step.jsonKey {
      case .index(let index): view.child(view.json[index], at: PathKey.index(index))
      case .key(let key): view.child(view.json[key], at: PathKey.member(key))
      }
    }
  }
}

extension Decoder {
  /// Returns a container for reading the decoded value by paths.
  ///
  /// - Returns: a container that reads leniently under any decoder.
  /// - Throws: a `DecodingError` when types nest too deep.
  public func legacyContainer() throws -> LegacyContainer {
    guard let view = self as? DecodingView else {
      return LegacyContainer(
        view: DecodingView(root: try LegacyDocument.value(of: self), session: DecodingSession(decoder: LegacyDecoder()))
      )
    }
    return LegacyContainer(view: view.isLenient ? view : try view.lenient(spelling: .verbatim))
  }
}

extension LegacyContainer {
  /// Decodes a required value: a scalar by its `…Value` accessor, or a model from any document, even an absent one.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the value; zero or empty for a scalar, an array or a dictionary that is absent or of another type.
  /// - Throws: the error of the type's own `init(from:)`.
  public func value<T: Decodable>(_ type: T.Type, at path: any JSONSubscriptType...) throws -> T {
    try view(at: path).decode(type)
  }

  /// Decodes an optional value: a scalar by its optional accessor.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the value. Nil if it is absent or of another type.
  /// - Throws: a `DecodingError` when types nest too deep.
  public func valueIfPresent<T: Decodable>(_ type: T.Type, at path: any JSONSubscriptType...) throws -> T? {
    try view(at: path).decodeIfPresent(type)
  }

  /// Decodes a model whose old initializer could fail. Tries it even for an absent value, and returns nil if it throws.
  ///
  /// - Parameters:
  ///   - type: the type to decode.
  ///   - path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the model, or nil if it refuses the value.
  /// - Throws: a `DecodingError` when types nest too deep.
  public func valueIfAccepted<T: Decodable>(_ type: T.Type, at path: any JSONSubscriptType...) throws -> T? {
    try view(at: path).tolerant(type)
  }

  /// Returns the elements of an array that contains only strings, as `arrayObject as? [String]` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the strings. Nil if the value is not an array, or any element is not a string.
  public func strings(at path: any JSONSubscriptType...) -> [String]? {
    guard let elements = view(at: path).json.array else { return nil }
    let strings = elements.compactMap(\.string)
    return strings.count == elements.count ? strings : nil
  }

  /// Returns a value as the old code cast it: `object as? [String: String]`.
  ///
  /// - Parameters:
  ///   - type: the type to cast to.
  ///   - path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the value. Nil if it, or any part of it, is of another type. Numbers have to be exact.
  public func cast<T: Decodable>(to type: T.Type, at path: any JSONSubscriptType...) -> T? {
    view(at: path).json.object as? T
  }

  /// Returns a number of any kind, as `.numberValue` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the number, a string's numeric prefix, or 0.
  public func number(at path: any JSONSubscriptType...) -> NSNumber { view(at: path).json.numberValue }

  /// Returns an optional number of any kind, as `.number` does.
  ///
  /// - Parameter path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the number. Nil if the value is not a number.
  public func numberIfPresent(at path: any JSONSubscriptType...) -> NSNumber? { view(at: path).json.number }

  /// The error to throw where the old initializer returned nil.
  public var refusal: DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: view.codingPath, debugDescription: Self.refusalDescription))
  }

  /// The error of an initializer that refuses its arguments, where the old one returned nil. It has no document.
  public static var refusal: DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: refusalDescription))
  }

  private static let refusalDescription = "The document lacks what the type needs."
}

extension LegacyContainer {
  /// Reads a value of an unconverted type by its old initializer.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - path: keys and indices, outermost first; none for the value itself.
  /// - Returns: the old initializer's result.
  /// - Throws: the old initializer's error.
  public func read<T: LegacyReadable>(_ type: T.Type, at path: any JSONSubscriptType...) throws -> T.LegacyValue {
    try type.legacyValue(from: view(at: path).json)
  }
}

extension LegacyContainer: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value's text, as a `JSON` has it.
  public var description: String { view.json.description }

  /// The same as `description`.
  public var debugDescription: String { view.json.debugDescription }
}
