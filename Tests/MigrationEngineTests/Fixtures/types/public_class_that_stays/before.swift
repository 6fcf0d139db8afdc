import LegacyJSON

public class Model {
  public var level: Int

  public required init(json: JSON) {
    level = json["level"].int ?? 1
  }
}

func f(m: Model) { m.level = 2 }
