// reason: code that may do more than give a value would run in another order
import Bridge

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

struct Parcel: LegacyDecodable {
  let number: Int
  let label: Int

  init(from decoder: any Decoder) throws {
    label = source.next()
    number = source.next()
  }
}

struct Letter: LegacyDecodable {
  let number: Int
  let label: Int

  init(from decoder: any Decoder) throws {
    label = numbering.first
    number = numbering.first
  }
}
