// reason: needs a written initializer: `rows` is filled even when the document is empty
import Bridge
import LegacyJSON

class Albums: LegacyDecodable, ContainerDecodable {
  var rows: [AnyObject]!
  var owner: String!

  required init(from container: LegacyContainer) throws {
    rows = []
    if container.isEmpty() { return }
    for row in container.nestedContainers(at: "rows") { try rows.append(row.decode(String.self) as AnyObject) }
    owner = try container.decode(String.self, at: "owner")
  }
}

func albums(_ json: JSON) -> Albums { Albums(json: json) }
