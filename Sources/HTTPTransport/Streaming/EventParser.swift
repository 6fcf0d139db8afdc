import Foundation

/// Reads server-sent events, as the HTML specification says (9.2.6, "Interpreting an event stream").
package struct EventParser: StreamParser {
  private var lines: LineParser
  private let limit: Int
  private var id = ""
  private var retry: Int?
  private var event = ""
  private var data: [String] = []
  private var size = 0

  package init(limit: Int = LineParser.limit) {
    lines = LineParser(limit: limit)
    self.limit = limit
  }

  package mutating func parse(_ piece: Data) throws -> [ServerSentEvent] {
    try lines.parse(piece).compactMap { try process($0) }
  }

  /// Drops an event that no empty line has ended.
  package mutating func finish() -> [ServerSentEvent] { [] }

  /// - Returns: the event that an empty line ends.
  private mutating func process(_ line: String) throws -> ServerSentEvent? {
    if line.isEmpty { return dispatch() }
    let bytes = line.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      try set(line, to: "")
      return nil
    }
    // A comment has an empty name, which is no field.
    var value = bytes[bytes.index(after: colon)...]
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    try set(String(line[..<colon]), to: String(value) ?? "")
    return nil
  }

  private mutating func set(_ field: String, to value: String) throws {
    switch field {
    case "event": event = value
    case "data":
      size += value.utf8.count + 1
      guard size <= limit else { throw URLError(.dataLengthExceedsMaximum) }
      data.append(value)
    case "id":
      if !value.utf8.contains(0) { id = value }
    case "retry":
      if !value.isEmpty, value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
        retry = Int(value) ?? retry
      }
    default: break
    }
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      event = ""
      data = []
      size = 0
    }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(
      id: id, event: event.isEmpty ? "message" : event, data: data.joined(separator: "\n"), retry: retry)
  }
}
