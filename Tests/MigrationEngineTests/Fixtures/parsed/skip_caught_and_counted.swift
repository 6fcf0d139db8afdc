// reason: `init(data: Data)` makes a `JSON` of what it is given
import Foundation
import SwiftyJSON

struct Reply {
  static var failures = 0
  let code: Int

  init(data: Data) {
    do {
      code = try JSON(data: data)["code"].intValue
    } catch {
      Reply.failures += 1
      code = -1
    }
  }
}

func reply(of data: Data) -> Reply { Reply(data: data) }
