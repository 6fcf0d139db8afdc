// reason: `json["items"].arrayValue.forEach { (item) in
import Bridge

extension Optional {
  var isSome: Bool { self != nil }
}

struct Part: LegacyFailableDecodable {
  let number: Int
}

struct Collection: LegacyFailableDecodable {
  var items: [Part]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    items = [Part]()
    try container.nestedContainers(at: "items").forEach { (item) in
      let part = try item.valueIfAccepted(Part.self)
      if part.isSome {
        items.append(part!)
      }
    }
  }
}
