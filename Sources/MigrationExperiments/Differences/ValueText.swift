/// Describes values in differences.
package enum ValueText {
  /// The placeholder for a redacted value.
  package static let redacted = "‹redacted›"
  /// The placeholder for a missing property, key or element.
  package static let absent = "absent"
  /// Longer texts are cut.
  static let limit = 200

  static func cut(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex), end < text.endIndex else {
      return text
    }
    return text[..<end] + "…"
  }

  package static func quoted(_ text: String) -> String {
    cut(text).debugDescription
  }

  /// Replaces everything beyond ASCII by its code point, for different strings that look the same.
  static func escaped(_ text: String) -> String {
    "\"" + cut(text).unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  static func elements(_ count: Int) -> String {
    count == 1 ? "1 element" : "\(count) elements"
  }

  static func members(_ count: Int) -> String {
    count == 1 ? "1 key" : "\(count) keys"
  }
}
