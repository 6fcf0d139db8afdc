// reason: needs a written initializer
import SwiftyJSON

struct Failure: Error {}

func other() throws -> Int { throw Failure() }

prefix operator ^^^
prefix func ^^^ (number: Int) throws -> Int {
  if number == 5 { throw Failure() }
  return number
}

func run(_ make: () -> Int) throws -> Int {
  if make() == 5 { throw Failure() }
  return make()
}

struct First {
  var number: Int

  init(json: JSON) throws { number = try json["number"].int ?? other() }
}

struct Second {
  var number: Int

  init(json: JSON) throws { number = try ^^^json["number"].intValue }
}

struct Third {
  var number: Int

  init(json: JSON) throws {
    let given = json["number"].intValue
    number = try run { given }
  }
}

// Each of them may refuse a document.
struct All {
  let first: First?
  let second: Second?
  let third: Third?

  init(json: JSON) {
    first = try? First(json: json["first"])
    second = try? Second(json: json["second"])
    third = try? Third(json: json["third"])
  }
}
