import Bridge
import LegacyJSON

protocol Updating {
  init(json: JSON)
  func update(json: JSON)
}

final class Course: LegacyDecodable, Updating {
  typealias IdType = Int

  var id: IdType = 0
  var title = ""

  func update(json: JSON) {
    self.id = json["id"].intValue
    self.title = json["title"].stringValue
  }
}

final class Lesson: LegacyDecodable {
  var id = 0
  var course: Course.IdType?

  func update(with json: JSON) {
    id = json["id"].intValue
    course = json["course"].int
  }
}

func refresh(_ lesson: Lesson, with json: JSON) { lesson.update(with: json) }
