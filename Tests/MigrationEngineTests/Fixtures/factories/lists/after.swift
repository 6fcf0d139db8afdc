import Bridge
import LegacyJSON

struct Photo: LegacyDecodable {
  static let KEY_URL = "photo_url"

  let url: String?
  let width: Int
  var isShown = true

  private enum CodingKeys: String, CodingKey {
    case width
    case url = "photoUrl"
  }
}

struct Comment: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let replies: [Comment]
}

struct Album: LegacyDecodable {
  @NilIfAbsent var photos: [Photo]?
  let covers: [Photo]
  let comments: [Comment]
}

func showAll(_ json: JSON) {
  for photo in json.arrayValue.map({ Photo(json: $0) }) {
    print(photo.width)
  }
}
