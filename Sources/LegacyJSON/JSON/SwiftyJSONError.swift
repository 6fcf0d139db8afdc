import Foundation

/// The reason why a `JSON` has no value, with SwiftyJSON's names and codes.
public enum SwiftyJSONError: Int, Error, Sendable {
  /// `JSON(x)` was given a value that JSON cannot express.
  case unsupportedType = 999
  /// An array index is negative or past the end.
  case indexOutOfBounds = 900
  /// A value nests deeper than allowed.
  case elementTooDeep = 902
  /// A subscript does not fit the value, or two values to be merged have different types.
  case wrongType = 901
  /// An object has no such key.
  case notExist = 500
  /// The value cannot be written as JSON.
  case invalidJSON = 490
}

extension SwiftyJSONError: CustomNSError {
  /// SwiftyJSON's error domain.
  public static var errorDomain: String { "com.swiftyjson.SwiftyJSON" }

  /// The raw value.
  public var errorCode: Int { rawValue }

  /// A description of the error, under `NSLocalizedDescriptionKey`.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: explanation]
  }

  /// SwiftyJSON's own texts: apps compare them.
  private var explanation: String {
    switch self {
    case .unsupportedType: "It is an unsupported type."
    case .indexOutOfBounds: "Array Index is out of bounds."
    case .elementTooDeep: "Element too deep. Increase maxObjectDepth and make sure there is no reference loop."
    // SwiftyJSON uses this one for failed subscripts too.
    case .wrongType: "Couldn't merge, because the JSONs differ in type on top level."
    case .notExist: "Dictionary key does not exist."
    case .invalidJSON: "JSON is invalid."
    }
  }
}
