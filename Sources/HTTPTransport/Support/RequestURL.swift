import Foundation

/// The conversion of a request's address from text to a URL, the same for old and new requests.
package enum RequestURL {
  /// The characters that need no escape in an address. Brackets are allowed in a host only, where they are not escaped
  /// anyway.
  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#@!$&'()*+,;=%"
  )

  /// Returns the URL for a complete address, which must have a scheme and a host, or nil if `text` is none.
  ///
  /// Escapes what needs it: `URL(string:)` does so too on newer systems, and gives nil on iOS 15.
  package static func absolute(_ text: String) -> URL? {
    // Nothing else has a scheme and a host, and no escape makes this. Most addresses are paths.
    guard text.contains("://") else { return nil }
    return complete(text) ?? complete(escape(text))
  }

  /// Returns the URL for `text` below `base`, or for `text` alone if it is a complete address.
  ///
  /// - Parameter base: its path stays, whether or not it ends in a slash; its query and fragment do not.
  package static func make(_ text: String, below base: URL?) -> URL? {
    if let url = absolute(text) { return url }
    guard let base, !text.isEmpty else { return base }
    var root = String(base.absoluteString.prefix { $0 != "?" && $0 != "#" })
    while root.hasSuffix("/") { root.removeLast() }
    return complete(root + "/" + escape(text).drop { $0 == "/" })
  }

  /// Returns the URL as ``make(_:below:)`` does, or nil if the path leads elsewhere than it says
  /// (``leavesItsPlace(_:)``).
  package static func makeInPlace(_ text: String, below base: URL?) -> URL? {
    leavesItsPlace(text) ? nil : make(text, below: base)
  }

  /// Whether a path, or the path of a whole address, leads elsewhere than it says.
  ///
  /// `.` and `..` do, also when they are escaped: whoever reads addresses by the WHATWG's rules (4.4) resolves them all
  /// the same. So does an empty component of a relative path, such as one for a value that is missing, and an
  /// ``emptyValue``. A slash at the beginning or at the end makes no component.
  package static func leavesItsPlace(_ text: String) -> Bool {
    var path = text.prefix { $0 != "?" && $0 != "#" }
    let isWhole = absolute(text) != nil
    if isWhole, let scheme = path.range(of: "://") {
      path = path[scheme.upperBound...].drop { $0 != "/" }
    }
    guard !path.contains(emptyValue) else { return true }
    if path.hasPrefix("/") { path.removeFirst() }
    if path.hasSuffix("/") { path.removeLast() }
    guard !path.isEmpty else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false).contains { component in
      let plain =
        component.utf8.contains(UInt8(ascii: "%"))
        ? component.replacingOccurrences(of: "%2e", with: ".", options: .caseInsensitive) : String(component)
      return switch plain {
      case ".", "..": true
      case "": !isWhole
      default: false
      }
    }
  }

  /// The character that stands for an empty value in a path, so that the path is refused: no URL contains it.
  package static let emptyValue: Character = "\0"

  private static func complete(_ text: String) -> URL? {
    guard let url = URL(string: text), url.scheme != nil, let host = url.host, !host.isEmpty else { return nil }
    return url
  }

  private static func escape(_ text: String) -> String {
    // Most addresses need no escapes.
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    // A percent sign that escapes nothing stands for itself.
    let text = text.replacingOccurrences(of: "%(?![0-9A-Fa-f]{2})", with: "%25", options: .regularExpression)
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }

  /// Whether a character is allowed, and no percent sign.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/?#@!$&'()*+,;=".utf8.contains(byte)
    }
  }
}
