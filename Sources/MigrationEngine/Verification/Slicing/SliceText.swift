import SwiftSyntax

/// The text of one side's slices: a file for each source file with included units, with the declarations in their
/// original places.
struct SliceText {
  struct File {
    let name: String
    var text: String
    /// The unit, or the entry, that each line belongs to.
    var lines: [Line]
  }

  enum Line: Equatable {
    case unit(Int)
    case entry(Int)
    case other
  }

  let index: DeclarationIndex
  let units: Set<Int>
  /// The properties by which the values of some types are compared.
  var shown: [String: [String]] = [:]
  var nilGuard = NilGuard.null

  /// - Parameter entries: for each file, the functions that the checker calls, with their types' numbers.
  func files(entries: [Int: [(number: Int, source: String)]], imports: [String]) -> [File] {
    let byFile = Dictionary(grouping: units.filter { index.units[$0].frame == nil }) { index.units[$0].file }
    let types = Dictionary(grouping: units.filter { index.units[$0].kind == .type }) { index.units[$0].file }
    return byFile.keys.sorted().map { file in
      var writer = Writer()
      let path = index.facts.files[file].path
      writer.add((modules(of: file) + imports).sorted().map { "import \($0)" }.joined(separator: "\n"), .other)
      for id in byFile[file, default: []].sorted() { write(id, to: &writer) }
      for id in types[file, default: []].sorted() {
        guard let type = index.frameName(id), let names = shown[type] else { continue }
        let isClass = index.units[id].node.is(ClassDeclSyntax.self)
        writer.add(ComputedProperties.mirror(of: type, showing: names, isClass: isClass), .unit(id))
      }
      for entry in entries[file, default: []] { writer.add(entry.source, .entry(entry.number)) }
      let stem = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? "File"
      // Two files may have one name, and the compiler wants them apart.
      return File(name: "File\(file)_\(stem).swift", text: writer.text, lines: writer.lines)
    }
  }

  private struct Writer {
    var text = ""
    var lines: [Line] = []

    mutating func add(_ piece: String, _ line: Line) {
      let ended = piece + "\n"
      text += ended
      lines += Array(repeating: line, count: ended.utf8.count { $0 == UInt8(ascii: "\n") })
    }
  }

  /// The libraries' modules that a file has, with the old library's name replaced.
  private func modules(of file: Int) -> Set<String> {
    Set(index.facts.imports[file].map(\.module)).intersection(Self.available).union(Self.always)
  }

  /// On Linux, a part of Apple's Foundation is a module of its own.
  private static let always: Set = {
    #if canImport(Darwin)
      ["Foundation", "LegacyJSON"]
    #else
      ["Foundation", "FoundationNetworking", "LegacyJSON"]
    #endif
  }()

  private static let available: Set = [
    "LegacyRequests", "ModernClient", "Bridge", "HTTPTransport", "Dispatch", "FoundationNetworking",
  ]

  private func write(_ id: Int, to writer: inout Writer) {
    let unit = index.units[id]
    let source = index.facts.files[unit.file]
    guard let group = unit.node.asProtocol((any DeclGroupSyntax).self) else {
      var text = Self.cleaned(
        unit.node, source.utf8, constants: nilGuard == .never ? NilComparisons.found(in: unit.node) : [])
      #if !canImport(Darwin)
        text = Self.withoutRequiredInitializer(text, unit)
      #endif
      writer.add(text, .unit(id))
      return
    }
    writer.add(header(of: group, unit, source), .unit(id))
    let members = index.membersByFrame[id, default: []].filter(units.contains)
    for member in members { write(member, to: &writer) }
    if needsStandInInitializer(group, members) {
      writer.add("init(noValueIsMadeThisWay value: Swift.Never) { switch value {} }", .unit(id))
    }
    writer.add("}", .unit(id))
  }

  /// A class whose initializers are all out of reach, but that has storage without values.
  private func needsStandInInitializer(_ group: any DeclGroupSyntax, _ members: [Int]) -> Bool {
    guard group.is(ClassDeclSyntax.self), !members.contains(where: { index.units[$0].kind == .initializer }) else {
      return false
    }
    return members.contains { id in
      // An overriding property has its storage in the superclass.
      guard let variable = index.units[id].node.as(VariableDeclSyntax.self), index.units[id].kind == .stored,
        !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
      else { return false }
      return variable.bindings.contains { binding in
        binding.initializer == nil && !binding.isComputed
          && !(variable.bindingSpecifier.tokenKind == .keyword(.var)
            && (binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
              || binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true))
      }
    }
  }

