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

  /// Without these, a slice would compile and mean another thing than the app.
  @Test(arguments: [
    ("func ~= (pattern: String, value: String) -> Bool { value.hasPrefix(pattern) }", "func ~="),
    ("extension String.StringInterpolation { mutating func appendInterpolation(_ text: String) {} }", "appendInterp"),
    ("extension Dictionary where Value == Int { subscript(key: Key) -> Int { 0 } }", "subscript"),
    ("extension Double: ExpressibleByStringLiteral { public init(stringLiteral: String) { self = 0 } }", "stringLit"),
    ("extension Bool: ExpressibleByNilLiteral { public init(nilLiteral: ()) { self = false } }", "nilLiteral"),
    ("extension KeyedDecodingContainer { func decode(_: Int.Type, forKey key: Key) -> Int { 1 } }", "func decode"),
    (
      "extension KeyedDecodingContainerProtocol { func decodeIfPresent(_: Int.Type, forKey: Key) -> Int? { 1 } }",
      "func decodeIfPresent"
    ),
  ])
  func whatSwiftCallsWithoutItsNameIsFollowed(declaration: String, part: String) {
    let source = """
      import SwiftyJSON
      struct A: Codable {
        let a: Int
        init(json: JSON) {
          let counts = ["x": 1]
          switch json["a"].stringValue {
          case "x": a = counts["x"]!
          default: a = "\\(json["b"].string == nil)".count
          }
        }
      }

      """
    let text = slice(source + declaration, of: "A")
    #expect(text.contains(part), "\(text)")
    let unused = "import SwiftyJSON\nstruct A { let a: Int; init(json: JSON) { a = json.intValue } }\n"
    #expect(!slice(unused + declaration, of: "A").contains(part))
  }

  @Test func whatCasesHaveRawValuesOfStaysAndWrappersOfTheUserInterfaceGo() {
    let text = slice(
      """
      import SwiftUI
      import SwiftyJSON
      enum Screen: CGFloat { case small = 3.5, large = 5.5 }
      enum Shade: SomeProtocol { case dark }
      class A {
        @Published var screen = Screen.small
        var shade = Shade.dark
        init(json: JSON) { screen = Screen(rawValue: CGFloat(json["s"].doubleValue)) ?? .large }
      }
      """, of: "A")
    for part in ["enum Screen: CGFloat {", "enum Shade {", "var screen"] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    #expect(!text.contains("Published"), "\(text)")
  }

  @Test func namesAreFoundWithoutTheirBackticks() {
    let text = slice(
      """
      import SwiftyJSON
      enum Reports { static func `catch`(_ json: JSON) {} }
      struct A {
        var `default`: Int
        init(json: JSON) {
          Reports.catch(json)
          self.default = json["default"].intValue
        }
      }
      """, of: "A")
    #expect(text.contains("static func `catch`"))
    #expect(text.contains("var `default`"))
  }

  @Test func anOverrideIsReachedThroughTheInheritedInitializer() {
    let text = slice(
      """
      import SwiftyJSON
      class Base {
        init(json: JSON) { fill(json) }
        func fill(_ json: JSON) {}
        func draw() {}
      }
      final class Leaf: Base {
        var a: Int?
        override func fill(_ json: JSON) { a = json["a"].int }
        override func draw() {}
      }
      """, of: "Leaf")
    #expect(text.contains("override func fill"))
    #expect(!text.contains("draw"))
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
  @Test func whatAProtocolInheritsAndItsAssociatedTypesAreKept() {
    let text = slice(
      """
      import SwiftyJSON
      protocol Shown: CustomStringConvertible {}
      protocol Model: Shown, Loaded {
        associatedtype Event
        associatedtype Kind = Int
        func draw()
      }
      struct A: Model {
        enum Event {}
        enum Other {}
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
        var description: String { "\\(id)" }
        func draw() {}
      }
      """, of: "A")
    for part in ["enum Event", "var description", "associatedtype Event", "protocol Shown: CustomStringConvertible"] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    for part in ["enum Other", "draw", "Loaded"] { #expect(!text.contains(part), "\(part): \(text)") }
  }

  @Test func aModelInsideKeepsTheInitializerThatTakesAConfiguration() {
    let text = slice(
      """
      struct Story: LegacyDecodable {
        let comments: [Comment]
        init(from decoder: any Decoder) throws {
          comments = try decoder.legacyContainer().nestedContainers(at: "c").map {
            try $0.decode(Comment.self, configuration: 1)
          }
        }
      }
      struct Comment: LegacyConfiguredDecodable {
        init(from decoder: any Decoder, configuration: Int) throws {}
        init(id: Int, other: Int) {}
      }
      """, of: "Story")
    #expect(text.contains("init(from decoder: any Decoder, configuration: Int)"), "\(text)")
    #expect(!text.contains("other"), "\(text)")
  }

  @Test(arguments: [
    ("json[\"a\"].object as! String", true), ("json[\"a\"].string!", true), ("try! text(json)", true),
    ("json[\"a\"].object as? String ?? \"\"", false), ("(try? text(json)) ?? \"\"", false),
  ])
  func whatStopsTheProgramIsSeen(reading: String, stops: Bool) {
    let slicer = Slicer(facts: facts("struct A { let a: String; init(json: JSON) { a = \(reading) } }"))
    #expect(slicer.unwrapsByForce(slicer.reach(of: "A", without: [])) == stops)
  }

  @Test(arguments: ["LegacyDecodable", "Codable", "Model"]) func codingKeysAndSpellingAreNeverLeftOut(
    conformance: String
  ) {
    let text = slice(
      """
      import Bridge
      protocol Model: LegacyDecodable {}
      struct A: \(conformance) {
        let id: Int
        static var legacyRules: [LegacyRule] { [.verbatimKeys] }
        private enum CodingKeys: String, CodingKey { case id = "ident" }
      }
      """, of: "A")
    #expect(text.contains("enum CodingKeys: String, CodingKey {"))
    #expect(text.contains("case id = \"ident\""))
    #expect(text.contains("legacyRules"))
  }

  /// A label, a local name and a member behind a point are not the global of the same name.
  @Test func namesCountByWhereTheyStand() {
    let text = slice(
      """
      import SwiftyJSON
      func image() {}
      func size() {}
      func label() {}
      struct A {
        let name: String
        init(json: JSON) { name = make(label: json["image"].stringValue.size) }
      }
      func make(label text: String) -> String { let image = text; return image }
      extension String { var size: String { self } }
      extension View { var size: Int { drawn } }
      """, of: "A")
    for part in ["func make", "extension String", "var size: String"] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    for part in ["func size", "func label"] { #expect(!text.contains(part), "\(part): \(text)") }
  }

  @Test func whatIsPrivateInAnotherFileIsNotNamed() {
    let facts = ProjectFacts(
      tree: SourceTree(files: [
        SourceFile(
          path: "A.swift",
          text: """
            import SwiftyJSON
            struct A { let name: String; init(json: JSON) { name = clean(json["k"].stringValue).trimmed } }
            private func clean(_ text: String) -> String { text }
            extension String { var trimmed: String { self } }
            """, role: .migrated),
        SourceFile(
          path: "B.swift",
          text: """
            private func clean(_ view: View) {}
            private extension String { var trimmed: View { View(self) } }
            """, role: .migrated),
      ]))
    let slicer = Slicer(facts: facts)
    let text = SliceText(index: slicer.index, units: slicer.reach(of: "A", without: []))
    let files = text.files(entries: [:], imports: [])
    #expect(files.map(\.name) == ["File0_A.swift"])
    #expect(files.first?.text.contains("private func clean(_ text: String)") == true)
  }

  @Test func aRequirementOfOneSliceIsSatisfiedInAllOthers() {
    let slicer = Slicer(
      facts: facts(
        """
        import SwiftyJSON
        protocol Writable { var written: String { get } }
        struct A: Writable { let id: String; init(json: JSON) { id = json["a"].stringValue }; var written: String { id } }
        struct B: Writable {
          let a: String
          init(json: JSON) { a = A(json: json).written }
          var written: String { helper(a) }
        }
        func helper(_ text: String) -> String { text }
        """))
    let (a, b) = (slicer.reach(of: "A", without: []), slicer.reach(of: "B", without: []))
    let names = slicer.joined(a.union(b), without: []).flatMap { slicer.index.units[$0].names }
    #expect(names.count { $0 == "written" } == 3)
    #expect(names.contains("helper"))
  }

  @Test func storageThatRefersToObjectsOfTheAppIsLeftOut() {
    let text = slice(
      """
      import SwiftyJSON
      class Controller { func show() {} }
      class A {
        var id = 0
        var owner: Controller?
        init(json: JSON) { id = json["id"].intValue }
      }
      """, of: "A")
    #expect(text.contains("var id"))
    #expect(!text.contains("Controller"))
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
