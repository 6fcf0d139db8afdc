import TestSupport

/// A struct whose initializer from a document is a small program: loops, questions and ways out in each other, over few
/// keys. It compiles, and always ends. The same seed gives the same program.
struct GeneratedBody {
  let name: String
  private(set) var text = ""
  private var random: SeededGenerator
  /// The variables that can be read, and those of them that can be set.
  private var scope = Scope()
  private var count = 0

  private struct Scope {
    var numbers = ["first", "second"]
    var texts = ["name", "note"]
    var variables: Set<String> = []
    /// The element of the loop around; nil outside of loops.
    var element: String?
    /// The ways to leave the block, as they are written.
    var exits: [String] = ["return"]
    var depth = 0
  }

  /// - Parameter seed: what the program is made from.
  init(seed: UInt64) {
    name = "Made\(seed)"
    random = SeededGenerator(seed: seed)
    let body = (0..<Int.random(in: 2...4, using: &random)).flatMap { _ in statement() }
    let lines =
      [
        "struct \(name) {", "  enum Problem: Error { case some }", "", "  var first: Int = 1", "  var second: Int = 0",
        "  var name: String = \"none\"", "  var note: String = \"\"", "  var tags: [String] = []", "",
        "  init(json: JSON) {",
      ] + body.map { "    " + $0 } + ["  }", "}", ""]
    text = lines.joined(separator: "\n")
  }

  // MARK: Statements

  private mutating func statement() -> [String] {
    guard scope.depth < 3 else { return assignment() }
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: return question()
    case 2: return cases()
    case 3, 4: return loop()
    case 5: return scope.element == nil ? leftBlock() : question()
    case 6: return caught()
    case 7: return local()
    case 8: return counted()
    case 9, 10: return ["if \(condition()) { \(exit()) }"]
    default: return assignment()
    }
  }

  /// Statements one step further in, with the names that they declare.
  private mutating func block(exits: [String]? = nil, element: String? = nil) -> [String] {
    let outer = scope
    scope.depth += 1
    if let exits { scope.exits = exits }
    if let element { scope.element = element }
    let lines = (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in statement() }
    scope = outer
    return lines.map { "  " + $0 }
  }

  private mutating func assignment() -> [String] {
    let target = random.pick(["first", "second", "name", "note", "tags"] + scope.variables.sorted())
    if target == "tags" {
      return [scope.element == nil ? "tags = [\(string())]" : "tags.append(\(string()))"]
    }
    if ["name", "note"].contains(target) { return ["\(target) = \(string(besides: target))"] }
    if scope.element != nil, random.chance(oneIn: 3) { return ["\(target) += \(path())[\"n\"].intValue"] }
    return ["\(target) = \(number(besides: target))"]
  }

  private mutating func question() -> [String] {
    var lines = ["if \(condition()) {"] + block()
    if random.chance(oneIn: 3) { lines += ["} else if \(condition()) {"] + block() }
    if random.chance(oneIn: 2) { lines += ["} else {"] + block() }
    return lines + ["}"]
  }

  private mutating func cases() -> [String] {
    let exits = scope.exits.filter { $0 != "break" } + ["break"]
    var lines = ["switch \(path()).stringValue {", "case \"a\":"] + block(exits: exits)
    if random.chance(oneIn: 2) { lines += ["case \"b\", \"3\":"] + block(exits: exits) }
    return lines + ["default:"] + block(exits: exits) + ["}"]
  }

  private mutating func loop() -> [String] {
    let element = unique("part")
    let array = "\(scope.element ?? "json")[\"list\"].arrayValue"
    if random.chance(oneIn: 3) {
      return ["\(array).forEach { \(element) in"] + block(exits: ["return"], element: element) + ["}"]
    }
    let exits = ["continue", "break"] + (scope.exits.contains("throw Problem.some") ? ["throw Problem.some"] : [])
    let returns = scope.exits.contains("return") && random.chance(oneIn: 4) ? ["return"] : []
    return ["for \(element) in \(array) {"] + block(exits: exits + returns, element: element) + ["}"]
  }

  private mutating func leftBlock() -> [String] {
    let exits = scope.exits.filter { $0 != "continue" } + ["break"]
    return ["repeat {"] + block(exits: exits) + ["} while false"]
  }

  private mutating func caught() -> [String] {
    let tried = block(exits: scope.exits + ["throw Problem.some", "throw Problem.some"])
    return ["do {"] + tried + ["  if \(condition()) { throw Problem.some }", "} catch {"] + block() + ["}"]
  }

  private mutating func local() -> [String] {
    let name = unique("local")
    if random.chance(oneIn: 3) {
      let value = string()
      scope.texts.append(name)
      return ["let \(name) = \(value)"]
    }
    let isVariable = random.chance(oneIn: 2)
    let value = number()
    scope.numbers.append(name)
    if isVariable { scope.variables.insert(name) }
    return ["\(isVariable ? "var" : "let") \(name): Int = \(value)"]
  }

  /// `while index < list.count { …; index += 1 }`
  private mutating func counted() -> [String] {
    let (list, index) = (unique("list"), unique("index"))
    let outer = scope
    scope.numbers.append(index)
    let body = block(exits: ["break"], element: "\(list)[\(index)]")
    scope = outer
    scope.numbers.append(index)
    return [
      "let \(list) = \(scope.element ?? "json")[\"list\"].arrayValue", "var \(index) = 0",
      "while \(index) < \(list).count {",
    ] + body + ["  \(index) += 1", "}"]
  }

  private mutating func exit() -> String { random.pick(scope.exits) }

  // MARK: Expressions

  private mutating func unique(_ name: String) -> String {
    count += 1
    return "\(name)\(count)"
  }

  private mutating func path() -> String {
    "\(random.chance(oneIn: 4) ? "json" : scope.element ?? "json")[\"\(random.pick(["a", "b", "c", "n"]))\"]"
  }

  private mutating func number(besides target: String = "") -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(Int.random(in: 0...9, using: &random))"
    case 1: return random.pick(scope.numbers.filter { $0 != target })
    case 2: return "\(path()).int ?? \(Int.random(in: 0...9, using: &random))"
    default: return "\(path()).intValue"
    }
  }

  private mutating func string(besides target: String = "") -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\"\(random.pick(["a", "b", "x"]))\""
    case 1: return random.pick(scope.texts.filter { $0 != target })
    case 2: return "\(path()).string ?? \"none\""
    default: return "\(path()).stringValue"
    }
  }

  private mutating func condition() -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return "\(path()).exists()"
    case 1: return "\(path()).int == nil"
    case 2: return "\(path()).intValue > \(Int.random(in: 0...3, using: &random))"
    case 3: return "\(path()).stringValue == \"\(random.pick(["a", "b", "3"]))\""
    case 4: return "!\(path()).boolValue"
    case 5: return "\(condition()) && \(path()).boolValue"
    case 6: return "\(random.pick(scope.numbers)) == \(Int.random(in: 0...2, using: &random))"
    default: return "\(path()).boolValue"
    }
  }
}
