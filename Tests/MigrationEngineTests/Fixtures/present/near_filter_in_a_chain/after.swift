// reason: is not understood
import Bridge

struct Page: LegacyDecodable {
  let hasObjects: Bool
  let count: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    hasObjects =
      container.nestedContainersIfPresent(at: "rows")?.filter({ $0.dictionaryObject() != nil }).isEmpty == false
    count = container.nestedContainersIfPresent(at: "rows")?.filter({ $0.exists(at: "id") }).count ?? 0
  }
}
