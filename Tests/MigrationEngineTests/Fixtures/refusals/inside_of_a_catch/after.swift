import Bridge

struct Bad: Error {}
struct Item: LegacyRequiringDecodable {
  let id: Int
}
