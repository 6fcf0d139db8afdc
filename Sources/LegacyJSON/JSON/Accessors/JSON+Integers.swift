/// Integers, each as SwiftyJSON reads it from an `NSNumber`: fractions are truncated (1.9 is 1), what does not fit wraps
/// (300 as `Int8` is 44, -1 as `UInt` is 2^64-1), and doubles out of the range of 64 bits are `Int64.min`.
///
/// Setting one makes the value a number, whatever it was; nil makes it null.
extension JSON {
  /// The number as `Int`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int: Int? {
    get { exactNumber.map { Int(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `int`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var intValue: Int {
    get { Int(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `UInt`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var uInt: UInt? {
    get { exactNumber.map { UInt(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `uInt`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var uIntValue: UInt {
    get { UInt(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `Int8`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int8: Int8? {
    get { exactNumber.map { Int8(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `int8`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var int8Value: Int8 {
    get { Int8(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `UInt8`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var uInt8: UInt8? {
    get { exactNumber.map { UInt8(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `uInt8`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var uInt8Value: UInt8 {
    get { UInt8(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `Int16`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int16: Int16? {
    get { exactNumber.map { Int16(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `int16`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var int16Value: Int16 {
    get { Int16(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `UInt16`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var uInt16: UInt16? {
    get { exactNumber.map { UInt16(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `uInt16`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var uInt16Value: UInt16 {
    get { UInt16(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `Int32`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int32: Int32? {
    get { exactNumber.map { Int32(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `int32`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var int32Value: Int32 {
    get { Int32(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `UInt32`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var uInt32: UInt32? {
    get { exactNumber.map { UInt32(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `uInt32`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var uInt32Value: UInt32 {
    get { UInt32(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `Int64`, truncated and wrapped, or nil for other types. A boolean is 1 or 0.
  public var int64: Int64? {
    get { exactNumber.map { Int64(truncatingIfNeeded: $0.int64) } }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `int64`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var int64Value: Int64 {
    get { Int64(truncatingIfNeeded: anyNumber.int64) }
    set { set(JSONNumber(newValue)) }
  }

  /// The number as `UInt64`, truncated and wrapped, or nil for other types. A boolean is 1 or 0. Unlike `uInt`, doubles
  /// above 2^63 wrap too.
  public var uInt64: UInt64? {
    get { exactNumber?.uInt64 }
    set { set(newValue.map { JSONNumber($0) }) }
  }

  /// `uInt64`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var uInt64Value: UInt64 {
    get { anyNumber.uInt64 }
    set { set(JSONNumber(newValue)) }
  }
}
