import SwiftyJSON

enum PageError: Error { case invalid }

struct Page {
  var next: Link?

  init(json: JSON) throws {
    next = try Link(json: json["next"])
  }
}

struct Link {
  let target: String

  init(json: JSON) throws {
    guard let target = json["target"].string else { throw PageError.invalid }
    self.target = target
  }
}
