import Bridge

var count = 0

func next() -> Int {
  count += 1
  return count
}

struct Numbered: LegacyDecodable {
  var number: Int = next()
}