  private func header(of group: any DeclGroupSyntax, _ unit: DeclarationIndex.Unit, _ source: SourceFile) -> String {
    let start = unit.node.trimmedOffsets.lowerBound
    let kept = InheritanceFilter(facts: index.facts).kept(group).map(\.trimmedDescription)
    let end =
      group.inheritanceClause?.positionAfterSkippingLeadingTrivia.utf8Offset
      ?? group.genericWhereClause?.positionAfterSkippingLeadingTrivia.utf8Offset
      ?? group.memberBlock.positionAfterSkippingLeadingTrivia.utf8Offset
    var text = Self.cleaned(unit.node, source.utf8, in: start..<end)
    if !kept.isEmpty { text += ": " + kept.joined(separator: ", ") }
    if let clause = group.genericWhereClause { text += " " + clause.trimmedDescription }
    return text + " {"
  }

  // MARK: Cleaning

  /// Attributes that only Apple's compiler accepts, and that decoding does not depend on.
  private static let unwantedAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "NSManaged", "NSCopying",
    "UIApplicationMain", "NSApplicationMain", "main", "GKInspectable", "available",
    "Published",
  ]

  /// A node's text with those attributes blanked out, and SwiftyJSON 3's `JSON(data:)` under LegacyJSON's name.
  ///
  /// - Parameter constants: the comparisons that are replaced by constants, which are shorter.
  private static func cleaned(
    _ node: Syntax, _ utf8: [UInt8], in range: Range<Int>? = nil,
    constants: [NilComparisons.Comparison] = []
  ) -> String {
    let range = range ?? node.trimmedOffsets
    let finder = UnwantedFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    var bytes = Array(utf8[range])
    for found in finder.ranges where found.lowerBound >= range.lowerBound && found.upperBound <= range.upperBound {
      for offset in found where bytes[offset - range.lowerBound] != UInt8(ascii: "\n") {
        bytes[offset - range.lowerBound] = UInt8(ascii: " ")
      }
    }
    for found in constants {
      let (start, constant) = (found.range.lowerBound - range.lowerBound, found.constant)
      for offset in start..<(found.range.upperBound - range.lowerBound) where bytes[offset] != UInt8(ascii: "\n") {
        bytes[offset] = UInt8(ascii: " ")
      }
      bytes.replaceSubrange(start..<(start + constant.utf8.count), with: constant.utf8)
    }
    // Behind each label the text is longer from here on.
    for label in UntriedParsing.labels(in: node).map(\.trimmedOffsets).reversed()
    where label.lowerBound >= range.lowerBound && label.upperBound <= range.upperBound {
      let place = (label.lowerBound - range.lowerBound)..<(label.upperBound - range.lowerBound)
      bytes.replaceSubrange(place, with: UntriedParsing.label.utf8)
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// `class func … -> Self { let formatter = self.init() …`: on Linux the initializers of Foundation's classes are not
  /// `required`, so the class itself is named.
  private static func withoutRequiredInitializer(_ text: String, _ unit: DeclarationIndex.Unit) -> String {
    guard unit.isForeign, let owner = unit.owner, owner.hasSuffix("Formatter"),
      let function = unit.node.as(FunctionDeclSyntax.self),
      function.signature.returnClause?.type.trimmedDescription == "Self"
    else { return text }
    return text.replacing("-> Self", with: "-> \(owner)").replacing("self.init(", with: "\(owner)(")
      .replacing("Self(", with: "\(owner)(")
  }

  private final class UnwantedFinder: SyntaxVisitor {
    var ranges: [Range<Int>] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if SliceText.unwantedAttributes.contains(node.attributeName.trimmedDescription) {
        ranges.append(node.trimmedOffsets)
      }
      return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.tokenKind == .keyword(.dynamic) { ranges.append(node.trimmedOffsets) }
      return .skipChildren
    }
  }
}
