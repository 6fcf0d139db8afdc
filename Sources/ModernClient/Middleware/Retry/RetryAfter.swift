import Foundation

/// Parses the `Retry-After` header (RFC 9110, 10.2.3): seconds, or a date in any of HTTP's three formats.
enum RetryAfter {
  /// Returns the seconds to wait before the next request, or nil if the header can't be read. A date in the past gives
  /// 0.
  static func seconds(_ header: String, now: Date) -> TimeInterval? {
    let text = header.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return TimeInterval(text)
    }
    return date(text).map { max(0, $0.timeIntervalSince(now)) }
  }

  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    // RFC 5322, RFC 850, and what asctime() writes.
    for format in ["EEE, dd MMM yyyy HH:mm:ss zzz", "EEEE, dd-MMM-yy HH:mm:ss zzz", "EEE MMM d HH:mm:ss yyyy"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
