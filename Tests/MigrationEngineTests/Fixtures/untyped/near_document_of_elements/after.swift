// reason: needs a written initializer: `let rows = JSON(json["rows"].arrayObject ?? [])` is not understood
import Bridge

final class Table: LegacyDecodable {
  var first: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let rows = LegacyContainer(container.nestedContainers(at: "rows"))
    first = try rows.valueIfPresent(Int.self, at: 0)
  }
}
