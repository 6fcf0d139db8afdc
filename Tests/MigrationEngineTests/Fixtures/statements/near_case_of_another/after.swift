// reason: needs a written initializer
import Bridge

enum Kind { case video, audio }

struct Piece: LegacyDecodable {
  let isVideo: Bool
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
    var kind = Kind.audio
    if try container.value(String.self, at: "kind") == "video" {
      kind = .video
    }
    isVideo = kind == .video
  }
}
