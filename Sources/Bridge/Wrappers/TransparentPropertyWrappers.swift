import ModernClient

extension Coerced: TransparentPropertyWrapper {}
extension DecodedBy: TransparentPropertyWrapper {}
extension LegacyModel: TransparentPropertyWrapper {}
extension NeverNil: TransparentPropertyWrapper {}
extension NilIfAbsent: TransparentPropertyWrapper {}
extension NilIfEmpty: TransparentPropertyWrapper {}
extension NilIfNull: TransparentPropertyWrapper {}
