import SwiftyJSON

struct Item {
  var title: String?
  var price: Double?
  let id: Int
  let tags: [String]

  private mutating func fill<T>(_ target: WritableKeyPath<Item, T?>, with value: T?) {
    guard let value = value else { return }
    self[keyPath: target] = value
  }

  init(json: JSON) {
    func read<T>(_ key: String, _ path: KeyPath<JSON, T?>) -> T? { json[key][keyPath: path] }
    id = read("id", \.int) ?? 0
    tags = json["tags"].arrayValue.map(\.stringValue)
    fill(\.title, with: json["title"].string)
    fill(\.price, with: json["price"].double)
  }
}
