/// The types and functions of Foundation, Dispatch and the networking module that a screen may use, by first name.
///
/// What is not here is refused with everything that belongs to it: an open class that can read or write files does so
/// by calls through its method table, which leave no symbol of their own.
enum AllowedTypes {
  /// Says whether a declaration may name a type, and a member of it where there is one.
  static func allows(_ member: String?, of name: String) -> Bool {
    if let members = onlyMembers[name] { return member.map(members.contains) ?? true }
    // The codes of `URLError` by their old names.
    return names.contains(name) || name.hasPrefix("NSURLError")
  }

  /// Types that stand in signatures every screen has, such as `init(nibName:bundle:)`, with what a screen has to ask them.
  ///
  /// An object of one of these hands out others, through calls that leave no symbol.
  private static let onlyMembers: [String: Set<String>] = [
    "Bundle": [], "NSCoder": [], "NSKeyedArchiver": [], "NSKeyedUnarchiver": [], "NSZone": [],
    "NSURLRequest": ["CachePolicy", "NetworkServiceType"], "Thread": ["isMainThread"],
  ]

  private static let names: Set<String> = Set(
    """
    AffineTransform AnySortComparator AttributeContainer AttributeDynamicLookup AttributeScopes \
    AttributedString AttributedStringKey AttributedSubstring BlockOperation ByteCountFormatStyle \
    ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize Calendar CharacterSet CocoaError \
    CodableConfiguration ComparableComparator ComparisonResult ContiguousBytes CustomNSError Data \
    DataProtocol Date DateComponents DateComponentsFormatter DateFormatter DateInterval \
    DateIntervalFormatter Decimal Dimension DiscreteFormatStyle EnergyFormatter Expression \
    FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle \
    FormatStyleCapitalizationContext Formatter ISO8601DateFormatter IndexPath IndexSet \
    InflectionRule IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder \
    JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle Locale LocalizedError \
    MassFormatter Measurement MeasurementFormatter Morphology MutableDataProtocol \
    NSAttributedString NSBinarySearchingOptions NSCache NSCacheDelegate NSCoding NSCondition \
    NSConditionLock NSCopying NSDate NSDecimalNumber NSDecimalNumberHandler NSEdgeInsets \
    NSEnumerationOptions NSEqualRanges NSError NSExceptionName NSIndexPath NSIntersectionRange \
    NSLocalizedString NSLocationInRange NSLock NSLocking NSMakeRange NSMaxRange \
    NSMutableAttributedString NSMutableCopying NSNotification NSNull NSNumber NSObject \
    NSObjectProtocol NSRange NSRecursiveLock NSRegularExpression NSSecureCoding NSSortDescriptor \
    NSSortOptions NSStringFromClass NSStringFromRange NSTextCheckingResult NSUUID NSUnionRange \
    NSValue Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration \
    NumberFormatter CurrencyFormatStyleConfiguration DescriptiveNumberFormatConfiguration ObjCBool \
    Operation OperationQueue OptionalComparator ParseStrategy ParseableFormatStyle \
    PersonNameComponents PersonNameComponentsFormatter Predicate PredicateExpression \
    PredicateExpressions PredicateBindings StandardPredicateExpression POSIXError Progress \
    QualityOfService RecoverableError ReferenceConvertible RelativeDateTimeFormatter RunLoop \
    Scanner SortComparator SortDescriptor SortOrder StringStyle TermOfAddress TimeInterval \
    TimeZone Timer URL URLComponents URLError URLQueryItem UUID Unit UnitAcceleration UnitAngle \
    UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration \
    UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance \
    UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength \
    UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume _BridgedNSError \
    _BridgedStoredNSError _ErrorCodeProtocol __BridgedNSError _ObjectiveCBridgeableError _NSRange \
    _StructBridgeable _StructTypeBridgeable AttributedStringProtocol \
    AttributedStringAttributeMutation AttributeScope AttributeScopeCodableConfiguration \
    DiscontiguousAttributedSubstring DecodableWithConfiguration EncodableWithConfiguration \
    DecodingConfigurationProviding EncodingConfigurationProviding DecodableAttributedStringKey \
    EncodableAttributedStringKey ScopedAttributeContainer NSDecimalNumberBehaviors \
    PropertyListDecoder PropertyListEncoder ProgressReporting ProgressKind \
    ProgressUserInfoKey DispatchSpecificKey PredicateError CGFLOAT_MAX CGFLOAT_MIN \
    NSCocoaErrorDomain NSDebugDescriptionErrorKey NSHelpAnchorErrorKey NSLocalizedDescriptionKey \
    NSLocalizedFailureErrorKey NSLocalizedFailureReasonErrorKey NSLocalizedRecoveryOptionsErrorKey \
    NSLocalizedRecoverySuggestionErrorKey NSNotFound NSOSStatusErrorDomain NSPOSIXErrorDomain \
    NSRangeFromString NSStringEncodingErrorKey NSTimeIntervalSince1970 NSUnderlyingErrorKey \
    DispatchGroup DispatchObject DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore \
    DispatchSource DispatchSourceProtocol DispatchSourceTimer DispatchTime DispatchTimeInterval \
    DispatchTimeoutResult DispatchWallTime DispatchWorkItem DispatchWorkItemFlags \
    OS_dispatch_queue OS_dispatch_source _DispatchBlock dispatchPrecondition _dispatchPreconditionTest \
    dispatch_get_main_queue HTTPURLResponse URLRequest URLResponse abs acos acosh asin asinh atan atan2 atanh cbrt ceil \
    copysign cos cosh erf erfc exp exp2 expm1 fdim floor fma fmax fmin fmod fpclassify frexp hypot \
    ilogb isfinite isinf isnan isnormal ldexp lgamma log log10 log1p log2 logb modf nan nearbyint \
    nextafter pow remainder remquo rint round scalbn signbit sin sinh sqrt tan tanh tgamma trunc
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
