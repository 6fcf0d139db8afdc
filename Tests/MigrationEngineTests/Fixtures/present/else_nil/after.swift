import Bridge

struct Page: LegacyDecodable {
  @NilIfAbsent private(set) var next: Page.Link?
  @NilIfNull private(set) var title: String?
  let count: Int

  struct Link: LegacyDecodable {
    let url: String
  }
}
