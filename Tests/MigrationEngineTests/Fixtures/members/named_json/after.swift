import Bridge
import LegacyJSON

struct Part: LegacyDecodable {
  let json: JSON

  init(json: JSON) { self.init(decoding: json) }
}

public struct Piece: LegacyDecodable {
  public let json: JSON
  let size: Int?

  public init(json: JSON) { self.init(decoding: json) }
}

func part(_ document: JSON) -> JSON { Part(json: document).json }
