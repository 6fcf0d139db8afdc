import Foundation
import LegacyJSON

/// A type for which SwiftyJSON has accessors.
protocol ScalarReading: Decodable {
  /// The optional accessor: `.int`.
  static func accessor(_ json: JSON) -> Self?

  /// Returns the value of the accessor with a default, such as `.intValue`. Nil if SwiftyJSON has none.
  static func coerced(from json: JSON) -> Self?

  /// Returns an array's elements. Those of another type are dropped in a lenient view, and an error in an exact one.
  ///
  /// A requirement, so that each type has its own compiled loop.
  static func values(of elements: [JSON], in view: DecodingView) throws -> [Self]

  /// Returns an object's members, as `values(of:in:)` returns an array's elements.
  static func values(of members: Members, in view: DecodingView) throws -> [String: Self]
}

extension ScalarReading {
  static func values(of elements: [JSON], in view: DecodingView) throws -> [Self] {
    try view.session.check()
    var result: [Self] = []
    result.reserveCapacity(elements.count)
    for (index, json) in elements.enumerated() {
      if let value = value(of: json, isLenient: view.isLenient) {
        result.append(value)
      } else if !view.isLenient {
        throw view.child(json, at: PathKey.index(index)).mismatch(Self.self)
      }
    }
    return result
  }

  static func values(of members: Members, in view: DecodingView) throws -> [String: Self] {
    try view.session.check()
    var result = [String: Self](minimumCapacity: members.count)
    try members.visit { name, json in
      if let value = value(of: json, isLenient: view.isLenient) {
        result[name] = value
      } else if !view.isLenient {
        throw view.child(json, at: PathKey.member(name)).mismatch(Self.self)
      }
    }
    return result
  }

  /// Returns a required value, by the accessor with a default in a lenient view.
  static func value(of json: JSON, isLenient: Bool) -> Self? {
    if isLenient, let value = coerced(from: json) { return value }
    return accessor(json)
  }
}

extension Bool: ScalarReading {
  static func accessor(_ json: JSON) -> Bool? { json.bool }
  static func coerced(from json: JSON) -> Bool? { json.boolValue }
}

extension String: ScalarReading {
  static func accessor(_ json: JSON) -> String? { json.string }
  static func coerced(from json: JSON) -> String? { json.stringValue }
}

extension Double: ScalarReading {
  static func accessor(_ json: JSON) -> Double? { json.double }
  static func coerced(from json: JSON) -> Double? { json.doubleValue }
}

extension Float: ScalarReading {
  static func accessor(_ json: JSON) -> Float? { json.float }
  static func coerced(from json: JSON) -> Float? { json.floatValue }
}

extension Int: ScalarReading {
  static func accessor(_ json: JSON) -> Int? { json.int }
  static func coerced(from json: JSON) -> Int? { json.intValue }
}

extension Int8: ScalarReading {
  static func accessor(_ json: JSON) -> Int8? { json.int8 }
  static func coerced(from json: JSON) -> Int8? { json.int8Value }
}

extension Int16: ScalarReading {
  static func accessor(_ json: JSON) -> Int16? { json.int16 }
  static func coerced(from json: JSON) -> Int16? { json.int16Value }
}

extension Int32: ScalarReading {
  static func accessor(_ json: JSON) -> Int32? { json.int32 }
  static func coerced(from json: JSON) -> Int32? { json.int32Value }
}

extension Int64: ScalarReading {
  static func accessor(_ json: JSON) -> Int64? { json.int64 }
  static func coerced(from json: JSON) -> Int64? { json.int64Value }
}

extension UInt: ScalarReading {
  static func accessor(_ json: JSON) -> UInt? { json.uInt }
  static func coerced(from json: JSON) -> UInt? { json.uIntValue }
}

extension UInt8: ScalarReading {
  static func accessor(_ json: JSON) -> UInt8? { json.uInt8 }
  static func coerced(from json: JSON) -> UInt8? { json.uInt8Value }
}

extension UInt16: ScalarReading {
  static func accessor(_ json: JSON) -> UInt16? { json.uInt16 }
  static func coerced(from json: JSON) -> UInt16? { json.uInt16Value }
}

extension UInt32: ScalarReading {
  static func accessor(_ json: JSON) -> UInt32? { json.uInt32 }
  static func coerced(from json: JSON) -> UInt32? { json.uInt32Value }
}

extension UInt64: ScalarReading {
  static func accessor(_ json: JSON) -> UInt64? { json.uInt64 }
  static func coerced(from json: JSON) -> UInt64? { json.uInt64Value }
}

extension URL: ScalarReading {
  static func accessor(_ json: JSON) -> URL? { json.url }
  static func coerced(from json: JSON) -> URL? { nil }
}

extension Decimal: ScalarReading {
  static func accessor(_ json: JSON) -> Decimal? {
    // A double's shortest text is what the document had, to 15 digits and mostly to 17.
    json.number.flatMap { Decimal(string: $0.stringValue) ?? $0.decimalValue }
  }

  static func coerced(from json: JSON) -> Decimal? { accessor(json) ?? json.numberValue.decimalValue }
}
