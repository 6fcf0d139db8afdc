import SwiftyJSON

enum Kind: String, Codable {
  case ink, gel
}

struct Pen {
  let id: Int
  var kind, other: Kind
  var size: Double

  init(json: JSON) {
    id = json["id"].intValue
    kind = Kind(rawValue: json["kind_of_pen"].stringValue) ?? .ink
    other = Kind(rawValue: json["other"].stringValue) ?? .gel
    size = json["size"].double ?? 0.7
  }
}

func text(of pen: Pen) -> String { "\(pen)" }
