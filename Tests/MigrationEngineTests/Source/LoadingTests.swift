import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Files are worked on many at a time, and most are not kept whole: none of it may be seen in the result.
@Suite("Loading", .computesForLong)
struct LoadingTests {
  // MARK: Order

  @Test("work on many values gives their results in order, however wide it is", arguments: [1, 2, 3, 8, 64])
  func orderOfResults(width: Int) {
    let values = Array(0..<200)
    let results = Parallel.map(values, width: width) { value in
      // The first take longest.
      if value < 4 { Thread.sleep(forTimeInterval: 0.01 * Double(4 - value)) }
      return value * 2
    }
    #expect(results == values.map { $0 * 2 })
  }

  @Test("no more values are worked on at a time than asked for")
  func bound() {
    let counter = Counter()
    _ = Parallel.map(Array(0..<60), width: 3) { _ in
      counter.enter()
      Thread.sleep(forTimeInterval: 0.001)
      counter.leave()
    }
    #expect((1...3).contains(counter.most))
    #expect(Parallel.map([Int](), width: 3) { $0 }.isEmpty)
  }

  @Test("the report and the changes are the same each time, in the order of the paths")
  func orderOfFiles() throws {
    let folder = try TemporaryFolder()
    for number in 0..<24 {
      let next = (number + 1) % 24
      try folder.write(
        """
        import LegacyJSON
        class Model\(number) {
          var a: Int?
          var other: Model\(next)?
          init(json: JSON) {
            a = json["a"].int
            if json["other"] != .null { other = Model\(next)(json: json["other"]) }
          }
        }
        """, to: "\(number % 5)/Model\(number).swift")
      let use = "func show\(number)(_ model: Model\(number)) { model.a = 1 }\n"
      try folder.write(use, to: "\(number % 7)/s\(number).swift")
    }
    let first = try Migration(.init(paths: [folder.url.path]))
    #expect(first.changes.map(\.path) == first.changes.map(\.path).sorted())
    #expect(first.projects[0].tree.files.map(\.path) == first.projects[0].tree.files.map(\.path).sorted())
    for _ in 0..<3 {
      let again = try Migration(.init(paths: [folder.url.path]))
      #expect(again.changes == first.changes)
      #expect(try again.report.json() == first.report.json())
    }
  }

  // MARK: What is kept

  private static let model = """
    import LegacyJSON
    class Model {
      var a: Int?
      var b: [Int] = []
      init(json: JSON) { a = json["a"].int }
    }

    """

  /// Files without legacy code, and whether decisions about `Model` may ask for what is in their bodies.
  private static let others: [(text: String, isWhole: Bool)] = [
    ("final class Screen { func load() { let view = 1; print(view) } }", false),
    ("struct Size { var area: Int { 3 * 4 }; let f = { (x: Int) in x + 1 } }", false),
    ("final class Screen { func load() { print(Model.self) } }", true),
    ("func stamp() -> Int { 1 }; func int() -> Int { 2 }", true),
    ("extension Array { var int: Int { count } }", true),
    ("final class Screen { func int() -> Int { 1 } }", false),
    ("func f(_ x: Any?) { g(x) { $0.a = 1 } }", true),
    ("func f(_ x: Screen) { x.a.title = 1 }", true),
    ("func f(_ x: Screen) { print(x.title) }", false),
    ("func f(_ x: Screen) { print(x.a) }", false),
    ("func f(_ x: AnyObject, _ y: AnyObject) { if x === y { print(1) } }", true),
    ("func f(_ x: Screen) { x[keyPath: path] = 1 }", true),
    ("func f() { run(\\.a) }", true),
    ("func f() { run { [weak other] in print(other as Any) } }", true),
    ("final class Screen { func f() { run { [weak self] in self?.f() } } }", false),
    ("extension Other { func f() { run { [weak self] in self?.f() } } }", true),
    ("func f() { run(.init(json: 1)) }", true),
    ("func f() { run(.init(frame: 1)) }", false),
    ("extension Array { mutating func push() {} }", false),
    ("func f(_ x: Screen) { x.b.push() }", true),
    ("class Leaf: Model { func f() { print(1) } }", true),
    ("func f() { print(Leaf.self) }", true),
    ("func f() { struct Local {}; print(Local()) }", true),
  ]

