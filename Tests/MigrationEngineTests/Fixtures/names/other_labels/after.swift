import Bridge

struct Item: LegacyDecodable {
  let id: Int?
}

extension Item {
  init(number: Int) {
    self.init(json: ["id": number])
  }
}
