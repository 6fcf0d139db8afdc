// reason: is not understood: `catch {
import Bridge

struct Item: LegacyFailableDecodable, ContainerDecodable {
  var id = 0
  var name = ""

  init(from container: LegacyContainer) throws {
    do {
      name = try container.decode(Name.self, at: "name").text
    } catch {
      name = "none"
      if try container.decode(Bool.self, at: "strict") { throw container.refusal }
    }
  }
}

struct Name: LegacyThrowingDecodable, RefusesWithError {
  @DecodedBy<TextRule> private(set) var text: String

  static var errorOfRefusal: any Error { NameError.noText }

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String>.required { try $0.decodeIfPresent(String.self) }
  }
}

enum NameError: Error { case noText }
