// reason: it is made of `[String: JSON]`
import Bridge
import LegacyJSON

struct Member {
  let id: String
  let name: String

  init(data: [String: JSON]) {
    id = data["id"]!.stringValue
    name = data["name"]?.string ?? "nobody"
    print(id)
  }
}

struct Club: LegacyDecodable {
  let title: String
}
