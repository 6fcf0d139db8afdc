// reason: `first` makes one of a `JSON`
import Bridge
import LegacyJSON

struct Row {
  let name: String
  let place: Int
}

struct Column: LegacyDecodable {
  let name: String
}

func first(_ json: JSON) -> [Row] {
  var rows: [Row] = []
  var place = 0
  for item in json.arrayValue {
    rows.append(Row(name: item["name"].stringValue, place: place))
    place += 1
  }
  return rows
}

func columns(_ json: JSON) -> [Column] { json.arrayValue.map { Column(json: $0) } }
