import Bridge
import LegacyJSON

struct Photo: LegacyDecodable {
  let url: String?

  static func with(jsons: [JSON]) -> [Photo] {
    var photos = [Photo]()
    for json in jsons where json["url"].exists() {
      photos.append(Photo(json: json))
    }
    return photos
  }
}
