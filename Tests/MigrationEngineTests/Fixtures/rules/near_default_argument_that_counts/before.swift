// reason: code that may do more than give a value would run in another order
import SwiftyJSON

nonisolated(unsafe) var count = 0

func next() -> Int {
  count += 1
  return count
}

func numbered(_ value: Int, from start: Int = next()) -> Int { value + start }

struct Parcel {
  let number: Int
  let label: Int

  init(json: JSON) {
    label = numbered(json["label"].intValue)
    number = numbered(json["number"].intValue)
  }
}
