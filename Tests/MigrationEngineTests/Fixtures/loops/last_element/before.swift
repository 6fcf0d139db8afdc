import SwiftyJSON

struct Gallery {
  var cover: String?
  var photos: [Photo] = []
  var size = 0

  init(json: JSON) {
    for photo in json["photos"].arrayValue {
      cover = photo["url"].string
      photos.append(Photo(json: photo))
    }
    json["sizes"].arrayValue.forEach { size = $0["width"].intValue }
  }
}

struct Photo {
  var url: String

  init(json: JSON) {
    url = json["url"].stringValue
  }
}
