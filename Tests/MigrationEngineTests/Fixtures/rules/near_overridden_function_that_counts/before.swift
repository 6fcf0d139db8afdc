// reason: code that may do more than give a value would run in another order
import SwiftyJSON

protocol Numbering {
  var first: Int { get }
}

extension Numbering {
  var first: Int { 1 }
}

class Source: Numbering {
  func next() -> Int { 1 }
}

final class Counting: Source {
  private var count = 0

  var first: Int { next() }

  override func next() -> Int {
    count += 1
    return count
  }
}

nonisolated(unsafe) let source: Source = Counting()
nonisolated(unsafe) let numbering: any Numbering = Counting()

struct Parcel {
  let number: Int
  let label: Int

  init(json: JSON) {
    label = source.next()
    number = source.next()
  }
}

struct Letter {
  let number: Int
  let label: Int

  init(json: JSON) {
    label = numbering.first
    number = numbering.first
  }
}
