import LegacyJSON
import Bridge

public class Page {
  let raw: Any

  public init(data: JSON) {
    raw = data.error as Any
  }
}

public class Article: Page, LegacyDecodable, ContainerDecodable {
  public var title = ""

  public required init(from container: LegacyContainer) throws {
    try super.init(data: container.decode(JSON.self))
    title = try container.decode(String.self, at: "title")
  }
  override public convenience init(data: JSON) { self.init(json: data) }
}
