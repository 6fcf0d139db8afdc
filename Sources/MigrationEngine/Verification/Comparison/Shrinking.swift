extension Document {
  /// Smaller documents that are like this one, the boldest steps first.
  var smaller: [Document] {
    switch self {
    case .null: return []
    case .bool(let value): return value ? [.bool(false)] : []
    case .number(let digits):
      return ["0", "1", "-1", "1.5"].filter { $0.utf8.count < digits.utf8.count }.map(Document.number)
    case .string(let text):
      var shorter = ["", "a", "1"].filter { $0.count < text.count }
      if text.count > 2 {
        shorter += [String(text.prefix(text.count / 2)), String(text.dropLast()), String(text.dropFirst())]
      }
      return shorter.map(Document.string)
    case .array(let elements):
      var found: [Document] = elements.isEmpty ? [] : [.array([])]
      if elements.count > 1 { found += elements.map { .array([$0]) } }
      if elements.count > 3 { found.append(.array(Array(elements.prefix(elements.count / 2)))) }
      for index in elements.indices {
        var rest = elements
        rest.remove(at: index)
        found.append(.array(rest))
      }
      for index in elements.indices {
        found += elements[index].smaller.map { element in
          var changed = elements
          changed[index] = element
          return .array(changed)
        }
      }
      return found
    case .object(let members):
      var found: [Document] = members.isEmpty ? [] : [.object([])]
      if members.count > 1 { found += members.map { .object([$0]) } }
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        found.append(.object(rest))
      }
      for index in members.indices {
        found += members[index].value.smaller.map { value in
          var changed = members
          changed[index].value = value
          return .object(changed)
        }
      }
      return found
    }
  }

  /// The smallest document, as far as single steps lead, for which a condition still holds.
  ///
  /// - Parameter limit: how often the condition is asked at most.
  func shrunk(limit: Int = 2_000, while condition: (Document) -> Bool) -> Document {
    var current = self
    var asked = 0
    while asked < limit {
      let next = current.smaller.lazy.prefix(limit - asked).first { candidate in
        asked += 1
        return condition(candidate)
      }
      guard let next else { break }
      current = next
    }
    return current
  }
}
