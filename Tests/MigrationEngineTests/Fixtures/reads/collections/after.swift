import Bridge
import ModernClient

struct Item: LegacyDecodable, ContainerDecodable {
  let a: [String]
  let b: [Int]?
  let c: [String]
  let d: [String: Int]
  let e: [Owner]
  let f: [Owner]
  let g: String?
  let h: [String]?
  let i: Int

  init(from container: LegacyContainer) throws {
    a = try container.decode([String].self, at: "a")
    b = try container.decodeIfPresent([Int].self, at: "b")
    c = try container.nestedContainers(at: "c").compactMap { try $0.decodeIfPresent(String.self) }
    d = try container.members(at: "d").mapValues { try $0.decode(Int.self, at: "n") }
    e = try container.nestedContainers(at: "e").map({ try $0.decode(Owner.self) })
    f = try container.nestedContainers(at: "f").map { try $0.decode(Owner.self, at: "owner") }
    g = try container.nestedContainersIfPresent(at: "g")?.first?.decodeIfPresent(String.self, at: "name")
    h = container.strings(at: "h")
    i = try container.nestedContainers(at: "i").filter { try $0.decode(Bool.self, at: "ok") }.count
  }
}

struct Owner: LegacyDecodable {
  let id: Int
  @Default<NameDefault> private(set) var name: String

  enum NameDefault: DefaultProviding { static var defaultValue: String { "-" } }
}
