import Foundation
import HTTPTransport

extension Redaction {
  /// A body as a log shows it.
  package struct ShownBody {
    package let text: String
    /// Whether this is the whole body, except for its secrets.
    package let isComplete: Bool
  }

  /// Returns a body without its secrets, or a description if it can't be shown: only a body that can be parsed is known
  /// to have no secrets.
  package func body(_ body: Data, contentType: String?, limit: Int) -> ShownBody {
    guard let shown = text(of: body, contentType?.lowercased() ?? "") else {
      return ShownBody(text: "(\(Self.size(body, contentType)))", isComplete: false)
    }
    guard shown.count > limit else { return ShownBody(text: shown, isComplete: true) }
    return ShownBody(text: shown.prefix(limit) + "… (\(Self.size(body, contentType)))", isComplete: false)
  }

  /// Describes a body by its size and content type.
  static func size(_ body: Data, _ contentType: String?) -> String {
    "\(body.count) bytes" + (contentType.map { " of \($0)" } ?? "")
  }

  private func text(of body: Data, _ contentType: String) -> String? {
    guard !contentType.hasPrefix("multipart/"), let text = String(data: body, encoding: .utf8) else { return nil }
    if contentType.hasPrefix("application/x-www-form-urlencoded") { return fields(text, separators: "&") }
    if let json = json(text) { return json }
    // Neither JSON nor a form: a page, XML, or JSON that is broken. Its fields are not known, so any mention is too much.
    guard !mentionsSecret(text), !text.contains("=") || contentType.hasPrefix("text/") else { return nil }
    return text
  }

  /// Returns the document with its secrets replaced, or unchanged if it has none. Nil if it is not JSON.
  private func json(_ text: String) -> String? {
    guard let document = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) else {
      return nil
    }
    var found = false
    let shown = redacted(document, found: &found)
    guard found else { return text }
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: shown, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private func redacted(_ value: Any, found: inout Bool) -> Any {
    switch value {
    case let object as [String: Any]:
      var result: [String: Any] = [:]
      for (name, value) in object {
        if isSecret(name) {
          found = true
          result[name] = replacement
        } else {
          result[name] = redacted(value, found: &found)
        }
      }
      return result
    case let array as [Any]:
      return array.map { redacted($0, found: &found) }
    case let text as String:
      let shown = self.text(inside: text)
      if shown != text { found = true }
      return shown
    default:
      return value
    }
  }

  /// Redacts a string, which may itself be a document, a URL, a form or a token, or a sentence that quotes one.
  package func text(inside text: String) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.hasPrefix("{") || trimmed.hasPrefix("["), let document = json(text) { return document }
    if trimmed.contains("://"), !trimmed.contains(where: \.isWhitespace) { return url(text) }
    let isForm = text.contains("=") && !text.contains(where: \.isWhitespace)
    let shown = isForm ? fields(text, separators: "?#&;") : text
    return (shown == text && mentionsSecret(text)) || Self.holdsWebToken(shown) ? replacement : shown
  }

  /// Returns whether the value of a field holds a secret although its name is none: it is a document, a URL or a form
  /// with a secret field, or has a JSON Web Token in it.
  func holdsSecret(fieldValue value: Substring) -> Bool {
    // Most values are a word or a number.
    guard value.utf8.contains(where: "%{[:=.".utf8.contains) else { return false }
    let plain = PercentEncoding.unescapedField(value)
    if plain.hasPrefix("{") || plain.hasPrefix("[") { return json(plain).map { $0 != plain } ?? mentionsSecret(plain) }
    if plain.contains("://") { return url(plain) != plain }
    return Self.holdsWebToken(plain) || (plain.contains("=") && fields(plain, separators: "?#&;") != plain)
  }

  /// Returns whether a text contains a JSON Web Token: two or more parts of Base64, the first of which is the start of
  /// an object.
  package static func holdsWebToken(_ text: String) -> Bool {
    text.range(of: #"eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+"#, options: .regularExpression) != nil
  }
}
