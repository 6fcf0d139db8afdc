import Foundation

/// A JSON value that is read leniently: a missing key, a wrong type or a bad index never traps, but gives null and an
/// error.
///
/// The type replaces SwiftyJSON's `JSON`. It has the same accessors with the same results, so code written for
/// SwiftyJSON compiles and behaves as before. The storage is an enum that is filled once: copies and subscripts cost
/// the same for a document of any size, and the type is `Sendable` without exceptions.
///
/// ```swift
/// let json = try JSON(data: body)
/// let name = json["user"]["name"].stringValue  // "" when anything on the way is missing
/// let age = json["user", "age"].int            // nil when it is missing or not a number
/// ```
///
/// Each accessor comes in two forms. `x` is nil when the value is absent or of another type. `xValue` gives the type's
/// zero value instead, and also converts between numbers and strings.
public struct JSON: Sendable {
  /// The stored value. The error of a failed access is kept inside it, as only null and unknown values can have one.
  var storage: Storage

  /// The kinds of value, each with what it holds.
  enum Storage: Sendable {
    /// The JSON literal `null`.
    case null
    /// The result of a failed subscript: null in every respect except `error` and `exists()`.
    case absent(SwiftyJSONError)
    /// A Swift value that JSON cannot express, such as a `Date`; kept for `object` where its type is known to be Sendable.
    indirect case unknown((any Sendable)?)
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    /// With what is kept for those who ask for Foundation objects, if the array is long (``elements(_:)``).
    case array([JSON], FoundationArray? = nil)
    case dictionary(Members)
  }
}

extension JSON {
  /// The JSON null, with no error.
  public static var null: JSON { JSON(storage: .null) }

  /// The kind of this value. Absent values are of type `.null`, as in SwiftyJSON.
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

  /// The reason why there is no value: the first error on the way here, or nil when the document has this value.
  public var error: SwiftyJSONError? {
    switch storage {
    case .absent(let error): error
    case .unknown: .unsupportedType
    default: nil
    }
  }

  /// Whether the document has this value. An explicit null exists; a missing key does not.
  ///
  /// SwiftyJSON returns false for every error code in 400…1000, which covers every error that a value can have.
  public func exists() -> Bool {
    error == nil
  }
}

/// The kinds of value that a `JSON` can be, with SwiftyJSON's names and raw values.
public enum Type: Int, Sendable {
  /// A number. Booleans have a kind of their own.
  case number
  /// A string.
  case string
  /// `true` or `false`.
  case bool
  /// An array.
  case array
  /// An object.
  case dictionary
  /// `null`, or an absent value.
  case null
  /// A Swift value that JSON cannot express.
  case unknown
}
