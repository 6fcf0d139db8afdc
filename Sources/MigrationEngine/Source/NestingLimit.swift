/// Detects code that nests deeper than anybody writes by hand, before it is parsed. A tree is traversed by recursion,
/// which takes stack in proportion to its depth.
struct NestingLimit {
  /// The largest number of open brackets. The parser itself gives up a little later.
  private static let brackets = 200
  /// The largest number of nested square brackets. SwiftParser 603 looks ahead over the content of each twice, so
  /// twenty take a second and forty never end.
  private static let squareBrackets = 12
  /// The largest number of links in a chain: `a.b.c`, `a?.b()[c]`, `if … else if …`.
  private static let links = 1_000

  /// Whether a file is better not parsed.
  static func isExceeded(by utf8: [UInt8]) -> Bool {
    // A file that is short can't be deep.
    guard utf8.count > squareBrackets else { return false }
    return utf8.withUnsafeBufferPointer { bytes in
      var limit = NestingLimit(bytes: bytes)
      return limit.isExceeded()
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The open levels, innermost last.
  private var open = [Level()]
  private var conditions = 0

  private struct Level {
    /// The links of the chain that is being read.
    var links = 0
    /// The branches of the `if` that is being read.
    var branches = 0
    /// The square brackets that are open directly within each other.
    var squares = 0
    /// The quotes of the string in whose interpolation this is.
    var quotes: Int?
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func isExceeded() -> Bool {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): beginString()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open[open.count - 1].links += 1
        let isSquare = bytes[index] == UInt8(ascii: "[")
        open.append(Level(squares: isSquare ? open[open.count - 1].squares + 1 : 0))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"): open[open.count - 1].links += 1
      case UInt8(ascii: ","): open[open.count - 1].links = 0
      case UInt8(ascii: ";"):
        let last = open[open.count - 1]
        open[open.count - 1] = Level(squares: last.squares, quotes: last.quotes)
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): skipBlanks()
      case UInt8(ascii: "e") where stands("else"): open[open.count - 1].branches += 1
      case UInt8(ascii: "#") where stands("#if "): conditions += 1
      case UInt8(ascii: "#") where stands("#endif"): conditions -= 1
      default: break
      }
      let level = open[open.count - 1]
      if open.count > Self.brackets || conditions > Self.brackets || level.squares > Self.squareBrackets
        || max(level.links, level.branches) > Self.links
      {
        return true
      }
      index += 1
    }
    return false
  }

  private func byte(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func stands(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }

  private mutating func close() {
    guard open.count > 1, let closed = open.popLast() else { return }
    if let quotes = closed.quotes { skipString(quotes: quotes) }
  }

  private mutating func skipLine() {
    while index + 1 < bytes.count, !bytes[index + 1].isNewline { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 1
      } else if bytes[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 1
        if depth == 0 { return }
      }
      index += 1
    }
  }

  /// Skips blanks. A chain ends if the next word does not continue it.
  private mutating func skipBlanks() {
    var next = index
    var isNewLine = false
    while next < bytes.count, bytes[next].isBlank || bytes[next].isNewline {
      isNewLine = isNewLine || bytes[next].isNewline
      next += 1
    }
    guard next < bytes.count else { return }
    index = next - 1
    switch bytes[next] {
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "/"):
      break
    case UInt8(ascii: "e") where next + 4 <= bytes.count && bytes[next..<next + 4].elementsEqual("else".utf8): break
    default:
      open[open.count - 1].links = 0
      if isNewLine { open[open.count - 1].branches = 0 }
    }
  }

  private mutating func beginString() {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    if isLong { index += 2 }
    skipString(quotes: isLong ? 3 : 1)
  }

  /// Goes to the end of a string, or to an interpolation in it; one of a line ends with it in any case.
  private mutating func skipString(quotes: Int) {
    while index + 1 < bytes.count {
      index += 1
      switch bytes[index] {
      case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "("):
        index += 1
        open.append(Level(quotes: quotes))
        return
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\"") where quotes == 1: return
      case UInt8(ascii: "\"") where byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""):
        index += 2
        return
      case UInt8(ascii: "\n") where quotes == 1: return
      default: break
      }
    }
  }
}
