import SwiftyJSON

struct Message {
  let id: Int
  let count: Int

  init(with details: [String: JSON]) {
    id = details["id"]?.intValue ?? 0
    count = size(of: details)
  }
}

func size(of details: [String: JSON]) -> Int { details.count }
