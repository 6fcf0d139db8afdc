// reason: `guard isParsed! else { …` is not understood
import Bridge

struct Point: LegacyFailableDecodable {
  var total: Int? = nil

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let isParsed: Bool? = try parse(container)
    guard isParsed! else {
      Log.write("not parsed")
      throw container.refusal
    }
  }

  private mutating func parse(_ json: LegacyContainer) throws -> Bool? {
    if json.isNull() { return nil }
    total = try json.valueIfPresent(Int.self, at: "total")
    return true
  }
}

enum Log {
  static var lines: [String] = []
  static func write(_ line: String) { lines.append(line) }
}
