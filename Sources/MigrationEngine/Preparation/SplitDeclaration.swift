import SwiftSyntax

/// Several properties in one declaration, with a declaration for each.
///
/// ## Before
/// ```swift
/// struct Item {
///   let id: Int, kind: Kind
///
///   init(json: JSON) {
///     id = json["id"].intValue
///     kind = Kind(rawValue: json["kind"].stringValue) ?? .other
///   }
/// }
/// ```
/// ## After
/// ```swift
/// struct Item {
///   let id: Int
///   let kind: Kind
///
///   init(json: JSON) {
///     id = json["id"].intValue
///     kind = Kind(rawValue: json["kind"].stringValue) ?? .other
///   }
/// }
/// ```
///
/// A declaration of several takes no wrapper.
///
/// Preserves: every property, in its order.
/// Can't: declarations with attributes, or over several lines.
struct SplitDeclaration {
  private(set) var edits: [Edit] = []

  /// Splits the declarations of a type. Nil if none is to be split.
  init?(of type: TypeFacts, in project: ProjectFacts) {
    let source = project.files[type.file]
    for member in type.memberBlock.members {
      guard let declaration = member.decl.as(VariableDeclSyntax.self), declaration.bindings.count > 1,
        !declaration.modifiers.isStatic
      else { continue }
      let (place, start) = (declaration.trimmedOffsets, declaration.bindings.trimmedOffsets.lowerBound)
      guard declaration.attributes.isEmpty, !source.utf8[place].contains(where: \.isNewline),
        declaration.bindings.allSatisfy({ $0.accessorBlock == nil && $0.pattern.is(IdentifierPatternSyntax.self) })
      else { return nil }
      let isAlone = source.utf8[source.lineStart(at: place.lowerBound)..<place.lowerBound].allSatisfy(\.isBlank)
      let separator = isAlone ? "\n\(source.indentation(at: place.lowerBound))" : "; "
      let introducer = source.text(in: place.lowerBound..<start)
      // `first, last: String`: the type that is written behind several is that of each.
      var annotation: String?
      var end = place.upperBound
      for binding in declaration.bindings.reversed() {
        let own = binding.with(\.trailingComma, nil).trimmedOffsets
        if end < place.upperBound {
          edits.append(
            Edit(file: type.file, range: own.upperBound..<end, text: "\(separator)\(introducer)"))
        }
        end = own.lowerBound
        annotation = binding.typeAnnotation?.trimmedDescription ?? (binding.initializer == nil ? annotation : nil)
        guard binding.typeAnnotation == nil, binding.initializer == nil else { continue }
        guard let annotation else { return nil }
        edits.append(Edit(file: type.file, range: own.upperBound..<own.upperBound, text: annotation))
      }
    }
    if edits.isEmpty { return nil }
  }
}
