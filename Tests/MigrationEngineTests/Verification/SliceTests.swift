import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// A slice has what decoding reaches, and nothing else.
@Suite(.computesForLong) struct SliceTests {
  private func slice(_ source: String, of type: String) -> String {
    let slicer = Slicer(facts: facts(source))
    let units = slicer.reach(of: type, without: slicer.unavailable())
    return SliceText(index: slicer.index, units: units).files(entries: [:], imports: []).map(\.text).joined()
  }

  @Test func helpersConstantsAndExtensionsAreFollowed() {
    let text = slice(
      """
      import UIKit
      import SwiftyJSON
      let KEY = "k"
      let UNUSED = "u"
      @objc final class A: NSObject, UITableViewDataSource {
        var name: String = ""
        var image: UIImage?
        @objc dynamic var count = 0
        init(json: JSON) { name = json[KEY].stringValue.cleaned; super.init() }
        func draw(in view: UIView) { view.addSubview(UIView()) }
      }
      extension String {
        var cleaned: String { trim(self) }
        var width: Double { UIFont.width(self) }
      }
      func trim(_ text: String) -> String { text }
      func paint() { UIGraphicsBeginImageContext() }
      """, of: "A")
    for part in ["import LegacyJSON", "class A: NSObject {", "let KEY", "var cleaned", "func trim", "var count"] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    for part in ["UIKit", "UI", "UNUSED", "draw", "width", "paint", "@objc", "dynamic"] {
      #expect(!text.contains(part), "\(part): \(text)")
    }
  }

  @Test func aProtocolKeepsOnlyWhatIsReached() {
    let text = slice(
      """
      import SwiftyJSON
      protocol Model { init(json: JSON); func render() -> UIView }
      extension Model { static func list(_ json: JSON) -> [Self] { json.arrayValue.map { Self(json: $0) } } }
      struct A: Model {
        let items: [B]
        init(json: JSON) { items = B.list(json["b"]) }
        func render() -> UIView { UIView() }
      }
      struct B: Model { init(json: JSON) {}; func render() -> UIView { UIView() } }
      """, of: "A")
    #expect(text.contains("struct B: Model"))
    #expect(text.contains("static func list"))
    #expect(!text.contains("render"))
  }

  /// Without them the slice would be decoded otherwise than the type is.
  @Test(arguments: ["LegacyDecodable", "Codable", "Model"]) func codingKeysAndSpellingAreNeverLeftOut(
    conformance: String
  ) {
    let text = slice(
      """
      import Bridge
      protocol Model: LegacyDecodable {}
      struct A: \(conformance) {
        let id: Int
        static var keySpelling: KeySpelling { .verbatim }
        private enum CodingKeys: String, CodingKey { case id = "ident" }
      }
      """, of: "A")
    #expect(text.contains("enum CodingKeys: String, CodingKey {"))
    #expect(text.contains("case id = \"ident\""))
    #expect(text.contains("keySpelling"))
  }

  @Test func aLineIsKnownByItsDeclaration() throws {
    let slicer = Slicer(facts: facts("import SwiftyJSON\nstruct A { let a: Int; init(json: JSON) { a = 1 } }"))
    let file = try #require(
      SliceText(index: slicer.index, units: slicer.reach(of: "A", without: [])).files(entries: [:], imports: []).first)
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("let a") })
    guard case .unit(let id) = file.lines[line] else {
      Issue.record("not a unit: \(file.lines[line])")
      return
    }
    #expect(slicer.index.units[id].names == ["a"])
  }

  @Test func compilerErrorsAreRead() {
    let output = """
      [3/5] Compiling
      /tmp/x y/Sources/SliceBefore/File0_A.swift:12:5: error: cannot find type 'UIView' in scope
      warning: something
      /tmp/x y/Sources/SliceBefore/File0_A.swift:12:5: error: cannot find type 'UIView' in scope
      error: fatalError
      """
    #expect(
      Compilation.problems(in: output) == [
        .init(side: .before, file: "File0_A.swift", line: 12, message: "cannot find type 'UIView' in scope")
      ])
  }
}
