import Foundation

/// The percent-encoding of text in addresses and forms, the same for old and new requests.
package enum PercentEncoding {
  /// The unreserved characters of RFC 3986, which are never escaped in any part of an address.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )

  private static let inPathComponents = unreserved.union(CharacterSet(charactersIn: "!$&'()*+,;=:@"))

  /// Escapes one component of a path; a slash inside it becomes `%2F`.
  package static func pathComponent(_ text: String) -> String {
    escape(text, allowed: inPathComponents)
  }

  /// Writes names and values as `a=1&b=2`, for a query or for `application/x-www-form-urlencoded`.
  ///
  /// A space becomes `%20`, which both read alike; `+` becomes `%2B`.
  package static func fields(_ fields: [(name: String, value: String)]) -> String {
    fields.map { field($0.name) + "=" + field($0.value) }.joined(separator: "&")
  }

  /// Escapes a name or a value of a query or a form.
  package static func field(_ text: String) -> String { escape(text, allowed: unreserved) }

  /// Returns a name or a value of a query or a form without its escapes. A form may write a space as a plus sign.
  package static func unescapedField(_ text: some StringProtocol) -> String {
    let text = text.replacingOccurrences(of: "+", with: " ")
    return text.removingPercentEncoding ?? text
  }

  /// Adds a query to an address, behind the query that it may have already, and before a fragment.
  package static func append(query: String, to address: String) -> String {
    guard !query.isEmpty else { return address }
    let end = address.firstIndex(of: "#") ?? address.endIndex
    let separator =
      switch address[..<end].last {
      case "?", "&": ""
      case _ where address[..<end].contains("?"): "&"
      default: "?"
      }
    return address[..<end] + separator + query + address[end...]
  }

  private static func escape(_ text: String, allowed: CharacterSet) -> String {
    // Only a string with an unpaired surrogate has no escaped form, and a Swift string holds none.
    text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}
