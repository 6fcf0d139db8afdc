// reason: needs a written initializer: `id = JSON(members[key] ?? JSON(1)).intValue` is not understood
import Bridge

struct Row: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let members = container.members()
    let key = members.keys.first ?? "id"
    id = try LegacyContainer(members[key] ?? LegacyContainer(reading: 1)).value(Int.self)
    print(key)
  }
}
