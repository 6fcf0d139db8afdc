import SwiftyJSON

struct Row {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Tree {
  var all = [Row]()
  var lists: [[Row]] = []

  init(json: JSON) {
    all.append(Row(json: json["root"]))
    for child in json["children"].arrayValue {
      all.append(Row(json: child))
      for leaf in child["leaves"].arrayValue { all.append(Row(json: leaf)) }
      var list = [Row]()
      for leaf in child["leaves"].arrayValue { list.append(Row(json: leaf)) }
      lists.append(list)
    }
    all.append(Row(json: json["last"]))
  }
}
