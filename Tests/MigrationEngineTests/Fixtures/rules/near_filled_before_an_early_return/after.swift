// reason: needs a written initializer: `rows` is filled even when the document is empty
import Bridge
import LegacyJSON

class Albums: LegacyDecodable {
  var rows: [AnyObject]!
  var owner: String!

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    rows = []
    if container.isEmpty() { return }
    for row in container.nestedContainers(at: "rows") { try rows.append(row.value(String.self) as AnyObject) }
    owner = try container.value(String.self, at: "owner")
  }
}

func albums(_ json: JSON) -> Albums { Albums(json: json) }
