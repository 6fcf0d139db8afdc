import Foundation
import LegacyJSON

/// Reads a request body by its content type: JSON, form fields, multipart parts or text.
enum RequestBodyReading {
  /// A part of a form of several parts.
  struct Part {
    let fileName: String?
    let contentType: String?
    let content: Any
  }

  /// Returns the value to compare. A body that does not match its content type is compared byte by byte.
  static func value(of body: Data, as type: MediaType?) -> Any {
    switch type?.name {
    case let name? where name == "application/json" || name.hasSuffix("+json"):
      if let json = try? JSON(data: body) { return json }
      return text(body) ?? body
    case "application/x-www-form-urlencoded":
      return text(body).map { FormFields.read($0, plusIsSpace: true) } ?? body
    case "multipart/form-data":
      return type?.parameters["boundary"].flatMap { parts(of: body, boundary: $0) } ?? body
    case let name? where name.hasPrefix("text/"):
      return text(body) ?? body
    default:
      return body
    }
  }

  private static func text(_ body: Data) -> String? { String(data: body, encoding: .utf8) }

  /// Returns the parts by their names (RFC 7578). Nil if the body is not such a form.
  private static func parts(of body: Data, boundary: String) -> [String: [Part]]? {
    let delimiter = Data("\r\n--\(boundary)".utf8)
    // As if a line had ended before the first one.
    let body = Data("\r\n".utf8) + body
    var parts: [String: [Part]] = [:]
    guard var start = body.range(of: delimiter)?.upperBound else { return nil }
    while !body[start...].starts(with: Data("--".utf8)) {
      guard let end = body.range(of: delimiter, in: start..<body.endIndex),
        let (name, part) = part(body[start..<end.lowerBound])
      else { return nil }
      parts[name, default: []].append(part)
      start = end.upperBound
    }
    return parts
  }

  private static func part(_ bytes: Data) -> (name: String, Part)? {
    guard let headEnd = bytes.range(of: Data("\r\n\r\n".utf8)),
      let head = text(bytes[bytes.startIndex..<headEnd.lowerBound])
    else { return nil }
    var fields: [String: MediaType] = [:]
    for line in head.components(separatedBy: "\r\n") where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), let value = MediaType(String(line[line.index(after: colon)...]))
      else { return nil }
      fields[line[..<colon].lowercased()] = value
    }
    guard let disposition = fields["content-disposition"], let name = disposition.parameters["name"] else { return nil }
    let content = Data(bytes[headEnd.upperBound...])
    let type = fields["content-type"]
    let fileName = disposition.parameters["filename"]
    let isText = type == nil && fileName == nil
    return (
      name,
      Part(
        fileName: fileName, contentType: type?.name,
        content: value(of: content, as: isText ? MediaType("text/plain") : type))
    )
  }
}

/// The fields of a query or a form by their names.
enum FormFields {
  static func read(_ text: String, plusIsSpace: Bool) -> [String: [String]] {
    var fields: [String: [String]] = [:]
    for field in text.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
        let part = plusIsSpace ? part.replacingOccurrences(of: "+", with: " ") : String(part)
        return part.removingPercentEncoding ?? part
      }
      fields[parts[0], default: []].append(parts.count > 1 ? parts[1] : "")
    }
    return fields
  }
}

/// A media type, or another field of the same form: `form-data; name="a"`.
struct MediaType {
  /// In lower case.
  let name: String
  /// The parameters by their lower-case names, without quotes.
  let parameters: [String: String]

  var isMultipart: Bool { name.hasPrefix("multipart/") }

  init?(_ text: String) {
    var parts: [String] = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ";", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    name = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
    guard !name.isEmpty else { return nil }
    var parameters: [String: String] = [:]
    for part in parts.dropFirst() {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      let isInQuotes = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
      parameters[part[..<equals].trimmingCharacters(in: .whitespaces).lowercased()] =
        isInQuotes ? String(value.dropFirst().dropLast()) : value
    }
    self.parameters = parameters
  }
}
