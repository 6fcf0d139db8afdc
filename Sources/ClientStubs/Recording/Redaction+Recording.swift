import Foundation
import HTTPTransport
import ModernClient

extension Redaction {
  /// Returns header fields without their secrets, in the order of their names.
  ///
  /// Stricter than a log: a value may be a document, and any value that mentions a secret is removed.
  func recordedHeaders(_ headers: [String: String]) -> [HTTPArchive.Field] {
    headers.sorted { $0.key < $1.key }.map { name, value in
      let shown = header(name, value)
      guard shown == value, name.lowercased() != "content-type" else {
        return HTTPArchive.Field(name: name, value: shown)
      }
      return HTTPArchive.Field(name: name, value: text(inside: value))
    }
  }

  /// Returns a URL without its secrets, also those that are JSON Web Tokens in its path.
  func recordedURL(_ address: String) -> String {
    let address = url(address)
    let end = address.firstIndex { "?#".contains($0) } ?? address.endIndex
    guard Self.holdsWebToken(String(address[..<end])) else { return address }
    let path = address[..<end].split(separator: "/", omittingEmptySubsequences: false)
      .map { Self.holdsWebToken(String($0)) ? replacement : String($0) }
    return path.joined(separator: "/") + address[end...]
  }

  /// Returns a body without its secrets, or nil if it may have some that can't be found.
  func recordedBody(_ body: Data, contentType: String?, url: String) -> String? {
    let type = contentType?.lowercased() ?? ""
    guard !type.hasPrefix("multipart/"), let text = String(data: body, encoding: .utf8) else { return nil }
    guard !type.hasPrefix("application/x-www-form-urlencoded") else { return fields(text, separators: "&") }
    let start = text.first { !$0.isWhitespace }
    if start == "{" || start == "[" { return RedactedDocument.text(of: text, by: self) }
    // A token may be the whole response of a path that says so.
    let path = url.prefix { !"?#".contains($0) }
    guard !mentionsSecret(String(path)) else { return nil }
    if let document = RedactedDocument.text(of: text, by: self) { return document }
    guard !type.contains("json"), !Self.holdsWebToken(text) else { return nil }
    let shown = self.body(body, contentType: contentType, limit: .max)
    return shown.isComplete ? shown.text : nil
  }
}
