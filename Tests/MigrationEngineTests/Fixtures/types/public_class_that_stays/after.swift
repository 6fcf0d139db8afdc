import Bridge

public class Model: LegacyDecodable {
  public var level: Int

  private enum CodingKeys: String, CodingKey {
    case level
  }

  public required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    level = try container.decodeIfPresent(Int.self, forKey: .level) ?? 1
  }
}

func f(m: Model) { m.level = 2 }
