import Foundation
import HTTPTransport

/// The secret headers and fields whose values must not appear in a log.
///
/// ```swift
/// let redaction = Redaction.standard.adding(fields: ["device_number"])
/// print(request.curlCommand(redaction: redaction))
/// ```
///
/// Names are compared by their letters and digits alone: `accessToken`, `access_token` and `ACCESS-TOKEN` are one.
public struct Redaction: Sendable {
  /// The text that replaces a secret.
  public let replacement: String

  private let names: Set<String>

  /// Hides values that are secret nearly everywhere: passwords, tokens, keys, cookies, signatures, card numbers.
  public static let standard = Redaction(replacement: "•••", names: [])

  /// The same, with further names of fields and headers that are secret.
  ///
  /// - Parameter fields: their names, in any spelling.
  /// - Returns: what must not appear either.
  public func adding(fields: Set<String>) -> Redaction {
    guard !fields.isEmpty else { return self }
    return Redaction(replacement: replacement, names: names.union(fields.map(SecretNames.plain)))
  }

  /// Whether the value of a field or header must not be shown.
  ///
  /// - Parameter name: its name, in any spelling.
  public func isSecret(_ name: String) -> Bool {
    // A field of an object in a form: user[pin].
    if let inner = name.split(whereSeparator: "[].".contains).last, inner.count < name.count, isSecret(String(inner)) {
      return true
    }
    return SecretNames.contains(name) || names.contains(SecretNames.plain(name))
  }

  /// The value of a header, or what stands in its place.
  func header(_ name: String, _ value: String) -> String {
    if isSecret(name) { return replacement }
    // An address, as in Location and Referer, has a query.
    return value.contains("://") || value.contains("?") ? url(value) : value
  }

  /// An address without the secrets in its user, its query and its fragment.
  func url(_ address: String) -> String {
    // Most addresses have neither.
    guard address.utf8.contains(where: "?#@".utf8.contains) else { return address }
    var address = address
    if let scheme = address.range(of: "://") {
      let authority = address[scheme.upperBound...].prefix { !"/?#".contains($0) }
      if let at = authority.lastIndex(of: "@") {
        address.replaceSubrange(authority.startIndex..<at, with: replacement)
      }
    }
    guard let start = address.firstIndex(where: { $0 == "?" || $0 == "#" }) else { return address }
    // A fragment has fields too, when a login hands its token over in one.
    return address[..<start] + fields(String(address[start...]), separators: "?#&;")
  }

  /// Names and values with the secret values replaced; the separators stay as they are.
  func fields(_ text: String, separators: String) -> String {
    var result = ""
    var field = Substring()
    func redacted(_ field: Substring) -> String {
      guard let equals = field.firstIndex(of: "=") else { return String(field) }
      let name = field[..<equals].replacingOccurrences(of: "+", with: " ")
      return isSecret(name.removingPercentEncoding ?? name) ? "\(field[...equals])\(replacement)" : String(field)
    }
    for character in text {
      if separators.contains(character) {
        result += redacted(field) + String(character)
        field = Substring()
      } else {
        field.append(character)
      }
    }
    return result + redacted(field)
  }

  /// Whether a text that has no fields mentions a secret anywhere.
  func mentionsSecret(_ text: String) -> Bool {
    let plain = SecretNames.plain(text)
    return SecretNames.areMentioned(in: text) || names.contains { plain.contains($0) }
  }
}
