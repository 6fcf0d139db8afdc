/// Integers, each as SwiftyJSON reads it from an `NSNumber`: fractions are truncated (1.9 is 1), what does not fit wraps
/// (300 as `Int8` is 44, -1 as `UInt` is 2^64-1), and doubles out of the range of 64 bits are `Int64.min`.
extension JSON {
  /// The number as `Int`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int: Int? { exactNumber.map { Int(truncatingIfNeeded: $0.int64) } }

  /// As `int`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var intValue: Int { Int(truncatingIfNeeded: anyNumber.int64) }

  /// The number as `UInt`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var uInt: UInt? { exactNumber.map { UInt(truncatingIfNeeded: $0.int64) } }

  /// As `uInt`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var uIntValue: UInt { UInt(truncatingIfNeeded: anyNumber.int64) }

  /// The number as `Int8`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int8: Int8? { exactNumber.map { Int8(truncatingIfNeeded: $0.int64) } }

  /// As `int8`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var int8Value: Int8 { Int8(truncatingIfNeeded: anyNumber.int64) }

  /// The number as `UInt8`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var uInt8: UInt8? { exactNumber.map { UInt8(truncatingIfNeeded: $0.int64) } }

  /// As `uInt8`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var uInt8Value: UInt8 { UInt8(truncatingIfNeeded: anyNumber.int64) }

  /// The number as `Int16`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int16: Int16? { exactNumber.map { Int16(truncatingIfNeeded: $0.int64) } }

  /// As `int16`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var int16Value: Int16 { Int16(truncatingIfNeeded: anyNumber.int64) }

  /// The number as `UInt16`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var uInt16: UInt16? { exactNumber.map { UInt16(truncatingIfNeeded: $0.int64) } }

  /// As `uInt16`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var uInt16Value: UInt16 { UInt16(truncatingIfNeeded: anyNumber.int64) }

  /// The number as `Int32`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int32: Int32? { exactNumber.map { Int32(truncatingIfNeeded: $0.int64) } }

  /// As `int32`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var int32Value: Int32 { Int32(truncatingIfNeeded: anyNumber.int64) }

  /// The number as `UInt32`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var uInt32: UInt32? { exactNumber.map { UInt32(truncatingIfNeeded: $0.int64) } }

  /// As `uInt32`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var uInt32Value: UInt32 { UInt32(truncatingIfNeeded: anyNumber.int64) }

  /// The number as `Int64`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int64: Int64? { exactNumber?.int64 }

  /// As `int64`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var int64Value: Int64 { anyNumber.int64 }

  /// The number as `UInt64`, truncated and wrapped, or nil for other types. A boolean is 1 or 0. Unlike `uInt`, doubles above 2^63 wrap too.
  public var uInt64: UInt64? { exactNumber?.uInt64 }

  /// As `uInt64`; a string gives its numeric prefix (see `numberValue`), everything else 0.
  public var uInt64Value: UInt64 { anyNumber.uInt64 }
}
