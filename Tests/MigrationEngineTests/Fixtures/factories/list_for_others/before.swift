import SwiftyJSON

public class Photo {
  public var url: String?

  static func with(json: JSON) -> Photo {
    let photo = Photo()
    photo.url = json["url"].string
    return photo
  }

  public static func list(of jsons: [JSON]) -> [Photo] {
    return jsons.map { with(json: $0) }
  }
}
