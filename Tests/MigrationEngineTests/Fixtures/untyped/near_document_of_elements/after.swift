// reason: needs a written initializer: `let rows = JSON(json["rows"].arrayObject ?? [])` is not understood
import Bridge

final class Table: LegacyDecodable, ContainerDecodable {
  var first: Int?

  init(from container: LegacyContainer) throws {
    let rows = LegacyContainer(container.nestedContainers(at: "rows"))
    first = try rows.decodeIfPresent(Int.self, at: 0)
  }
}
