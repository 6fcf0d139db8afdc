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

struct Feed: Codable {
  @LossyArray private(set) var stories: [Story]
  @LossyArray private(set) var tags: [Tag]
  @LossyArray private(set) var others: [Tag]?
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
