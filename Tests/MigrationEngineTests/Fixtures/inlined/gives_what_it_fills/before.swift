import SwiftyJSON

class Picture {
  var url: String?

  init(_ json: JSON) { url = json["url"].string }
}

class Album {
  var title = ""
  var pictures: [Picture] = []
  var cover: Picture?
  var tracks = 0

  init(_ data: JSON) {
    title = data["title"].stringValue
    addPictures(data)
    cover(of: data)
    if data["tracks"].exists() { count(data) }
  }

  init() {}

  @discardableResult func addPictures(_ pictures: JSON) -> [Picture] {
    let pictures = pictures["pictures"].arrayValue
    for picture in pictures {
      self.pictures.append(Picture(picture))
    }
    return self.pictures
  }

  @discardableResult func cover(of data: JSON) -> Picture {
    self.cover = Picture(data["cover"])
    return self.cover!
  }

  @discardableResult func count(_ data: JSON) -> Int {
    let number = data["tracks"].arrayValue.count
    tracks = number
    return number
  }
}
