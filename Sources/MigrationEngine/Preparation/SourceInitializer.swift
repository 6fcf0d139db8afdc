import SwiftSyntax

/// An initializer that makes a document of data, a text or a dictionary somewhere in its body, read as one that takes the
/// document.
///
/// ## Before
/// ```swift
/// init(data: Data) {
///   do {
///     let json = try JSON(data: data)
///     name = json["name"].stringValue
///   } catch {
///     name = ""
///   }
/// }
///
/// let user = User(data: answer)
/// ```
/// ## After
/// ```swift
/// let name: String
///
/// let user = User(json: try? JSON(data: answer))
/// ```
///
/// Its body is only understood, with the parameter as the document, and goes; see `Interpreter+Sources`.
///
/// Preserves: every value. An initializer does the same without a document as with null, or stays.
/// Can't: an initializer that takes anything else, throws, or is not left to declarations in the end.
struct SourceInitializer {
  let initializer: InitializerFacts
  let parameter: FunctionParameterSyntax
  let edits: [Edit]
  /// How the document is made of its argument.
  let source: DocumentSource

  /// Creates the change. Nil if the initializer does not have this form.
  init?(_ initializer: InitializerFacts, in project: ProjectFacts) {
    let node = initializer.node
    guard let parameter = initializer.replaceableParameter(in: project), node.signature.effectSpecifiers == nil,
      let body = node.body, let source = DocumentSource(parameter.type, in: body)
    else { return nil }
    self.initializer = initializer
    self.parameter = parameter
    self.source = source
    let name = parameter.internalName
    let declared = parameter.trimmedOffsets.lowerBound..<parameter.type.trimmedOffsets.upperBound
    let start = body.leftBrace.trimmedOffsets.upperBound
    let document = name == "json" ? name : "json \(name)"
    edits =
      [Edit(file: initializer.file, range: declared, text: "\(document): JSON\(source.isOptional ? "?" : "")")]
      + [Edit(file: initializer.file, range: start..<start, text: source.reading(name))]
    guard project.areWithinLines(edits), !project.loseComments(edits) else { return nil }
  }
}
