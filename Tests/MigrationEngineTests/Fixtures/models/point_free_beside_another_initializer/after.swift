import Bridge

struct Device: LegacyDecodable {
  let name: String

  init(name: String, volume: Int) { self.name = name }
}

struct Room: LegacyDecodable {
  let devices: [Device]
}
