import LegacyJSON

/// The facts about the fields of migrated types that recorded responses show.
struct Evidence: Sendable {
  /// The evidence for each property of each type.
  private(set) var fields: [String: [String: FieldEvidence]] = [:]
  /// The number of documents in which each type was found.
  private(set) var documents: [String: Int] = [:]
  /// The types that groups of documents were assigned to, and the unused groups, for the report.
  private(set) var notes: [String] = []

  /// Types for which a specification speaks; these need no number of documents.
  private(set) var specified: Set<String> = []
  private var recordedFields: [String: [String: FieldEvidence]] = [:]
  private var specifiedFields: [String: [String: FieldEvidence]] = [:]

  /// The counted things, for the report.
  var noun: String { specified.isEmpty ? "recorded objects" : "recorded objects and samples of the specification" }

  static let none = Evidence()

  private init() {}

  /// Matches groups of documents to types by their keys, and counts.
  ///
  /// A group belongs to the type whose keys agree best with those of the group's documents, if there is only one such
  /// type: at least half of the type's keys are in the documents, and half of the documents' keys in the type. All
  /// documents of the group count, including sparse ones, because they are evidence against a conclusion.
  ///
  /// - Parameters:
  ///   - documents: the recorded answers.
  ///   - roots: the types that answers are decoded into, with the fields of each.
  ///   - fields: the fields of every migrated type, by its full name.
  ///   - hints: types with a pattern of the files, addresses or operations that are answers of the type.
  ///   - minimumSamples: how many recorded objects outweigh a specification.
  init(
    documents: [EvidenceDocument], roots: [String], fields: [String: [FieldPlan]], hints: [RootHint] = [],
    minimumSamples: Int = 1
  ) {
    let groups = Dictionary(grouping: documents, by: \.group).sorted { $0.key < $1.key }
    for (group, members) in groups {
      let hinted = Set(hints.filter { hint in members.contains { hint.fits($0) } }.map(\.type))
      let keys = Set(members.flatMap { $0.content.dictionaryValue.keys })
      let scored = roots.map { root in
        let own = Set(fields[root, default: []].map(\.key))
        return (root: root, score: Self.agreement(of: own, with: keys))
      }
      let best = scored.map(\.score).max() ?? 0
      let matches = scored.filter { $0.score == best }.map(\.root)
      let hint = hinted.only.flatMap { name in fields.keys.filter { $0 == name || $0.hasSuffix(".\(name)") }.only }
      guard let root = hint ?? (best >= 0.5 && hinted.isEmpty ? matches.only : nil) else {
        let why =
          !hinted.isEmpty
          ? "is for no one type by --root"
          : best >= 0.5 ? "fits \(matches.sorted().joined(separator: " and ")) alike" : "fits no type"
        notes.append("\(group)*: \(members.count) documents not used as evidence: the group \(why)")
        continue
      }
      notes.append(
        "\(group)*: \(members.count) \(members.first?.isSpecified == true ? "samples made from the specification, " : "")documents taken for \(root)"
          + (hint == nil ? "" : " by --root"))
      for document in members {
        var seen: Set<String> = []
        observe(
          document.content, as: root, fields: fields, isSpecified: document.isSpecified, seen: &seen)
        for type in seen { self.documents[type, default: 0] += 1 }
        if document.isSpecified { specified.formUnion(seen) }
      }
    }
    merge(minimumSamples: minimumSamples)
  }

  /// Merges both kinds of evidence. If there are enough recordings, only they count; if there are few, both have to
  /// agree. Records every contradiction.
  private mutating func merge(minimumSamples: Int) {
    for type in Set(recordedFields.keys).union(specifiedFields.keys).sorted() {
      let (recorded, specified) = (recordedFields[type, default: [:]], specifiedFields[type, default: [:]])
      for property in Set(recorded.keys).union(specified.keys).sorted() {
        guard let real = recorded[property] else {
          fields[type, default: [:]][property] = specified[property]
          continue
        }
        guard let promised = specified[property] else {
          fields[type, default: [:]][property] = real
          continue
        }
        if promised.isAlwaysPresent != real.isAlwaysPresent || promised.isAlwaysExact != real.isAlwaysExact {
          notes.append(
            "conflict: \(type).\(property) \(promised.isAlwaysPresent ? "is always there" : "may be absent or null")"
              + "\(promised.isAlwaysExact ? "" : ", or of another type,") by the specification; of \(real.objects) recorded "
              + "objects \(real.present) have it, \(real.exact) with the type that is read: the recordings win")
        }
        fields[type, default: [:]][property] =
          real.objects >= minimumSamples
          ? real
          : FieldEvidence(
            objects: real.objects + promised.objects, present: real.present + promised.present,
            exact: real.exact + promised.exact, lossless: real.lossless + promised.lossless)
      }
    }
  }

  /// Returns the agreement of two sets of keys, from 0 to 1. Less than 0.5 if either has little in common with the
  /// other.
  private static func agreement(of own: Set<String>, with keys: Set<String>) -> Double {
    let common = Double(own.intersection(keys).count)
    guard common > 0 else { return 0 }
    let shares = [common / Double(own.count), common / Double(keys.count)]
    // The mean would let a type of one key win every group that has it.
    guard let smaller = shares.min(), smaller >= 0.5 else { return 0 }
    return (shares[0] + shares[1]) / 2
  }

  private mutating func observe(
    _ value: JSON, as type: String, fields: [String: [FieldPlan]], isSpecified: Bool, seen: inout Set<String>
  ) {
    seen.insert(type)
    for field in fields[type, default: []] {
      let found = value[field.key]
      var evidence = (isSpecified ? specifiedFields : recordedFields)[type]?[field.property] ?? FieldEvidence()
      evidence.objects += 1
      if found.type != .null {
        evidence.present += 1
        if field.type.isExact(found) { evidence.exact += 1 }
        if case .lossless(let scalar) = field.read, scalar.isLossless(found) { evidence.lossless += 1 }
      }
      if isSpecified {
        specifiedFields[type, default: [:]][field.property] = evidence
      } else {
        recordedFields[type, default: [:]][field.property] = evidence
      }
      if case .model(let model) = field.type.element {
        for element in found.elements(depth: field.type.depth) {
          observe(element, as: model, fields: fields, isSpecified: isSpecified, seen: &seen)
        }
      }
    }
  }
}

extension FieldType {
  /// The number of arrays around the element.
  fileprivate var depth: Int {
    if case .array(let element) = self { return element.depth + 1 }
    return 0
  }
}

extension JSON {
  /// The values inside so many arrays; nothing for null.
  fileprivate func elements(depth: Int) -> [JSON] {
    if depth == 0 { return type == .null ? [] : [self] }
    return arrayValue.flatMap { $0.elements(depth: depth - 1) }
  }
}
