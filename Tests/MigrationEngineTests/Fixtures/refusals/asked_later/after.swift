import Bridge

struct Item: LegacyFailableDecodable, RefusesNull {
  let id: Int
}
