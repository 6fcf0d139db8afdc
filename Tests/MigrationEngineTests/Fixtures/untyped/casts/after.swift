import Foundation
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let ids: [Int]
  let flags: [String: Bool]?
  let scores: [Double]
  let names: [String: Any]
  let isText: Bool

  init(from container: LegacyContainer) throws {
    ids = container.arrayObject(at: "ids") as? [Int] ?? []
    flags = container.dictionaryObject(at: "flags") as? [String: Bool]
    scores = (container.object(at: "scores") as? [Double])?.map { $0 / 2 } ?? []
    names = container.dictionaryObject(at: "names") as? [String: Any] ?? [:]
    isText = container.object(at: "value") is String
  }
}
