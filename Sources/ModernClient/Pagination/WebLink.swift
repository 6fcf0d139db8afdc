import Foundation

/// A link in a `Link` header (RFC 8288).
///
/// ```swift
/// let links = WebLink.links(in: #"<https://api.github.com/users?page=2>; rel="next", </about>; rel="help""#)
/// links.first { $0.has("next") }?.target   // https://api.github.com/users?page=2
/// ```
package struct WebLink: Hashable, Sendable {
  /// The link's target as written, which may be a relative URL.
  package let target: String

  /// The relations of the target to this page, in lower case. Of several `rel` parameters, the first counts, as in the
  /// RFC (3.3).
  package let relations: [String]

  /// The first value of every parameter, by its name in lower case.
  package let parameters: [String: String]

  /// Returns whether the target has a relation to the page, in any case: `next`, `last`.
  ///
  /// - Parameter relation: the relation's name.
  /// - Returns: whether it is among ``relations``.
  package func has(_ relation: String) -> Bool { relations.contains(relation.lowercased()) }

  /// Returns the target's URL.
  ///
  /// - Parameter base: the URL of the page with the link.
  /// - Returns: the URL, without `.` and `..` in its path. Nil if the two make no URL.
  package func url(relativeTo base: URL?) -> URL? {
    guard let url = URL(string: target, relativeTo: base)?.absoluteURL, url.host != nil else { return nil }
    return url.standardized
  }

  /// Parses a `Link` header, by the algorithm of the RFC's appendix B.2.
  ///
  /// - Parameter header: the value of the field; several fields are joined with commas, as URLSession does.
  /// - Returns: the links, up to a place that can't be parsed. Links that describe another page than this one
  ///   (`anchor`) are left out.
  package static func links(in header: String) -> [WebLink] {
    var parser = WebLinkParser(header)
    return parser.links().filter { $0.parameters["anchor"] == nil }
  }
}

/// Reads a header from left to right.
private struct WebLinkParser {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  mutating func links() -> [WebLink] {
    var links: [WebLink] = []
    while true {
      skip { Self.isSpace($0) || $0 == "," }
      guard take("<"), let target = takeText(before: ">") else { return links }
      let parameters = parameters()
      let relations = (parameters["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
      links.append(WebLink(target: target, relations: relations, parameters: parameters))
    }
  }

  /// Parses the parameters that follow a target, up to the comma before the next link.
  private mutating func parameters() -> [String: String] {
    var parameters: [String: String] = [:]
    while true {
      skip(while: Self.isSpace)
      guard take(";") else {
        // Whatever is left before the comma belongs to no parameter.
        skip { $0 != "," }
        return parameters
      }
      skip(while: Self.isSpace)
      let name = takeToken { !Self.isSpace($0) && !"=;,".unicodeScalars.contains($0) }.lowercased()
      skip(while: Self.isSpace)
      var value = ""
      if take("=") {
        skip(while: Self.isSpace)
        value = take("\"") ? quotedText() : takeToken { !Self.isSpace($0) && !";,".unicodeScalars.contains($0) }
      }
      if !name.isEmpty, parameters[name] == nil { parameters[name] = value }
    }
  }

  /// Parses text up to its closing quote, in which a backslash escapes the next character.
  private mutating func quotedText() -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar != "\"" {
      if scalar == "\\" {
        if let escaped = rest.popFirst() { text.append(escaped) }
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeText(before end: Unicode.Scalar) -> String? {
    let text = takeToken { $0 != end }
    return take(end) ? text : nil
  }

  private mutating func takeToken(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let token = rest.prefix(while: isPart)
    rest = rest[token.endIndex...]
    return String(token)
  }

  private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
    rest = rest.drop(while: isSkipped)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
