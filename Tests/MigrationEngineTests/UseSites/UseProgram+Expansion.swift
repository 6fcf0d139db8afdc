extension UseProgram {
  /// The text of a template with the model's spellings.
  func expand(_ text: String) -> String {
    var text = text
    for (word, argument) in [("MAKE", make), ("ARG", model.argument)] as [(String, (String) -> String)] {
      text = Self.replaceCalls(of: word, in: text, with: argument)
    }
    let words = [
      "ITEM": model.type, "BANG": model.unwrap, "TRY ": model.attempt, "HEAD": model.head, "INIT": model.initializer,
      "DOCUMENT": model.document, "SUPER": model.superCall, "MODIFIER": model.isRequired ? "required" : "override",
      "OPERATOR": operatorName, "NUMBER": suffix,
    ]
    for (word, spelling) in words { text = text.replacing(word, with: spelling) }
    return text
  }

  private func make(_ value: String) -> String {
    "\(model.attempt)\(model.type)(\(model.argument(value)))\(model.unwrap)"
  }

  /// An operator of the program's own: a module can declare each but once.
  private var operatorName: String {
    let characters = ["<", "~", "+", "*", "^", "%"]
    var rest = number
    var name = "<~"
    while rest > 0 {
      name += characters[rest % characters.count]
      rest /= characters.count
    }
    return name + "~"
  }

  /// Replaces `WORD(…)`, up to the parenthesis that closes it.
  private static func replaceCalls(of word: String, in text: String, with spelling: (String) -> String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.range(of: word + "(") {
      result += rest[..<range.lowerBound]
      var depth = 1
      var end = range.upperBound
      while depth > 0, end < rest.endIndex {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      result += spelling(String(rest[range.upperBound..<rest.index(before: end)]))
      rest = rest[end...]
    }
    return result + rest
  }
}
