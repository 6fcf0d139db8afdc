import SwiftyJSON

enum Status: Int { case pending = 0, approved, refused }

class Leave {
  var courseId: String!
  var statusNumber: Int!
  var status: Status!

  init(json: JSON) {
    courseId = json["course_id"].stringValue
    statusNumber = json["status"].intValue
    status = Status(rawValue: statusNumber)
  }
}
