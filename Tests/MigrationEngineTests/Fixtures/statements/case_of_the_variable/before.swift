import SwiftyJSON

enum Kind: String { case video, audio, unknown }

struct Piece {
  let kind: Kind

  init(json: JSON) {
    let raw = json["kind"].stringValue
    var kind = Kind.unknown
    if raw == "video" {
      kind = .video
    } else if raw == "audio" {
      kind = .audio
    }
    self.kind = kind
  }
}
