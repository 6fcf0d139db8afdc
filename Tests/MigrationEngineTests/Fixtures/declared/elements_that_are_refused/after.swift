// options: declared
// reason: `catch StoryError.invalid` is not reached any more: a document that is refused throws a `DecodingError`
import LegacyJSON
import Bridge
import ModernClient

enum StoryError: Error { case invalid, late }

struct Story: Codable {
  let id: Int
}

struct Tag: Codable {
  let name: String
}

struct Feed: Decodable {
  @LossyArray private(set) var stories: [Story]
  @LossyArray private(set) var tags: [Tag]
  @LossyArray var more: [Tag] = []
  @LossyArray private(set) var others: [Tag]?
  @DecodedBy<FewRule> private(set) var few: [Tag]

  enum FewRule: DecodingRule {
    static let value = Decoding<[Tag]> { container in
      try container.nestedContainers().compactMap { try $0.decodeIfAccepted(Tag.self) }.filter { $0.name != "" }
    }
  }
}

func load(_ json: JSON) {
  do {
    print(try json.decode(Story.self).id)
  } catch StoryError.invalid {
    print("invalid")
  } catch StoryError.late {
    print("late")
  } catch {
    print("other")
  }
}

func wait() throws { throw StoryError.late }
