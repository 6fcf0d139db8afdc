import SwiftyJSON

struct Part {
  let json: JSON

  init(json: JSON) {
    self.json = json["json"]
  }
}

public struct Piece {
  public let json: JSON
  var size: Int?

  public init(json: JSON) {
    self.json = json["json"]
    size = json["size"].int
  }
}

func part(_ document: JSON) -> JSON { Part(json: document).json }
