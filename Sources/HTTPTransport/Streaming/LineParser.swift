import Foundation

/// Cuts a body into lines at CR, LF or CRLF, wherever the pieces are cut.
package struct LineParser: StreamParser {
  /// The largest number of bytes of a line. Without one, a server could fill the memory.
  package static let limit = 16 * 1024 * 1024

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let limit: Int
  private var line: [UInt8] = []
  /// The last byte was a CR, so that an LF after it belongs to the same line break.
  private var isAfterReturn = false
  private var isFirstLine = true

  package init(limit: Int = Self.limit) {
    self.limit = limit
  }

  package mutating func parse(_ piece: Data) throws -> [String] {
    var lines: [String] = []
    var rest = piece[...]
    if isAfterReturn, rest.first == UInt8(ascii: "\n") { rest = rest.dropFirst() }
    if !piece.isEmpty { isAfterReturn = false }
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      try append(rest[..<end])
      lines.append(take())
      let isReturn = rest[end] == UInt8(ascii: "\r")
      rest = rest[(end + 1)...]
      guard isReturn else { continue }
      if rest.isEmpty { isAfterReturn = true } else if rest.first == UInt8(ascii: "\n") { rest = rest.dropFirst() }
    }
    try append(rest)
    return lines
  }

  package mutating func finish() -> [String] {
    if isFirstLine, line == Self.mark { return [] }
    return line.isEmpty ? [] : [take()]
  }

  private mutating func append(_ bytes: Data.SubSequence) throws {
    guard line.count + bytes.count <= limit else { throw URLError(.dataLengthExceedsMaximum) }
    line += bytes
  }

  private mutating func take() -> String {
    let bytes = isFirstLine && line.starts(with: Self.mark) ? line[Self.mark.count...] : line[...]
    defer { line.removeAll(keepingCapacity: true) }
    isFirstLine = false
    return String(decoding: bytes, as: UTF8.self)
  }
}
