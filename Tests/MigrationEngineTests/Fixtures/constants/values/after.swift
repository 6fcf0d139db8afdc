import Bridge

struct Item: LegacyDecodable {
  enum State { case new, old }

  let id: Int
  var isNew: Bool = true
  var count: Int = 1
  var state: State = .new
  var list: [Int] = []
  var note: String?

  private enum CodingKeys: String, CodingKey {
    case id
  }
}
