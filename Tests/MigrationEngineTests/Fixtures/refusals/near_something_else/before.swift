// reason: `if json.isEmpty { …` is not understood
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    if json.isEmpty {
      Log.shared.note("empty")
      return nil
    }
    id = json["id"].intValue
  }
}

final class Log {
  static let shared = Log()
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
