// reason: `json["id"]` is read from a `JSON` that comes from elsewhere
import Bridge
import LegacyJSON

struct Photo: LegacyDecodable {
  let url: String

  static func photos(in jsons: [JSON]) -> [Photo] {
    var photos = [Photo]()
    for json in jsons {
      if json["id"].intValue > 0 { photos.append(Photo(json: json)) }
    }
    return photos
  }
}
