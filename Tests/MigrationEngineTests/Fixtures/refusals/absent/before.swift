import LegacyJSON

struct Statistics {
  let views: Int?
  let likes: Int

  init?(json: JSON) {
    guard json.exists() else { return nil }
    views = json["views"].int
    likes = json["likes"].intValue
  }
}
