import Foundation

extension JSON {
  /// The boolean, or nil for other types. Only `true` and `false` are booleans; 1 and `"true"` are not.
  ///
  /// Setting it makes the value a boolean; nil makes it null.
  public var bool: Bool? {
    get { if case .bool(let bool) = storage { bool } else { nil } }
    set { storage = newValue.map { .bool($0) } ?? .null }
  }

  /// The boolean. A number is true unless it truncates to zero; the strings true, y, t, yes and 1 are true in any case;
  /// everything else is false.
  ///
  /// This is SwiftyJSON's rule, with the Linux result for fractions: 0.5 is false.
  public var boolValue: Bool {
    get {
      switch storage {
      case .bool(let bool): bool
      case .number(let number): number.bool
      case .string(let string): Self.affirmations.contains { string.caseInsensitiveCompare($0) == .orderedSame }
      default: false
      }
    }
    set { storage = .bool(newValue) }
  }

  private static let affirmations = ["true", "y", "t", "yes", "1"]

  /// The string, or nil for other types.
  ///
  /// Setting it makes the value a string; nil makes it null.
  public var string: String? {
    get { if case .string(let string) = storage { string } else { nil } }
    set { storage = newValue.map { .string($0) } ?? .null }
  }

  /// The string; the text of a number (1.0 is `"1.0"`); `"true"` or `"false"` for a boolean; `""` for everything else.
  public var stringValue: String {
    get {
      switch storage {
      case .string(let string): string
      case .number(let number): number.text
      case .bool(let bool): String(bool)
      default: ""
      }
    }
    set { storage = .string(newValue) }
  }

  /// `NSNull` when the value is null or absent, else nil. Assigning anything makes the value null.
  public var null: NSNull? {
    get { if type == .null { NSNull() } else { nil } }
    set { storage = .null }
  }
}
