import Foundation

extension JSON {
  /// Wraps a Swift or Foundation value.
  ///
  /// Accepts the types that SwiftyJSON accepts: strings, numbers, booleans, `NSNull`, nil, arrays, dictionaries with
  /// string keys, other `JSON` values, and any nesting of these. `Data` is parsed, and gives null when it is not JSON,
  /// or type `.unknown` inside an array or object. A `String` is *not* parsed; use `init(parseJSON:)`. Anything else
  /// (`Date`, `URL`, `Substring`, `Set`, `[Int: …]`) is of type `.unknown` with the error `.unsupportedType`.
  ///
  /// - Parameter object: the value. A `JSON` with an error loses the error and becomes plain null.
  public init(_ object: Any) {
    if let data = object as? Data {
      self = (try? JSON(data: data)) ?? .null
    } else {
      self = JSON(converting: object)
    }
  }

  /// Converts a value once, all the way down. What documents are made of comes first.
  ///
  /// - Parameters:
  ///   - object: the value.
  ///   - depth: how many containers it is in.
  init(converting object: Any, depth: Int = 0) {
    // Objects before all else: `NSNumber(value: 1)` can be cast to `Bool` too, and a cast of an object to a Swift type takes
    // ten times as long when it fails as one that succeeds.
    if Swift.type(of: object) is NSNumber.Type, let number = object as? NSNumber {
      self.init(number: number)
      return
    }
    switch object {
    case let string as String: self.init(storage: .string(string))
    case let dictionary as [String: Any]:
      self = DeepRecursion.descend(to: depth) {
        JSON(storage: .members(dictionary.mapValues { JSON(converting: $0, depth: depth + 1) }))
      }
    case let array as [Any]:
      self = DeepRecursion.descend(to: depth) {
        JSON(storage: .elements(array.map { JSON(converting: $0, depth: depth + 1) }))
      }
    case is NSNull: self.init(storage: .null)
    case let json as JSON: self = json.error == nil ? json : .null
    // An `NSNumber` in an optional can be cast to all of them.
    case let bool as Bool where Swift.type(of: object) == Bool.self: self.init(storage: .bool(bool))
    case let integer as Int where Swift.type(of: object) == Int.self:
      self.init(storage: .number(.integer(Int64(integer))))
    case let double as Double where Swift.type(of: object) == Double.self: self.init(storage: .number(.double(double)))
    case let number as NSNumber: self.init(number: number)
    case let optional as any AnyOptional:
      if let wrapped = optional.anyWrapped {
        self.init(converting: wrapped, depth: depth)
      } else {
        self.init(storage: .null)
      }
    case let data as Data: self = (try? JSON(data: data)) ?? JSON(storage: .unknown(data))
    default: self.init(storage: .unknown(Self.sendable(object)))
    }
  }

  /// The values of the usual types without a JSON form, which may be kept because they are known to be Sendable.
  private static func sendable(_ object: Any) -> (any Sendable)? {
    switch object {
    case let date as Date: date
    case let url as URL: url
    case let uuid as UUID: uuid
    case let substring as Substring: substring
    case let character as Character: character
    case let number as CGFloat: number
    default: nil
    }
  }

  private init(number: NSNumber) {
    // Booleans are a class of their own, on Linux and on Darwin; their `objCType` is not to be trusted.
    if ObjectIdentifier(Swift.type(of: number)) == Self.booleanClass {
      self.init(storage: .bool(number.boolValue))
    } else if let decimal = number as? NSDecimalNumber {
      self.init(storage: .number(decimal == .notANumber ? .double(.nan) : JSONNumber(decimal.decimalValue)))
    } else {
      switch UInt8(bitPattern: number.objCType.pointee) {
      case UInt8(ascii: "d"): self.init(storage: .number(.double(number.doubleValue)))
      case UInt8(ascii: "f"): self.init(storage: .number(.float(number.floatValue)))
      case UInt8(ascii: "Q"), UInt8(ascii: "L"): self.init(storage: .number(JSONNumber(number.uint64Value)))
      default: self.init(storage: .number(.integer(number.int64Value)))
      }
    }
  }

  private static let booleanClass = ObjectIdentifier(Swift.type(of: NSNumber(value: true)))
}

extension JSON {
  /// The value as Foundation objects: `NSNull`, `Bool`, `NSNumber`, `String`, `[Any]` or `[String: Any]`, at every
  /// depth. Absent and unknown values give `NSNull`. A boolean inside an array or object is an `NSNumber`, which can be
  /// cast to `Bool` and to `Int`.
  ///
  /// Setting it replaces the value with `JSON(object)`.
  public var object: Any {
    get { object(depth: 0) }
    set { self = JSON(newValue) }
  }

  private func object(depth: Int) -> Any {
    switch storage {
    case .null, .absent, .unknown: NSNull()
    case .bool(let bool): bool
    case .number(let number): number.nsNumber
    case .string(let string): string
    case .array(let array, let foundation):
      FoundationArray.contents(of: array, keptIn: foundation, depth: depth)
    case .dictionary(let members):
      DeepRecursion.descend(to: depth) { members.dictionary.mapValues { $0.containedObject(depth: depth + 1) } }
    }
  }

  /// As `object`, for a value inside an array or object: there SwiftyJSON gives back what `JSONSerialization` made, whose
  /// booleans are `NSNumber`s, and what JSON cannot express.
  ///
  /// - Parameter depth: how many containers the value is in.
  func containedObject(depth: Int = 1) -> Any {
    switch storage {
    case .unknown(let value?): value
    case .bool(let bool): NSNumber(value: bool)
    default: object(depth: depth)
    }
  }
}

/// Lets an `Optional` that hides in an `Any` be seen.
private protocol AnyOptional {
  var anyWrapped: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var anyWrapped: Any? { map { $0 } }
}
