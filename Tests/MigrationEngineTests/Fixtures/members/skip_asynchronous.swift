// reason: it is made of `[String: JSON]`
import SwiftyJSON

struct Reply {
  let id: Int

  init(_ details: [String: JSON]) async {
    id = await number(details["id"]?.intValue ?? 0)
  }
}

func number(_ value: Int) async -> Int { value }
