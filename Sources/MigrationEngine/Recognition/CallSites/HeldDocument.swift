import SwiftSyntax

/// The document from which a model is created, as code that gives a `JSON`.
struct HeldDocument {
  /// The argument, where the initializer takes a `JSON`.
  var value: ExprSyntax?
  var fragments: [Fragment] = []
  /// The code's length, and words.
  var text = ""
  /// Whether the argument begins with `try`.
  var isTried = false
  var hasTryInside = false
  /// Whether the entries of an array or object are read, as a loop over a `JSON` sees them.
  var isOfEntries = false

  init() {}

  /// `User(json: document)`.
  init?(givenTo call: FunctionCallExprSyntax, labelled label: String?, in file: Int) {
    guard let argument = call.arguments.only, argument.label?.text == label else { return nil }
    let attempt = argument.expression.as(TryExprSyntax.self)
    let value = attempt.flatMap { $0.questionOrExclamationMark == nil ? $0.expression : nil } ?? argument.expression
    isTried = value.id != argument.expression.id
    hasTryInside = value.hasTryInside
    let code = Fragment.original(file: file, range: value.trimmedOffsets, indentation: .none)
    fragments = value.isOperand ? [code] : [.text("("), code, .text(")")]
    text = value.trimmedDescription
    self.value = value
  }

  /// `User(reading: value, at: "user")`, which an earlier run wrote.
  init?(readBy call: FunctionCallExprSyntax, in file: Int) {
    let arguments = Array(call.arguments)
    guard let first = arguments.first, let label = first.label?.text, RuntimeLibrary.readingLabels.contains(label),
      arguments.dropFirst().enumerated().allSatisfy({ $1.label?.text == ($0 == 0 ? "at" : nil) })
    else { return nil }
    isOfEntries = label.hasSuffix("Entries")
    hasTryInside = call.arguments.contains { $0.expression.hasTryInside }
    let value = Fragment.original(file: file, range: first.expression.trimmedOffsets, indentation: .none)
    fragments = [.text(label.hasPrefix("parsing") ? "JSON(data: " : "JSON("), value, .text(")")]
    let path = arguments.dropFirst()
    if let start = path.first?.expression.trimmedOffsets.lowerBound,
      let end = path.last?.expression.trimmedOffsets.upperBound
    {
      fragments += [.text("["), .original(file: file, range: start..<end, indentation: .none), .text("]")]
    }
    text = call.trimmedDescription
  }
}
