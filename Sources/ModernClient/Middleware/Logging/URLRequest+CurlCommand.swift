import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Returns the request as a command for a POSIX shell.
  ///
  /// - Parameters:
  ///   - redaction: the secrets to hide.
  ///   - bodyLimit: the largest number of characters of the body. A longer body is left out. Nil leaves any body out.
  /// - Returns: the command, over several lines. A comment before it describes a body that can't be shown.
  public func curlCommand(redaction: Redaction = .standard, bodyLimit: Int? = .max) -> String {
    let method = httpMethod ?? "GET"
    let address = redaction.url(url?.absoluteString ?? "")
    var comment = ""
    var words = ["curl"]
    // Without it, curl takes brackets and braces for patterns.
    if address.contains(where: "[]{}".contains) { words.append("--globoff") }
    switch method {
    case "GET": break
    case "HEAD": words.append("--head")
    default: words.append("--request " + Self.quote(method))
    }
    words.append(Self.quote(address))

    for (name, value) in (allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
      // A colon and nothing behind it would remove the header.
      let field = value.isEmpty ? name + ";" : "\(name): \(redaction.header(name, value))"
      words.append("--header " + Self.quote(field))
    }

    // The transport leaves the body of a GET out.
    if method != "GET", let httpBody, !httpBody.isEmpty {
      let contentType = value(forHTTPHeaderField: "Content-Type")
      let body = redaction.body(httpBody, contentType: contentType, limit: .max)
      if let bodyLimit, body.isComplete, body.text.count <= bodyLimit {
        words.append("--data-raw " + Self.quote(body.text))
      } else {
        comment = "# without its body: \(Redaction.size(httpBody, contentType))\n"
      }
    } else if httpBodyStream != nil {
      comment = "# without its body: a stream\n"
    }
    return comment + words.joined(separator: " \\\n  ")
  }

  /// Quotes any text as one word for the shell: only a single quote ends a single quote.
  private static func quote(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }
}
