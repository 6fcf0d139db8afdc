import Testing

@testable import MigrationEngine

/// A property that some code may write stays a variable, however the write is spelled.
@Suite("Writes of a property", .computesForLong)
struct WritesTests {
  private static let model = """
    import SwiftyJSON

    class Item {
      var n: Int
      var name: String
      var tags: [String]

      init(json: JSON) {
        n = json["n"].intValue
        name = json["name"].stringValue
        tags = json["tags"].arrayValue.map { $0.stringValue }
      }
    }

    """

  /// What the migration makes of the model, beside code in another file.
  private func declarations(beside code: String) throws -> String {
    let project = try Project(["Item.swift": Self.model, "Other.swift": code])
    return project.text("Item.swift")
  }

  private func keepsVariable(_ name: String, _ code: String) throws {
    let text = try declarations(beside: code)
    #expect(text.contains("var \(name):") && !text.contains("let \(name):"), "\(text)")
  }

  @Test(
    "are found in every form of statement",
    arguments: [
      ("n", "func f(_ a: Item) { a.n = 1 }"), ("n", "func f(_ a: Item) { (a.n) = 1 }"),
      ("n", "func f(_ a: Item) { var b = 0; (a.n, b) = (1, 2); print(b) }"),
      ("n", "func f(_ a: Item) { a.n += 1 }"), ("n", "func f(_ a: Item) { a.n &<<= 1 }"),
      ("n", "func f(_ a: Item?) { a?.n = 1 }"), ("n", "func f(_ a: Item!) { a!.n = 1 }"),
      ("n", "func f(_ a: [Item]) { a[0].n = 1 }"), ("n", "func f(_ a: [String: Item]) { a[\"x\"]?.n = 1 }"),
      ("n", "func f(_ a: [Item]) { a.forEach { $0.n = 1 } }"),
      ("n", "func f(_ a: [Item]) { for b in a where b.n > 1 { b.n = 1 } }"),
      ("n", "func f(_ a: Item, _ b: Item) { (b.n > 1 ? a : b).n = 1 }"),
      ("n", "func f(_ a: Item, _ g: () throws -> Int) throws { a.n = try g() }"),
      ("n", "func f(_ a: Item) { change(&a.n) }\nfunc change(_ n: inout Int) { n = 1 }"),
      ("n", "func f(_ a: Item, _ b: Item) { swap(&a.n, &b.n) }"),
      ("n", "func f(_ a: Item) { withUnsafeMutablePointer(to: &a.n) { $0.pointee = 1 } }"),
      ("n", "func f(_ a: Item) { a.n.negate() }"), ("n", "func f(_ a: Item) { a[keyPath: \\.n] = 1 }"),
      ("n", "let path: WritableKeyPath<Item, Int> = \\.n"), ("n", "func f(_ a: Item) { a[keyPath: \\Item.n] += 1 }"),
      ("n", "func f(_ p: Just<Int>, _ a: Item) { _ = p.assign(to: \\.n, on: a) }"),
      ("n", "func f(_ p: Just<Int>, _ a: Item) { _ = p.assign(to: \\.item.n, on: a) }"),
      ("n", "func f(_ a: Item) { set(a, \\.n) }"), ("n", "postfix operator ++\nfunc f(_ a: Item) { a.n++ }"),
      ("n", "infix operator <~\nfunc f(_ a: Item) { a.n <~ 1 }"), ("n", "extension Item { func f() { n = 1 } }"),
      ("n", "extension Item { func f() { self.n = 1 } }"),
      ("n", "extension Item { var m: Int { get { n } set { n = newValue } } }"),
      ("tags", "func f(_ a: Item) { a.tags.append(\"x\") }"), ("tags", "func f(_ a: Item) { a.tags[0] = \"x\" }"),
      ("tags", "func f(_ a: Item) { a.tags[0].append(\"x\") }"), ("tags", "func f(_ a: Item) { a.tags += [\"x\"] }"),
      ("tags", "func f(_ a: Item) { _ = a.tags.popLast() }"),
      ("tags", "func f(_ a: Item) { a.tags.withUnsafeMutableBufferPointer { $0[0] = \"x\" } }"),
      ("tags", "extension Array { mutating func turn() {} }\nfunc f(_ a: Item) { a.tags.turn() }"),
      ("tags", "import SwifterSwift\nfunc f(_ a: Item) { a.tags.removeDuplicates() }"),
      ("tags", "import SwifterSwift\nfunc f(_ a: [Item]) { a.forEach { $0.tags.removeDuplicates() } }"),
      ("tags", "import SwifterSwift\nfunc f(_ a: Item) { if a.n > 1 { a.tags.removeDuplicates() } }"),
      ("name", "func f(_ a: Item) { print(\"x\", to: &a.name) }"),
      ("name", "func f(_ a: Item) { a.name.withUTF8 { _ in } }"),
    ])
  func inStatements(name: String, code: String) throws {
    try keepsVariable(name, code)
  }

