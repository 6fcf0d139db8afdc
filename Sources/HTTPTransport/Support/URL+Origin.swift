import Foundation

extension URL {
  /// Scheme, host and port, spelled in one way (RFC 6454): `HTTP://Example.com` and `http://example.com:80` are one.
  package var origin: [String?] {
    let scheme = scheme?.lowercased()
    let usualPort = scheme.flatMap { ["http": 80, "https": 443][$0] }
    return [scheme, host?.lowercased(), (port ?? usualPort).map(String.init)]
  }
}
