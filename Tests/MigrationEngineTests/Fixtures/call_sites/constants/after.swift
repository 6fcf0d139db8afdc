import Foundation
import Bridge

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

struct Answer {
  let value: Any?
  let text: String
}

func user(_ answer: Answer) -> User? {
  guard answer.text.isEmpty else { return nil }
  if let value = answer.value {
    print(answer.text)

    let user = User(reading: value)
    return user
  }
  let count = answer.text.count
  let user = User(reading: answer.value as Any, at: "user")
  return count == 0 ? nil : user
}
