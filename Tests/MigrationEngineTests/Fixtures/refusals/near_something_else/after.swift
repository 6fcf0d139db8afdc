// reason: `if json.isEmpty { …` is not understood
import Bridge

struct Item: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() {
      Log.shared.note("empty")
      throw container.refusal
    }
    id = try container.value(Int.self, at: "id")
  }
}

final class Log {
  static let shared = Log()
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
