import Foundation
import Bridge

struct Card: LegacyDecodable {
  let title: String
  let numbers: [Int]
  let first: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let members = container.members()
    title = try members["title"]?.value(String.self).uppercased() ?? "NONE"
    numbers = try members["numbers"]?.nestedContainers().map { try $0.value(Int.self) }.sorted() ?? []
    first =
      try members["names"]?.nestedContainers().first?.value(String.self).trimmingCharacters(in: .whitespaces).lowercased()
  }
}

struct Row: LegacyDecodable {
  var numbers: [Int] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("row")
    numbers = try container.valueIfPresent([Int].self, at: "numbers")?.sorted() ?? []
  }
}
