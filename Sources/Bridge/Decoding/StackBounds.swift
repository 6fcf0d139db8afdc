#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// How much of the thread's stack is left: threads of their own have as little as 512 KB, where a debug build gets no
/// deeper than a few hundred types.
enum StackBounds {
  /// What has to stay free for an `init(from:)` that calls no other.
  private static let reserve: UInt = 96 * 1024

  /// The address below which the stack should not grow.
  ///
  /// Darwin says where a thread's stack ends. Elsewhere it is taken to be as large as those of new threads are by
  /// default, a quarter of it to be used already.
  static func lowestAddress() -> UInt? {
    #if canImport(Darwin)
      let thread = pthread_self()
      return UInt(bitPattern: pthread_get_stackaddr_np(thread)) - UInt(pthread_get_stacksize_np(thread)) + reserve
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      var size = 0
      guard pthread_attr_getstacksize(&attributes, &size) == 0, size > 0 else { return nil }
      let (address, overflow) = currentAddress().subtractingReportingOverflow(UInt(size / 4 * 3))
      return overflow ? nil : address + reserve
    #else
      return nil
    #endif
  }

  /// An address in the caller's part of the stack.
  static func currentAddress() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
