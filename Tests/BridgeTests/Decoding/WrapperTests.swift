import Bridge
import Foundation
import LegacyJSON
import ModernClient
import Testing

/// The wrappers read exactly, also inside a type that reads leniently.
@Suite struct WrapperTests {
  private enum Theme: String, Codable, DefaultProviding {
    case system, dark
    static var decodingDefault: Theme { .system }
  }

  private struct Strict: Decodable, Equatable {
    let id: Int
  }

  private struct Lenient: LegacyDecodable, Equatable {
    let id: Int
  }

  private struct Settings: LegacyDecodable {
    @DefaultZero var volume: Int
    @DefaultTrue var isPublic: Bool
    @DefaultEmptyString var userName: String
    @DefaultValue<Theme> var theme: Theme
    @LossyArray var strict: [Strict]
    @LossyArray var lenient: [Lenient]?
    let plain: Int
  }

  private func decode(_ text: String) throws -> Settings {
    try LegacyDecoder().decode(Settings.self, from: Data(text.utf8))
  }

  @Test func aDefaultStandsInWhereTheOptionalAccessorIsNil() throws {
    let text = #"{"volume": "5", "is_public": "false", "user_name": 5, "theme": "neon", "plain": "5", "strict": []}"#
    let json = JSON(parseJSON: text)
    let settings = try decode(text)
    #expect(settings.volume == json["volume"].int ?? 0)
    #expect(settings.isPublic == json["is_public"].bool ?? true)
    #expect(settings.userName == json["user_name"].string ?? "")
    #expect(settings.theme == .system)
    #expect(settings.plain == 5)
  }

  @Test func aValueThatIsThereIsRead() throws {
    let settings = try decode(
      #"{"volume": 5, "is_public": false, "user_name": "a", "theme": "dark", "strict": []}"#)
    #expect(settings.volume == 5)
    #expect(!settings.isPublic)
    #expect(settings.userName == "a")
    #expect(settings.theme == .dark)
  }

  @Test func absentKeysAreDefaults() throws {
    let settings = try decode(#"{"strict": []}"#)
    #expect(settings.volume == 0)
    #expect(settings.isPublic)
    #expect(settings.userName == "")
    #expect(settings.theme == .system)
    #expect(settings.lenient == nil)
  }

  @Test func aLossyArrayDropsWhatItsElementsRefuse() throws {
    let settings = try decode(
      #"{"strict": [{"id": 1}, {"id": "2"}, null, {}], "lenient": [{"id": 1}, {"id": "2"}, 5]}"#)
    #expect(settings.strict == [Strict(id: 1)])
    #expect(settings.lenient?.map(\.id) == [1, 2, 0])
  }

  @Test(arguments: ["{}", #"{"strict": {}}"#, #"{"strict": null}"#]) func noArrayIsAnError(text: String) {
    #expect(throws: DecodingError.self) { try decode(text) }
  }
}
