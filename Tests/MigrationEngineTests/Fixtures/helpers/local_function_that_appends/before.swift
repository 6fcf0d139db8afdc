import SwiftyJSON

struct Article {
  let tags: [String]
  let authors: [String]

  init(json: JSON) {
    var all = json["tags"].arrayValue.map { $0.stringValue }
    func add(_ tag: String) { all.append(tag) }
    add(json["section"].stringValue)
    tags = all
    var names = json["authors"].arrayValue.map { $0.stringValue }
    func putInOrder() { names.sort() }
    putInOrder()
    authors = names
  }
}
