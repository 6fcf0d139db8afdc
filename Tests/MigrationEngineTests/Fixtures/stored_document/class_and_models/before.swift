import SwiftyJSON

final class Library {
  /// What the server sent. (goes)
  let document: JSON

  /// Keeps it. (goes)
  init(json: JSON) {
    document = json
  }

  // MARK: Contents

  var address: Address {
    // Always there.
    return Address(json: document["address"])
  }
  var books: [Book] { document["books"].arrayValue.map { document in Book(json: document) } }
}

struct Address {
  fileprivate let json: JSON
  init(json: JSON) { self.json = json }
  var city: String { json["city"].stringValue }
}

final class Book {
  let json: JSON
  init(json: JSON) { self.json = json }
  var pages: Int { json["pages"].int ?? 1 }
  var sequels: [Book] { json["sequels"].arrayValue.map { Book(json: $0) } }
}