  @Test(
    "are found where a subclass inherits the property",
    arguments: [
      "class Sub: Item { override var n: Int { didSet { print(n) } } }",
      "class Sub: Item { override var n: Int { willSet { print(newValue) } } }",
      "class Sub: Item { override var n: Int { get { return 1 } set { print(newValue) } } }",
      "class Mid: Item {}\nclass Sub: Mid { override var n: Int { didSet { print(n) } } }",
      "typealias Base = Item\nclass Sub: Base { override var n: Int { didSet { print(n) } } }",
      "class Outer { class Sub: Item { override var n: Int { didSet { print(n) } } } }",
      "func f() { class Sub: Item { override var n: Int { didSet { print(n) } } } }",
      "class Sub: Item { override init(json: JSON) { super.init(json: json); n = 3 } }",
      "class Sub: Item { init() { super.init(json: JSON()); n = 3 } }",
      "class Sub: Item { convenience init(x: Int) { self.init(json: JSON()); self.n = x } }",
      "class Sub: Item { func f() { super.n = 3 } }", "class Sub: Item { func f() { n = 3 } }",
      "class Mid: Item {}\nclass Sub: Mid { func f() { n = 3 } }",
      "class Sub: Item { override func f() { n += 3 } }\nextension Item { @objc func f() {} }",
      "typealias Base = Item\nclass Sub: Base { func f() { n = 3 } }",
      "typealias Base = Item\nextension Base { func f() { n = 3 } }",
      "protocol P {}\nextension P where Self: Item { func f() { n = 3 } }\nextension Item: P {}",
      "protocol P: Item {}\nextension P { func f() { n = 3 } }",
    ])
  func inSubclasses(code: String) throws {
    try keepsVariable("n", "import SwiftyJSON\n" + code)
  }

  @Test(
    "are found behind the bindings of SwiftUI",
    arguments: [
      "struct V: View { @ObservedObject var store: Store; var body: some View { Stepper(\"\", value: $store.item.n) } }",
      "struct V: View { @State var items: [Item]; var body: some View { ForEach($items) { $a in Stepper(\"\", value: $a.n) } } }",
      "struct V: View { @State var items: [Item]; var body: some View { ForEach($items) { Stepper(\"\", value: $0.n) } } }",
      "struct V: View { @State var items: [Item]; var body: some View { ForEach($items) { a in Stepper(\"\", value: a.n) } } }",
      "struct V: View { @State var items: [Item]; var body: some View { Stepper(\"\", value: $items[0].n) } }",
      "struct V: View { @State var item: Item?; func f() { print($item.n) } }",
      "struct V: View { @State var store: Store?; func f() { print($store.item?.n) } }",
      "struct V: View { var store: Store; var body: some View { Stepper(\"\", value: Bindable(store).item.n) } }",
      "struct V: View { func row(_ a: Binding<Item>) -> some View { Stepper(\"\", value: a.n) } }",
      "struct V: View { let a: Binding<Item>; var body: some View { Stepper(\"\", value: a.n) } }",
      "struct V: View { let all: [Binding<Item>]; var body: some View { Stepper(\"\", value: all[0].n) } }",
      "struct V: View { @State var item: Item; var body: some View { let a = $item; return Stepper(\"\", value: a.n) } }",
      "struct V: View { @State var item: Item?; var body: some View { if let a = Binding($item) { Stepper(\"\", value: a.n) } } }",
      "func bound() -> Binding<Item> { fatalError() }\nfunc f() { print(bound().n) }",
      "struct V: View { @ObservedObject var store: Store; func f() { self._store.wrappedValue.item.n = 3 } }",
      "struct V: View { @ObservedObject var store: Store; var body: some View { Row(n: self.$store.item.n) } }",
      "struct V: View { @Binding var item: Item; var b: Binding<Int> { Binding(get: { item.n }, set: { item.n = $0 }) } }",
      "struct V: View { @Binding var items: [Item]; func f() { for a in $items { print(a.n) } } }",
      "struct V: View { @Binding var items: [Item]; func f() { for (i, a) in $items.enumerated() { print(i, a.n) } } }",
      "struct V: View { @Binding var items: [Item]; func f() { $items.forEach { print($0.n) } } }",
      "struct V: View { @Binding var items: [Item]; func f() { print(zip($items, 0...).map { a, _ in a.n }) } }",
    ])
  func behindBindings(code: String) throws {
    try keepsVariable("n", "import SwiftUI\nclass Store: ObservableObject { @Published var item: Item! }\n" + code)
  }

