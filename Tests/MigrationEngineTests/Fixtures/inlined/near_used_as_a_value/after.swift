// reason: stays a class: `id` is changed
import Bridge
import LegacyJSON

final class Course: LegacyDecodable {
  var id = 0
  var title = ""

  func update(_ json: JSON) {
    id = json["id"].intValue
    title = json["title"].stringValue
  }
}

func updates(of courses: [Course]) -> [(JSON) -> Void] { courses.map { course in course.update } }
