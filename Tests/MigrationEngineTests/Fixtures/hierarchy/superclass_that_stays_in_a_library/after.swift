import LegacyJSON
import Bridge

public class Page {
  let raw: Any

  public init(data: JSON) {
    raw = data.error as Any
  }
}

public class Article: Page, LegacyDecodable {
  public var title = ""

  public required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(data: container.value(JSON.self))
    title = try container.value(String.self, at: "title")
  }
  override public convenience init(data: JSON) { self.init(json: data) }
}