  @Test("are found behind a look-up of the project's own, in a file that imports nothing")
  func behindOwnLookups() throws {
    let lookup = """
      @dynamicMemberLookup
      struct Box<Value> {
        var value: Value
        subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Box<Part> { fatalError() }
      }

      """
    let own = lookup + "func f(_ a: Box<Item>) { print(a.n) }"
    try keepsVariable("n", own)
    let text = try declarations(beside: own.replacing("WritableKeyPath", with: "KeyPath"))
    #expect(text.contains("let n: Int"))
  }

  @Test("in a view are found wherever SwiftUI is imported")
  func acrossFiles() throws {
    let view = "struct V: View { let a: Binding<Item> }"
    let use = "extension V { func f() { print(a.n) } }"
    let project = try Project(["Item.swift": Self.model, "A.swift": "import SwiftUI\n" + view, "B.swift": use])
    #expect(project.text("Item.swift").contains("var n: Int"))
    let context = try Project(["Item.swift": Self.model], context: ["V.swift": "import SwiftUI\n" + view + "\n" + use])
    #expect(context.text("Item.swift").contains("var n: Int"))
    #expect(context.text("Item.swift").contains("let name: String"))
  }

  @Test(
    "are not what only reads, or writes something else of the name",
    arguments: [
      "func f(_ a: Item) { print(a.n) }", "func f(_ a: Item) { let n = a.n; print(n) }",
      "struct Other { var n = 0 }\nfunc f(_ a: Other) { var a = a; a.n = 1 }",
      "func f(_ a: [Item]) { print(a.map { $0.n }, a.map(\\.n)) }",
      "let $n = 1", "func f(_ $store: Item) { print($store.n) }",
      "struct Other { var $store: Item; func f() { print($store.n) } }",
      "import SwiftUI\nstruct V: View { let item: Item; var body: some View { Text(\"\\(item.n)\") } }",
      "import SwiftUI\nstruct V: View { @State var items: [Item]; var body: some View { ForEach(items) { Text(\"\\($0.n)\") } } }",
      "import SwiftUI\nstruct V: View { @State var items: [Item]; func f() { for (i, a) in items.enumerated() { print(i, a.n) } } }",
      "import SwiftUI\nstruct V: View { @State var n: Int; func f() { print($n) } }",
      "import SwiftUI\nstruct V: View { @ObservedObject var store: Store; func f() { print(store.item.n) } }",
      "import Combine\nfunc f(_ p: AnyPublisher<Item, Never>) { _ = p.map { $0.n } }",
      "class Sub: Item { var m: Int { return n } }", "protocol P {}\nextension P { func f() { let n = 3; print(n) } }",
      "class Sub: Item { func f() { var n = 3; n += 1; print(n) } }",
      "class Other { var n = 1 }\nclass Sub: Other { override var n: Int { didSet { print(n) } } }",
      "func f(_ a: Item) { a.n.distance(to: 3).description.lowercased() }\nextension String { func lowercased() {} }",
    ])
  func nearMisses(code: String) throws {
    let text = try declarations(beside: code)
    #expect(text.contains("let n: Int"), "\(text)")
  }
}
