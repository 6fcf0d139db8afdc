import Foundation

/// A request as it came in over the wire.
package struct RawRequest: Sendable {
  /// Which of the server's connections it came by, counted from 1.
  package let connection: Int

  /// The method, such as `GET`.
  package let method: String

  /// The path with its query, as the client sent it.
  package let target: String

  /// The header fields in the client's order and spelling.
  package let headers: [(name: String, value: String)]

  /// The body, put together if it came in chunks.
  package let body: Data

  /// The body as text.
  package var text: String { String(decoding: body, as: UTF8.self) }

  /// The values of a header field; more than one if it was sent so.
  package func values(of name: String) -> [String] {
    headers.filter { $0.name.caseInsensitiveCompare(name) == .orderedSame }.map(\.value)
  }

  /// The value of a header field, or nil when the request has no such field.
  package func header(_ name: String) -> String? { values(of: name).first }
}

/// Takes the requests of a connection out of its bytes, one after the other.
struct RawRequestReader {
  let connection: RawSocket
  let number: Int
  private var buffer = Data()

  init(connection: RawSocket, number: Int) {
    self.connection = connection
    self.number = number
  }

  /// The next request, or nil when the connection ended, or what came is not HTTP.
  mutating func next() -> RawRequest? {
    guard let first = line() else { return nil }
    let words = first.split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    var headers: [(name: String, value: String)] = []
    while let line = line() {
      guard !line.isEmpty else {
        guard let body = body(headers) else { return nil }
        return RawRequest(connection: number, method: words[0], target: words[1], headers: headers, body: body)
      }
      guard let colon = line.firstIndex(of: ":") else { return nil }
      headers.append((String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)))
    }
    return nil
  }

  private mutating func body(_ headers: [(name: String, value: String)]) -> Data? {
    func value(_ name: String) -> String? { headers.first { $0.name.lowercased() == name }?.value.lowercased() }
    if value("expect") == "100-continue" {
      guard connection.send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return nil }
    }
    if value("transfer-encoding") == "chunked" { return chunks() }
    return bytes(value("content-length").flatMap { Int($0) } ?? 0)
  }

  private mutating func chunks() -> Data? {
    var body = Data()
    while let size = line().flatMap({ Int($0.prefix { $0 != ";" }, radix: 16) }), let chunk = bytes(size), line() != nil
    {
      if size == 0 { return body }
      body += chunk
    }
    return nil
  }

  private mutating func line() -> String? {
    while true {
      if let end = buffer.range(of: Data("\r\n".utf8)) {
        defer { buffer = Data(buffer[end.upperBound...]) }
        return String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
      }
      guard fill() else { return nil }
    }
  }

  private mutating func bytes(_ count: Int) -> Data? {
    while buffer.count < count {
      guard fill() else { return nil }
    }
    defer { buffer = Data(buffer.dropFirst(count)) }
    return Data(buffer.prefix(count))
  }

  private mutating func fill() -> Bool {
    guard let bytes = connection.receive(), !bytes.isEmpty else { return false }
    buffer += bytes
    return true
  }
}
