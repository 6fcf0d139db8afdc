extension ResponseStream {
  /// Returns a stream that shows each element before the reader gets it.
  package func onElement(_ action: @escaping @Sendable (Element) -> Void) -> ResponseStream {
    let source = source
    return ResponseStream(
      next: {
        let element = try await source.next()
        if let element { action(element) }
        return element
      }, cancel: { source.cancel() })
  }
}
