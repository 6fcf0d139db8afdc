import Bridge

public final class Model: LegacyDecodable {
  public let user_name: String?
  public let level: Int

  public static let keySpelling: KeySpelling = .verbatim

  private enum CodingKeys: String, CodingKey {
    case user_name, level
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    user_name = try container.decodeIfPresent(String.self, forKey: .user_name)
    level = try container.decodeIfPresent(Int.self, forKey: .level) ?? 1
  }
}
