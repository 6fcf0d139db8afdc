import Foundation
import Bridge

struct CastItem: LegacyDecodable, ContainerDecodable {
  let a: String?
  let b: Int?
  let c: Double?
  let d: Bool
  let e: [String]
  let f: [[String: String]]?
  let g: [String: String]
  let h: [[String]]?

  init(from container: LegacyContainer) throws {
    a = try container.decodeIfPresent(String.self, at: "a")
    b = container.cast(to: Int.self, at: "b")
    c = container.cast(to: Double.self, at: "c")
    d = container.cast(to: Bool.self, at: "d") ?? false
    e = container.strings(at: "e") ?? ["none"]
    f = container.nestedContainersIfPresent(at: "f")?.compactMap { $0.cast(to: [String: String].self) }
    g = container.cast(to: [String: String].self, at: "g") ?? [:]
    h = container.cast(to: [[String]].self, at: "h")
  }
}

struct NumberItem: LegacyDecodable {
  let a: Int?
  let b: Int64
  let c: Double?
  let d: UInt8
  let e: Float?
  let f: UInt
}
