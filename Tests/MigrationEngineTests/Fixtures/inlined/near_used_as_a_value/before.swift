// reason: stays a class: `id` is changed
import SwiftyJSON

final class Course {
  var id = 0
  var title = ""

  init(json: JSON) {
    update(json)
  }

  func update(_ json: JSON) {
    id = json["id"].intValue
    title = json["title"].stringValue
  }
}

func updates(of courses: [Course]) -> [(JSON) -> Void] { courses.map { course in course.update } }
