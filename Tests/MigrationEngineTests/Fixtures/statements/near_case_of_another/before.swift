// reason: needs a written initializer
import SwiftyJSON

enum Kind { case video, audio }

struct Piece {
  let isVideo: Bool
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
    var kind = Kind.audio
    if json["kind"].stringValue == "video" {
      kind = .video
    }
    isVideo = kind == .video
  }
}
