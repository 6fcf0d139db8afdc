import Bridge
import ModernClient

public struct Person: LegacyDecodable {
  @DefaultValue<NameDefault> public private(set) var name: String
  @DefaultValue<NameDefault> public private(set) var title: String
  @DefaultValue<NoteDefault> private var note: String

  public enum NameDefault: DefaultProviding { public static var decodingDefault: String { "nobody" } }
  private enum NoteDefault: DefaultProviding { static var decodingDefault: String { "-" } }
}
