// reason: `json["id"]` is read of a `JSON` from elsewhere
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
