import Bridge

struct Page: LegacyDecodable {
  @NilIfAbsent var title: String?
  var note: String?

  private enum CodingKeys: String, CodingKey {
    case title
  }
}
