// options: declared
// reason: `catch StoryError.invalid` is not reached any more: a document that is refused throws a `DecodingError`
import LegacyJSON

enum StoryError: Error { case invalid, late }

struct Story {
  let id: Int
  init(json: JSON) throws {
    guard let id = json["id"].int else { throw StoryError.invalid }
    self.id = id
  }
}

struct Tag {
  let name: String
  init?(json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
  }
}

struct Feed {
  let stories: [Story]
  let tags: [Tag]
  let others: [Tag]?

  init(json: JSON) {
    stories = json["stories"].arrayValue.compactMap { try? Story(json: $0) }
    tags = json["tags"].arrayValue.flatMap { Tag(json: $0) }
    others = json["others"].array?.compactMap { Tag(json: $0) }
  }
}

func load(_ json: JSON) {
  do {
    print(try Story(json: json).id)
  } catch StoryError.invalid {
    print("invalid")
  } catch StoryError.late {
    print("late")
  } catch {
    print("other")
  }
}

func wait() throws { throw StoryError.late }
