import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// This request without what it would be harmful to keep: the body is gone, and the values of header fields and query
  /// items that hold credentials by their names, and a user's name and password in the address, are `***`.
  var withoutSecrets: URLRequest {
    var request = self
    request.httpBody = nil
    request.httpBodyStream = nil
    request.url = url?.withoutSecrets
    for name in (allHTTPHeaderFields ?? [:]).keys where SecretName.matches(name) {
      request.setValue("***", forHTTPHeaderField: name)
    }
    return request
  }
}

extension URL {
  fileprivate var withoutSecrets: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    if components.user != nil { components.user = "***" }
    if components.password != nil { components.password = "***" }
    components.percentEncodedQueryItems = components.percentEncodedQueryItems?.map { item in
      let name = item.name.removingPercentEncoding ?? item.name
      return SecretName.matches(name) ? URLQueryItem(name: item.name, value: "***") : item
    }
    // Untouched unless there is something to hide: taking an address apart may spell it anew.
    return components.url.map { $0.absoluteString.contains("***") ? $0 : self } ?? self
  }
}

/// Which names stand for credentials.
private enum SecretName {
  private static let parts = [
    "auth", "token", "secret", "password", "passwd", "cookie", "session", "apikey", "signature", "credential", "jwt",
  ]
  private static let words: Set = ["key", "sig", "code", "pwd", "pass", "sid"]

  static func matches(_ name: String) -> Bool {
    let name = name.lowercased()
    let letters = name.filter(\.isLetter)
    return words.contains(name) || parts.contains { letters.contains($0) }
  }
}
