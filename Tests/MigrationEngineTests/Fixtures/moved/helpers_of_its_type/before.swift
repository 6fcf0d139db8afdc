import SwiftyJSON

struct Product {
  var title: String
  var count: Int?
  var tags: [String]
  var owner: Owner?
}

struct Owner {
  var name = ""
}

class ProductMapper {
  private static let titleKey = "title"
  private let owners = OwnerMapper()

  func transform(_ source: JSON) -> Product {
    return Product(
      title: getTitle(source), count: self.getCount(source), tags: ProductMapper.getTags(source),
      owner: owners.transform(source["owner"]))
  }

  private func getTitle(_ source: JSON) -> String {
    let title = source[ProductMapper.titleKey].string
    if title == nil { return getName(source) }
    return title!
  }

  private func getName(_ source: JSON) -> String {
    return source["name"].string ?? "untitled"
  }

  private func getCount(_ source: JSON) -> Int? {
    return source["meta"]["count"].int
  }

  // Others use it, too.
  fileprivate static func getTags(_ source: JSON) -> [String] {
    var tags: [String] = []
    for tag in source["tags"].arrayValue { tags.append(tag.stringValue) }
    return tags
  }
}

class OwnerMapper {
  func transform(_ source: JSON) -> Owner? {
    guard isThere(source) else { return nil }
    var owner = Owner()
    owner.name = source["name"].stringValue
    return owner
  }

  private func isThere(_ source: JSON) -> Bool {
    return source.dictionary != nil
  }
}

func products(in json: JSON) -> [Product] {
  return json["products"].arrayValue.map { ProductMapper().transform($0) }
}
