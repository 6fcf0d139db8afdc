/// Breaks a line of a rule that is too long, as swift-format does: before the branches of a choice, inside of the last
/// closure, before a member of what a call gives, inside of the last call, and before operators.
struct RuleLayout {
  /// The white space of one level of indentation.
  let unit: String
  /// How long a line may be.
  let columns: Int

  /// Returns the lines of a statement, or of a part of one.
  ///
  /// - Parameter end: code that follows directly, such as a closing bracket.
  func lines(_ text: String, _ end: String = "", indentation: String) -> [String] {
    let whole = indentation + text + end
    guard whole.columns > columns, let structure = Structure(text) else { return [whole] }
    let deeper = indentation + unit
    if let choice = structure.choice {
      return lines(choice.condition, indentation: indentation) + lines(choice.one, indentation: deeper)
        + lines(choice.other, end, indentation: deeper)
    }
    let group = structure.lastGroup
    if let group, group.isClosure {
      return [indentation + group.head] + lines(group.parts[0], indentation: deeper) + [indentation + group.end + end]
    }
    if let link = structure.lastLink, (indentation + link.before).columns <= columns,
      (deeper + link.behind + end).columns <= columns
    {
      return [indentation + link.before, deeper + link.behind + end]
    }
    if let group {
      let end = group.end + end
      let together = deeper + group.parts.joined(separator: ", ") + end
      if together.columns <= columns { return [indentation + group.head, together] }
      let last = group.parts.count - 1
      return [indentation + group.head]
        + group.parts.enumerated().flatMap { lines($1, $0 == last ? end : ",", indentation: deeper) }
    }
    guard let operands = structure.operands else { return [whole] }
    let last = operands.count - 1
    return operands.enumerated().flatMap { index, operand in
      lines(operand, index == last ? end : "", indentation: index == 0 ? indentation : deeper)
    }
  }
}

/// The outermost calls, closures and operators of a line of code.
private struct Structure {
  private let characters: [Character]
  /// The first and the last character of each group in parentheses, brackets or braces, with the commas in it.
  private var groups: [(range: ClosedRange<Int>, commas: [Int])] = []
  /// Where operators with spaces around them begin, and what they are.
  private var operators: [(index: Int, sign: String)] = []

  /// Nil for a line in which something is not closed, or with a raw text, in which quotes end nothing.
  init?(_ text: String) {
    if text.contains("#\"") { return nil }
    characters = Array(text)
    // Where the groups and texts that are open begin; a text is open until its quote.
    var open: [(character: Character, index: Int, commas: [Int])] = []
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if open.last?.character == "\"" {
        if character == "\\" {
          index += 1
          if index < characters.count, characters[index] == "(" { open.append(("(", index, [])) }
        } else if character == "\"" {
          open.removeLast()
        }
      } else if "([{\"".contains(character) {
        open.append((character, index, []))
      } else if ")]}".contains(character) {
        guard let group = open.popLast() else { return nil }
        if open.isEmpty { groups.append((group.index...index, group.commas)) }
      } else if character == ",", let last = open.indices.last {
        open[last].commas.append(index)
      } else if open.isEmpty, character == " ", let sign = word(behind: index) {
        operators.append((index, sign))
      }
      index += 1
    }
    guard open.isEmpty else { return nil }
  }

  private func word(behind space: Int) -> String? {
    let word = characters[(space + 1)...].prefix { $0 != " " }
    let end = space + 1 + word.count
    return end < characters.count && Self.signs.contains(String(word)) ? String(word) : nil
  }

  private static let signs: Set = ["?", ":", "??", "&&", "||", "+"]

  private func text(_ range: Range<Int>) -> String { String(characters[range].drop { $0 == " " }) }

  /// `condition`, `? one` and `: other`.
  var choice: (condition: String, one: String, other: String)? {
    guard let question = operators.firstIndex(where: { $0.sign == "?" }) else { return nil }
    var depth = 0
    for (index, sign) in operators[question...] {
      depth += sign == "?" ? 1 : sign == ":" ? -1 : 0
      guard depth == 0 else { continue }
      let start = operators[question].index
      return (text(0..<start), text(start..<index), text(index..<characters.count))
    }
    return nil
  }

  /// The last member of what a call gives, and what stands before it, where that is no operand of its own.
  var lastLink: (before: String, behind: String)? {
    let operands = operators.first?.index ?? characters.count
    let dots = groups.lazy.map { $0.range.upperBound + 1 }.filter { $0 < operands && characters[$0] == "." }
    return dots.last.map { (text(0..<$0), text($0..<characters.count)) }
  }

  struct Group {
    /// The code before its parts, with the opening bracket: `try Place(`, `map { item in`.
    let head: String
    /// The arguments, or the code of a closure.
    let parts: [String]
    /// The closing bracket and the code behind it: `)!`.
    let end: String
    let isClosure: Bool
  }

  /// The last call or closure, if nothing but members and marks stand behind it.
  var lastGroup: Group? {
    guard let (range, commas) = groups.last, range.lowerBound > 0, range.count > 2,
      !characters[range.upperBound...].contains(" ")
    else { return nil }
    let end = String(characters[range.upperBound...])
    let head = String(characters[...range.lowerBound])
    switch characters[range.lowerBound] {
    case "{":
      var body = text(range.lowerBound + 1..<range.upperBound)
      while body.last == " " { body.removeLast() }
      let words = body.split(separator: " ", maxSplits: 2)
      guard words.count == 3, words[1] == "in" else {
        return Group(head: head, parts: [body], end: end, isClosure: true)
      }
      return Group(head: "\(head) \(words[0]) in", parts: [String(words[2])], end: end, isClosure: true)
    case "(":
      let starts = [range.lowerBound + 1] + commas.map { $0 + 1 }
      let parts = zip(starts, commas + [range.upperBound]).map { text($0..<$1) }
      return parts.contains("") ? nil : Group(head: head, parts: parts, end: end, isClosure: false)
    default: return nil
    }
  }

  /// The operands, each behind its operator.
  var operands: [String]? {
    let starts = [0] + operators.map(\.index)
    return operators.isEmpty ? nil : zip(starts, starts.dropFirst() + [characters.count]).map { text($0..<$1) }
  }
}
