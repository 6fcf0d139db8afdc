import Foundation

/// A JSON value that is read leniently: a missing key, a wrong type or a bad index never traps, it gives null and an error.
///
/// The type stands in for SwiftyJSON's `JSON`: the same accessors with the same answers, so that code written for
/// SwiftyJSON compiles and behaves as before. Beneath it is an enum that is filled once, so copies and subscripts cost
/// the same however large the document is, and the type is truly `Sendable`.
///
/// ```swift
/// let json = try JSON(data: body)
/// let name = json["user"]["name"].stringValue  // "" when anything on the way is missing
/// let age = json["user", "age"].int            // nil when it is missing or not a number
/// ```
///
/// Each accessor comes in two forms: `x` is nil when the value is absent or of another type, `xValue` gives the type's
/// zero value instead, and also reads numbers from strings and the other way round.
public struct JSON: Sendable {
  /// What the value is; the error of a failed access lives inside, as only null and unknown values can carry one.
  var storage: Storage

  /// The kinds of value, each with what it holds.
  enum Storage: Sendable {
    /// The JSON literal `null`.
    case null
    /// What a failed subscript gives: null for every purpose but `error` and `exists()`.
    case absent(SwiftyJSONError)
    /// A Swift value that JSON cannot express, such as a `Date`; kept for `object` where its type is known to be Sendable.
    indirect case unknown((any Sendable)?)
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    /// With what is kept for those who ask for Foundation objects, if the array is long (``elements(_:)``).
    case array([JSON], FoundationArray? = nil)
    case dictionary([String: JSON])
  }
}

extension JSON {
  /// The JSON null, with no error.
  public static var null: JSON { JSON(storage: .null) }

  /// What kind of value this is. Absent values are of type `.null`, as in SwiftyJSON.
  public var type: Type {
    switch storage {
    case .null, .absent: .null
    case .unknown: .unknown
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    }
  }

  /// Whether the value is an array or an object.
  var isContainer: Bool {
    switch storage {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Why there is no value: the first error on the way here, or nil when the document holds this value.
  public var error: SwiftyJSONError? {
    switch storage {
    case .absent(let error): error
    case .unknown: .unsupportedType
    default: nil
    }
  }

  /// Whether the document holds this value. An explicit null exists; a missing key does not.
  ///
  /// SwiftyJSON answers false for every error code in 400…1000, which is every error that a value can carry.
  public func exists() -> Bool {
    error == nil
  }
}

/// The kinds of value that a `JSON` can be, with SwiftyJSON's names and raw values.
public enum Type: Int, Sendable {
  /// A number. Booleans are of their own kind.
  case number
  /// A string.
  case string
  /// `true` or `false`.
  case bool
  /// An array.
  case array
  /// An object.
  case dictionary
  /// `null`, or nothing at all.
  case null
  /// A Swift value that JSON cannot express.
  case unknown
}
