import Foundation
import Bridge

struct Item: LegacyDecodable {
  let id: String
  let any: Any
  let raw: Any
  let rows: [Any]?
  let firstRow: Any?
  let properties: [String: Any]
  let links: [[String: Any]]
  let text: String
  let shown: String
  let whole: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(String.self, at: "id").lowercased()
    any = container.object(at: "any")
    raw = container.object(at: "raw", 0)
    rows = container.arrayObject(at: "rows")
    firstRow = container.nestedContainersIfPresent(at: "rows")?.first?.object()
    properties = container.dictionaryObject(at: "meta", "properties") ?? [:]
    links = container.nestedContainers(at: "links").compactMap { $0.dictionaryObject() }
    text = container.rawString(at: "text") ?? ""
    shown = container.nestedContainer(at: "shown").description
    whole = container.debugDescription
  }
}
