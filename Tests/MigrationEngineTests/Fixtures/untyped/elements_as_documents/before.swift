import SwiftyJSON

struct Label {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

final class Article {
  var labels: [Label] = []
  var words: [String]
  var others: [Label] = []

  init(json: JSON) {
    if let objects = json["labels"].arrayObject {
      for object in objects {
        labels.append(Label(json: JSON(object)))
      }
    }
    words = json["words"].arrayObject?.map { JSON($0).stringValue } ?? []
    for (_, object) in (json["others"].arrayObject ?? []).enumerated() {
      others.append(Label(json: JSON(object)))
    }
  }
}

final class Words {
  var words: [String]

  init(json: JSON) {
    words = (json["words"].arrayObject ?? []).map { "\($0)" }
  }
}
