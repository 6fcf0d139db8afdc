import Foundation

/// How the text that names a request's address becomes a URL, the same for old and new requests.
package enum RequestURL {
  /// What may stand unescaped in an address; brackets may only in a host, where they are not escaped anyhow.
  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#@!$&'()*+,;=%"
  )

  /// The URL for a whole address, or nil when `text` is none: it must have a scheme and a host.
  ///
  /// Escapes what needs it: `URL(string:)` does so too on newer systems, and gives nil on iOS 15.
  package static func absolute(_ text: String) -> URL? {
    complete(text) ?? complete(escape(text))
  }

  /// The URL for `text` below `base`, or for `text` alone when it is a whole address.
  ///
  /// - Parameter base: its path stays, whether or not it ends in a slash; its query and fragment do not.
  package static func make(_ text: String, below base: URL?) -> URL? {
    if let url = absolute(text) { return url }
    guard let base, !text.isEmpty else { return base }
    var root = String(base.absoluteString.prefix { $0 != "?" && $0 != "#" })
    while root.hasSuffix("/") { root.removeLast() }
    return complete(root + "/" + escape(text).drop { $0 == "/" })
  }

  private static func complete(_ text: String) -> URL? {
    guard let url = URL(string: text), url.scheme != nil, let host = url.host, !host.isEmpty else { return nil }
    return url
  }

  private static func escape(_ text: String) -> String {
    // A percent sign that escapes nothing stands for itself.
    let text = text.replacingOccurrences(of: "%(?![0-9A-Fa-f]{2})", with: "%25", options: .regularExpression)
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}
