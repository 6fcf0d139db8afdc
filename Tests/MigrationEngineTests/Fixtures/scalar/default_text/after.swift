import Bridge
import ModernClient

public struct Person: LegacyDecodable {
  @Default<NameDefault> public private(set) var name: String
  @Default<NameDefault> public private(set) var title: String
  @Default<NoteDefault> private var note: String

  public enum NameDefault: DefaultProviding { public static var defaultValue: String { "nobody" } }
  private enum NoteDefault: DefaultProviding { static var defaultValue: String { "-" } }
}
