import Bridge
import ModernClient

public struct Person: LegacyDecodable {
  @Default<NameDefault> public private(set) var name: String
  @Default<NameDefault> public private(set) var title: String
  @DecodedBy<CityRule> public private(set) var city: String
  @Default<NoteDefault> private var note: String

  public enum NameDefault: DefaultProviding { public static var defaultValue: String { "nobody" } }
  public enum CityRule: DecodingRule {
    public static let value = Decoding<String> { try $0.decodeIfPresent(String.self) ?? "a \"city\"" }
  }
  private enum NoteDefault: DefaultProviding { static var defaultValue: String { "-" } }
}
