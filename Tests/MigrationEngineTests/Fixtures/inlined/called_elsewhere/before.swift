import SwiftyJSON

protocol Updating {
  init(json: JSON)
  func update(json: JSON)
}

final class Course: Updating {
  typealias IdType = Int

  var id: IdType = 0
  var title = ""

  init(json: JSON) {
    self.update(json: json)
  }

  func update(json: JSON) {
    self.id = json["id"].intValue
    self.title = json["title"].stringValue
  }
}

final class Lesson {
  var id = 0
  var course: Course.IdType?

  init(json: JSON) {
    update(with: json)
  }

  func update(with json: JSON) {
    id = json["id"].intValue
    course = json["course"].int
  }
}

func refresh(_ lesson: Lesson, with json: JSON) { lesson.update(with: json) }
