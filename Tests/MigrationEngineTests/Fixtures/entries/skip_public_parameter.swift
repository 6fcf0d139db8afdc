// reason: callers that are not known may give `isLocal`
import LegacyJSON

public struct Item {
  let id: Int
  public init(json: JSON, isLocal: Bool = false) {
    id = isLocal ? 0 : json["id"].intValue
  }
}