  @Test("a file without legacy code is kept whole only where a decision may ask for its bodies")
  func outlines() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.model, to: "Model.swift")
    for (index, other) in Self.others.enumerated() { try folder.write(other.text, to: "other\(index).swift") }
    let tree = try SourceTree.load(
      paths: [folder.url.path], contextPaths: [], extent: .migration(includingReads: false, treesUpTo: 0))
    for (index, other) in Self.others.enumerated() {
      let file = try #require(tree.files.first { $0.path.hasSuffix("/other\(index).swift") })
      #expect(file.isOutline == !other.isWhole, "\(other.text)")
      #expect(file.text == other.text)
      #expect(file.tree.totalLength.utf8Length == file.utf8.count)
    }
    #expect(tree.files.first { $0.path.hasSuffix("/Model.swift") }?.isOutline == false)
    #expect(tree.whole.files.allSatisfy { !$0.isOutline })
  }

  @Test("small projects keep all trees, and know the same")
  func keptTrees() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.model, to: "Model.swift")
    for (index, other) in Self.others.enumerated() { try folder.write(other.text, to: "other\(index).swift") }
    func load(_ size: Int) throws -> SourceTree {
      try SourceTree.load(
        paths: [folder.url.path], contextPaths: [], extent: .migration(includingReads: false, treesUpTo: size))
    }
    let (kept, reduced) = (try load(1 << 20), try load(0))
    #expect(kept.files.allSatisfy { !$0.isOutline })
    #expect(reduced.files.contains { $0.isOutline })
    // A file with a declaration in a body can't be an outline.
    for (one, other) in zip(kept.facts, reduced.facts) where !one.types.contains(where: { $0.name == "Local" }) {
      #expect(one.namesForComparison == other.namesForComparison)
    }
    for (one, other) in zip(kept.complete.facts, reduced.complete.facts) {
      #expect(one.namesForComparison == other.namesForComparison)
    }
  }

  /// What a body does is not known where bodies are left out: what other code has there is not taken for nothing.
  @Test("the result is the same whether the files without legacy code are kept whole", arguments: [0, 1 << 20])
  func functionsOfOtherFiles(keptSize: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftyJSON
      struct First {
        let number: Int
        let other: Int
        let id: Int
        init(json: JSON) {
          other = next()
          number = next()
          id = json["id"].intValue
        }
      }
      struct Second {
        let name: String
        let title: String
        init(json: JSON) {
          title = json["title"].stringValue.noted()
          name = json["name"].stringValue.noted()
        }
      }
      struct Third {
        let name: String
        let id: Int
        init(json: JSON) {
          name = json["name"].stringValue.shortened()
          id = json["id"].intValue
        }
      }
      """, to: "Models.swift")
    try folder.write(
      """
      private var last = 0
      func next() -> Int {
        last += 1
        return last
      }
      """, to: "Numbers.swift")
    try folder.write(
      """
      extension String {
        func noted() -> String {
          log.append(self)
          return self
        }
        func shortened() -> String { String(prefix(3)) }
      }
      var log: [String] = []
      """, to: "Texts.swift")
    var options = Migration.Options(paths: [folder.url.path])
    options.keptSize = keptSize
    let migration = try Migration(options)
    let outcomes = Dictionary(
      uniqueKeysWithValues: migration.report.items.filter { $0.kind == .model }.map { ($0.name, $0.outcome) })
    #expect(outcomes["First"] == .explicit)
    #expect(outcomes["Second"] == .explicit)
    #expect(outcomes["Third"] == .synthesized)
  }

  @Test("a place that reads a property matters where its name or type may change")
  func reads() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.model, to: "Model.swift")
    try folder.write("func f(_ x: Screen) { print(x.a) }\n", to: "other.swift")
    let tree = try SourceTree.load(
      paths: [folder.url.path], contextPaths: [], extent: .migration(includingReads: true, treesUpTo: 0))
    #expect(tree.files.allSatisfy { !$0.isOutline })
  }

  @Test("what is known of declarations is the same as of whole files")
  func declarations() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.model, to: "Model.swift")
    try folder.write(
      """
      import Foundation
      /// A screen.
      final class Screen: NSObject {
        static let key = "key", other = 2
        lazy var label: String = { "a" }()
        var area: Int { get { 3 } set { print(newValue) } }
        var count: Int { didSet { print(count) } }
        var text: String { return "text" }
        #if DEBUG
        func debug<T>(_ value: T) -> Int { 1 }
        #endif
        enum Kind { case one; mutating func turn() { self = .one } }
        init(count: Int = { 4 }()) { self.count = count }
        subscript(index: Int) -> Int { index }
        deinit { print("gone") }
      }
      """, to: "Screen.swift")
    let whole = ProjectFacts(tree: try SourceTree.load(paths: [folder.url.path], contextPaths: []))
    let tree = try SourceTree.load(
      paths: [folder.url.path], contextPaths: [], extent: .migration(includingReads: false, treesUpTo: 0))
    let outline = ProjectFacts(tree: tree)
    #expect(tree.files.contains { $0.isOutline })
    #expect(outline.types.map(\.name) == whole.types.map(\.name))
    #expect(outline.types.map(\.node.trimmedOffsets) == whole.types.map(\.node.trimmedOffsets))
    #expect(outline.properties.map(\.name) == whole.properties.map(\.name))
    #expect(outline.properties.map(\.isComputed) == whole.properties.map(\.isComputed))
    #expect(outline.functions.map(\.name) == whole.functions.map(\.name))
    #expect(outline.initializers.map(\.labels) == whole.initializers.map(\.labels))
    #expect(outline.stringConstant("key", in: "Screen") == "key")
  }

  // MARK: Folders

  @Test("build folders and other people's code are left out, and links that lead in a circle do no harm")
  func folders() throws {
    let folder = try TemporaryFolder()
    for name in [".build", "Pods", "Carthage", "DerivedData", "SourcePackages", "a/node_modules", "a/Pods"] {
      try folder.write("let a = 1\n", to: "\(name)/b.swift")
    }
    try folder.write("let a = 1\n", to: "a/Podsy/a.swift")
    let links = [
      "a/circle": "", "a/self.swift": "a/self.swift", "a/again.swift": "a/Podsy/a.swift", "link": "a/Podsy",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target.isEmpty ? folder.url.path : folder.path(target))
    }
    let tree = try SourceTree.load(paths: [folder.url.path], contextPaths: [])
    #expect(tree.files.count == 1)
    #expect(tree.problems.map(\.path) == [folder.path("a/self.swift")])
    // A folder that is named by a link is read.
    #expect(try SourceTree.load(paths: [folder.path("link")], contextPaths: []).files.count == 1)
    // So is one that is named itself.
    #expect(try SourceTree.load(paths: [folder.path("Pods")], contextPaths: []).files.count == 1)
  }
}

extension FileFacts {
  /// The names of what is declared and used.
  fileprivate var namesForComparison: [Set<String>] {
    [
      Set(types.map(\.name)), Set(properties.map(\.name)), Set(functions.map(\.name)), Set(memberAccesses.keys),
      Set(references.keys), Set(typeReferences.keys), Set(keyPathComponents.keys), Set(mutations.keys),
      Set(statementCalls.keys), Set(shorthandBindings.keys), printingFunctions, mutatingFunctions,
    ]
  }
}

// Unchecked: every access holds the lock.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var current = 0
  private var greatest = 0

  var most: Int { lock.withLock { greatest } }

  func enter() {
    lock.withLock {
      current += 1
      greatest = max(greatest, current)
    }
  }

  func leave() { lock.withLock { current -= 1 } }
}
