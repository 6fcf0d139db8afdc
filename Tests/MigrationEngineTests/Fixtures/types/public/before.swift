import LegacyJSON

public final class Model {
  public var user_name: String?
  public let level: Int

  public required init(json: JSON) {
    user_name = json["user_name"].string
    level = json["level"].int ?? 1
  }
}
