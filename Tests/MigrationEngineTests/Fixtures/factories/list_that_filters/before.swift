import SwiftyJSON

class Photo {
  var url: String?

  static func with(json: JSON) -> Photo {
    let photo = Photo()
    photo.url = json["url"].string
    return photo
  }

  static func with(jsons: [JSON]) -> [Photo] {
    var photos = [Photo]()
    for json in jsons where json["url"].exists() {
      photos.append(Photo.with(json: json))
    }
    return photos
  }
}
