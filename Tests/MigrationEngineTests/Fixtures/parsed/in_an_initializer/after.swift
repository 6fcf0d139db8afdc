import Foundation
import Bridge

struct Note: LegacyDecodable {
  let id: Int
  let text: String?
}

struct Memo: LegacyDecodable {
  let id: Int
}

func note(_ data: Data) -> Note { Note(reading: data) }
func memo(_ text: String) -> [Memo] { text.split(separator: "\n").map { Memo(reading: Data(String($0).utf8)) } }
