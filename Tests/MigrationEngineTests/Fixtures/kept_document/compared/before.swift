import LegacyJSON

struct Entry: Equatable {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var id: Int { json["id"].intValue }
}
