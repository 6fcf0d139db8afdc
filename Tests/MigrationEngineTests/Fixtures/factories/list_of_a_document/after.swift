import Bridge

struct Movie: LegacyDecodable {
  let id: Int
  let title: String
}

struct Actor: LegacyRequiringDecodable {
  let name: String
}

struct Cinema: LegacyDecodable {
  let items: [Movie]
  let actors: [Actor]
  let city: String
}
