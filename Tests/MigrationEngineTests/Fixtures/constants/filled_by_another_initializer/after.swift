import Bridge

struct Advent: LegacyDecodable {
  private(set) var date: Int = 0
  private(set) var note: String?
  public let title: String
  private var place: String = ""

  private enum CodingKeys: String, CodingKey {
    case title
  }

  init(title: String, place: String) {
    self.title = title
    self.place = place
    date = 5
    note = "draft"
  }
}
