import SwiftyJSON

struct Group {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Groups {
  var array: Array = Array<Group>()
  var names: Array = [String]()
  let count: Int

  init(json: JSON) {
    for element in json.arrayValue {
      array.append(Group(json: element))
      names.append(element["name"].stringValue)
    }
    count = json.arrayValue.count
  }
}

struct Page {
  var groups: Array = [Group]()
  var total = 0

  init(json: JSON) {
    groups = json["groups"].arrayValue.map(Group.init)
    total = json["total"].intValue
  }
}
