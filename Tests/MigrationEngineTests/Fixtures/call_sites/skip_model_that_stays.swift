// reason: makes no converted model, or not all that is made
import Foundation
import LegacyJSON

func count(_ value: Any) -> Int { JSON(value)["count"].intValue }
