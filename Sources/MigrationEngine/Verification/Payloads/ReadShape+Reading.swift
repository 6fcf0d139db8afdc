import MigrationPlan

extension ReadShape {
  /// Adds what a reading asks of the document. It follows keys through functions and names, where the reader of the
  /// source sees a name alone.
  func add(_ reading: Reading) {
    for value in reading.properties.values { add(value, elements: []) }
    for value in reading.refusals.flatMap(\.nested) { add(value, elements: []) }
  }

  /// - Parameter elements: the elements of the sequences around, outermost first.
  private func add(_ value: Value, elements: [ReadShape]) {
    for part in value.nested {
      if case .elements(let array, let each, _) = part {
        guard let path = array.nested.lazy.compactMap(\.documentPath).first,
          let sequence = shape(at: path, elements)
        else { continue }
        add(each, elements: elements + [sequence.elements()])
      } else if case .made(.rawValue(let enumeration), let inner) = part {
        inner.documentPath.flatMap { shape(at: $0, elements) }?.expected.formUnion(enumeration.texts)
      } else if let path = part.documentPath, let shape = shape(at: path, elements) {
        shape.note(part)
      }
    }
  }

  private func note(_ value: Value) {
    switch value {
    case .read(_, let scalar), .lossless(_, let scalar): accessors.insert(scalar.accessor)
    case .coerced(_, let scalar): accessors.insert("\(scalar.accessor)Value")
    case .number, .coercedNumber: accessors.insert("number")
    case .model(let name, _, _): models.insert(name)
    case .documents: _ = elements()
    default: break
    }
  }

  /// The shape of a part of the document; nil for parts of others.
  private func shape(at path: DocumentPath, _ elements: [ReadShape]) -> ReadShape? {
    let root: ReadShape
    switch path.root {
    case .document: root = self
    case .element(let depth), .second(let depth):
      guard elements.indices.contains(depth) else { return nil }
      root = elements[depth]
    case .null, .picked, .parsed: return nil
    }
    var shape = root
    for step in path.steps {
      switch step {
      case .key(let key): shape = shape.member(key)
      case .index: shape = shape.elements()
      case .code: return nil
      }
    }
    return shape
  }
}
