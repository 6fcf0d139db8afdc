import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

let items = [Item](reading: [] as [Any])
