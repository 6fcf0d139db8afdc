import Foundation

/// A value without parts to compare.
enum Leaf {
  case null
  case bool(Bool)
  case integer(Int64)
  /// Above `Int64.max`.
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case url(URL)
  case date(Date)
  case data(Data)
  case decimal(Decimal)
  case metatype(Any.Type)
  /// Any other value that knows what it equals.
  case opaque(AnyHashable)

  init(integer value: some FixedWidthInteger) {
    if let integer = Int64(exactly: value) {
      self = .integer(integer)
    } else {
      self = .unsigned(UInt64(clamping: value))
    }
  }
}

// MARK: - From a value

extension Leaf {
  /// Returns the leaf for a value of a common type. Uses a table, because a chain of casts would take most of the time.
  static func common(_ value: Any, of type: Any.Type) -> Leaf? {
    readers[ObjectIdentifier(type)]?(value)
  }

  static func isCommon(_ type: Any.Type) -> Bool { readers[ObjectIdentifier(type)] != nil }

  private static let readers: [ObjectIdentifier: @Sendable (Any) -> Leaf?] = {
    var readers: [ObjectIdentifier: @Sendable (Any) -> Leaf?] = [:]
    func add<Value>(_ type: Value.Type, _ leaf: @escaping @Sendable (Value) -> Leaf) {
      readers[ObjectIdentifier(type)] = { ($0 as? Value).map(leaf) }
    }
    add(String.self) { .string($0) }
    add(Substring.self) { .string(String($0)) }
    add(Character.self) { .string(String($0)) }
    add(Bool.self) { .bool($0) }
    add(Int.self) { .init(integer: $0) }
    add(Int8.self) { .init(integer: $0) }
    add(Int16.self) { .init(integer: $0) }
    add(Int32.self) { .init(integer: $0) }
    add(Int64.self) { .init(integer: $0) }
    add(UInt.self) { .init(integer: $0) }
    add(UInt8.self) { .init(integer: $0) }
    add(UInt16.self) { .init(integer: $0) }
    add(UInt32.self) { .init(integer: $0) }
    add(UInt64.self) { .init(integer: $0) }
    add(Double.self) { .double($0) }
    add(Float.self) { .double(Double($0)) }
    add(CGFloat.self) { .double(Double($0)) }
    add(URL.self) { .url($0) }
    add(Date.self) { .date($0) }
    add(Data.self) { .data($0) }
    add(Decimal.self) { .decimal($0) }
    add(UUID.self) { .opaque(AnyHashable($0)) }
    return readers
  }()

  /// The leaf that a Foundation object is.
  static func object(_ object: AnyObject) -> Leaf? {
    switch object {
    case is NSNull: .null
    case let number as NSNumber: self.init(number)
    case let string as NSString: .string(string as String)
    case let url as NSURL: .url(url as URL)
    case let date as NSDate: .date(date as Date)
    case let data as NSData: .data(data as Data)
    default: nil
    }
  }

  init(_ number: NSNumber) {
    // Booleans are a class of their own, on Linux and on Darwin.
    if ObjectIdentifier(type(of: number)) == Self.booleanClass {
      self = .bool(number.boolValue)
    } else if let decimal = number as? NSDecimalNumber {
      self = .decimal(decimal.decimalValue)
    } else {
      switch UInt8(bitPattern: number.objCType.pointee) {
      case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .double(number.doubleValue)
      case UInt8(ascii: "Q"), UInt8(ascii: "L"): self.init(integer: number.uint64Value)
      default: self = .integer(number.int64Value)
      }
    }
  }

  private static let booleanClass = ObjectIdentifier(type(of: NSNumber(value: true)))
}

// MARK: - Comparing

extension Leaf {
  /// Returns the kind of difference between two leaves, or nil if they are equal.
  func difference(from other: Leaf, tolerance: FloatingPointTolerance) -> ValueDifference.Kind? {
    let isSame: Bool
    switch (self, other) {
    case (.null, .null): isSame = true
    case (.bool(let left), .bool(let right)): isSame = left == right
    case (.integer(let left), .integer(let right)): isSame = left == right
    case (.unsigned(let left), .unsigned(let right)): isSame = left == right
    case (.integer, .unsigned), (.unsigned, .integer): isSame = false
    case (.double(let left), .double(let right)): isSame = tolerance.accepts(left, right)
    // By bytes: strings that only look alike make different requests and different cache keys.
    case (.string(let left), .string(let right)): isSame = left.utf8.elementsEqual(right.utf8)
    case (.url(let left), .url(let right)): isSame = left.absoluteString == right.absoluteString
    case (.date(let left), .date(let right)):
      isSame = tolerance.accepts(left.timeIntervalSinceReferenceDate, right.timeIntervalSinceReferenceDate)
    case (.data(let left), .data(let right)): isSame = left == right
    case (.decimal(let left), .decimal(let right)): isSame = left == right || (left.isNaN && right.isNaN)
    case (.metatype(let left), .metatype(let right)): isSame = left == right
    case (.opaque(let left), .opaque(let right)):
      guard type(of: left.base) == type(of: right.base) else { return .type }
      isSame = left == right
    default: return .type
    }
    return isSame ? nil : .value
  }

  var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .double: true
    default: false
    }
  }

  /// Hashes the leaf so that leaves that are equal under any tolerance or number comparison have the same hash.
  func hash(into hasher: inout Hasher, tolerance: FloatingPointTolerance) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .unsigned(let value): hasher.combine(value)
    case .double(let value): hash(value, into: &hasher, tolerance: tolerance)
    case .string(let value): hasher.combine(value)
    case .url(let value): hasher.combine(value.absoluteString)
    case .date(let value): hash(value.timeIntervalSinceReferenceDate, into: &hasher, tolerance: tolerance)
    case .data(let value): hasher.combine(value)
    case .decimal(let value): if !value.isNaN { hasher.combine(value) }
    case .metatype(let value): hasher.combine(ObjectIdentifier(value))
    case .opaque(let value): hasher.combine(value)
    }
  }

  private func hash(_ value: Double, into hasher: inout Hasher, tolerance: FloatingPointTolerance) {
    guard tolerance == .bits || tolerance == .equal, !value.isNaN else { return }
    hasher.combine(value)
  }
}

// MARK: - As text

extension Leaf {
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): String(value)
    case .string(let value): ValueText.quoted(value)
    case .url(let value): ValueText.cut(value.absoluteString)
    case .date(let value): Self.text(value)
    case .data(let value):
      ValueText.cut(value.prefix(ValueText.limit).base64EncodedString()) + " (\(value.count) bytes)"
    case .decimal(let value): value.description
    case .metatype(let value): String(describing: value)
    case .opaque(let value): ValueText.cut(String(describing: value.base))
    }
  }

  private static func text(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    // A date formatter takes no date of any size.
    guard abs(seconds) < 1e11 else { return "\(seconds) s since 1970" }
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return formatter.string(from: date)
  }

  /// Returns a longer text, for two different leaves that look the same.
  func exactText(typeName: String) -> String {
    switch self {
    case .string(let value): ValueText.escaped(value)
    case .date(let value): "\(value.timeIntervalSinceReferenceDate) s since 2001"
    case .double(let value) where value.isNaN || value == 0: "\(value) (\(typeName))"
    default: "\(text) (\(typeName))"
    }
  }
}
