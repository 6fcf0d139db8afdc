// reason: needs a written initializer: `for row in rows { …` is not understood
import Bridge

final class Article: LegacyDecodable {
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let rows = container.arrayObject(at: "rows") as? [[String: Any]] ?? []
    for row in rows {
      names.append(row["name"] as? String ?? "")
    }
  }
}
