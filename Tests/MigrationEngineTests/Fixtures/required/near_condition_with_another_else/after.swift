// reason: needs a written initializer: `if let id = json["id"].int {
import Bridge

struct Tag: LegacyFailableDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let id = try container.valueIfPresent(Int.self, at: "id") {
      self.id = id
    } else {
      Log.shared.note("no id")
      throw container.refusal
    }
  }
}

final class Log {
  static let shared = Log()
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
