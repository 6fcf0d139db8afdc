import SwiftyJSON

class Photo {
  static let KEY_URL = "photo_url"

  var url: String?
  var width = 0
  var isShown = true

  static func with(json: JSON) -> Photo {
    let photo = Photo()
    photo.isShown = true
    photo.url = json[KEY_URL].string
    photo.width = json["width"].intValue
    return photo
  }

  /// All photos of an answer (goes).
  static func with(jsons: [JSON]) -> [Photo] {
    var photos = [Photo]()

    for json in jsons {
      let photo = Photo.with(json: json)
      photos.append(photo)
    }

    return photos
  }
}

struct Comment {
  let id: Int
  let replies: [Comment]

  static func comment(from json: JSON) -> Comment? {
    guard let id = json["id"].int else { return nil }
    return Comment(id: id, replies: comments(from: json["replies"].arrayValue))
  }

  static func comments(from list: [JSON]) -> [Comment] {
    return list.compactMap { comment(from: $0) }
  }
}

class Album {
  var photos: [Photo]?
  var covers: [Photo] = []
  var comments: [Comment] = []

  static func with(json: JSON) -> Album {
    let album = Album()
    if json["photos"].exists() {
      album.photos = Photo.with(jsons: json["photos"].arrayValue)
    }
    album.covers = Photo.with(jsons: json["covers"].array ?? [])
    album.comments = Comment.comments(from: json["comments"].arrayValue)
    return album
  }
}

func showAll(_ json: JSON) {
  for photo in Photo.with(jsons: json.arrayValue) {
    print(photo.width)
  }
}
