import Foundation

extension JSON {
  /// The URL in a string, or nil for other types and for strings that are not URLs.
  ///
  /// As in SwiftyJSON, the string is percent-encoded first, unless it already contains an escape (`%41`). `#` is
  /// escaped too, so a fragment ends up in the path or query: `"http://a.b/c#d"` is `http://a.b/c%23d`.
  ///
  /// Setting it makes the value a string with the absolute URL; nil makes it null.
  public var url: URL? {
    get {
      guard case .string(let string) = storage else { return nil }
      if string.utf8.allSatisfy(Self.isAllowed) || Self.hasPercentEscape(string) { return URL(string: string) }
      return string.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap { URL(string: $0) }
    }
    set { string = newValue?.absoluteString }
  }

  /// The URL in a string as `URL` of SwiftyJSON 2 and 3 read it, or nil for other types and for strings that are not URLs.
  ///
  /// The string is percent-encoded in any case: `"http://a.b/%41"` is `http://a.b/%2541`. A member of the name `URL` would
  /// hide Foundation's type in every extension of `JSON`.
  public var escapedURL: URL? {
    guard case .string(let string) = storage else { return nil }
    return string.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap { URL(string: $0) }
  }

  /// ``escapedURL`` as SwiftyJSON 2 and some copies of SwiftyJSON 3 gave it.
  public var escapedNSURL: NSURL? { escapedURL.map { $0 as NSURL } }

  /// Whether a byte is an ASCII character of `CharacterSet.urlQueryAllowed`: a string of these needs no encoding.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "?")...UInt8(ascii: "Z"),
      UInt8(ascii: "&")...UInt8(ascii: ";"),
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default:
      false
    }
  }

  private static func hasPercentEscape(_ string: String) -> Bool {
    var digitsSincePercent: Int?
    for byte in string.utf8 {
      switch (byte, digitsSincePercent) {
      case (UInt8(ascii: "%"), _):
        digitsSincePercent = 0
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), let count?), (UInt8(ascii: "a")...UInt8(ascii: "f"), let count?),
        (UInt8(ascii: "A")...UInt8(ascii: "F"), let count?):
        if count == 1 { return true }
        digitsSincePercent = 1
      default:
        digitsSincePercent = nil
      }
    }
    return false
  }
}
