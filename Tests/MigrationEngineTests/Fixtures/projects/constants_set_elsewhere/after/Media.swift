import Bridge
import ModernClient

public struct Media: LegacyDecodable {
  @DefaultValue<UrlDefault> public internal(set) var url: String
  @NeverNil var size: Int?

  public enum UrlDefault: DefaultProviding { public static var decodingDefault: String { "none" } }
}
