import SwiftyJSON

public struct Message {
  let id: Int

  public init(_ details: [String: JSON]) {
    id = details["id"]?.intValue ?? 0
  }
}
