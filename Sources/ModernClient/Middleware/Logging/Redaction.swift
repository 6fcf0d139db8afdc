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

  /// Returns a copy with further names of secret fields and headers.
  ///
  /// - Parameter fields: their names, in any spelling.
  /// - Returns: the redaction with the further names.
  public func adding(fields: Set<String>) -> Redaction {
    guard !fields.isEmpty else { return self }
    return Redaction(replacement: replacement, names: names.union(fields.map(SecretNames.plain)))
  }

  /// Returns whether the value of a field or header must not be shown.
  ///
  /// - Parameter name: its name, in any spelling.
  public func isSecret(_ name: String) -> Bool {
    // A field of an object in a form: user[pin].
    if let inner = name.split(whereSeparator: "[].".contains).last, inner.count < name.count, isSecret(String(inner)) {
      return true
    }
    return SecretNames.contains(name) || names.contains(SecretNames.plain(name))
  }

  /// Returns the value of a header, or its replacement.
  package func header(_ name: String, _ value: String) -> String {
    if isSecret(name) { return replacement }
    // An address, as in Location and Referer, has a query.
    return value.contains("://") || value.contains("?") ? url(value) : value
  }

  /// Returns a URL without the secrets in its user, its query and its fragment.
  package func url(_ address: String) -> String {
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

  /// Returns names and values with the secret values replaced. The separators stay as they are.
  package func fields(_ text: String, separators: String) -> String {
    var result = ""
    var field = Substring()
    func redacted(_ field: Substring) -> String {
      guard let equals = field.firstIndex(of: "=") else { return String(field) }
      let isHidden =
        isSecret(PercentEncoding.unescapedField(field[..<equals]))
        || holdsSecret(fieldValue: field[field.index(after: equals)...])
      return isHidden ? "\(field[...equals])\(replacement)" : String(field)
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

  /// Returns whether a text without fields mentions a secret anywhere.
  package func mentionsSecret(_ text: String) -> Bool {
    let plain = SecretNames.plain(text)
    return SecretNames.areMentioned(in: text) || names.contains { plain.contains($0) }
  }
}
