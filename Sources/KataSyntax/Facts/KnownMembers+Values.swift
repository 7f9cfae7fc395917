extension KnownMembers {
  /// Foundation's values and their formatters.
  static let values = """
    Formatter
     string String
    DateFormatter:Formatter
     string String; date Date?; dateFormat String; dateStyle DateFormatter.Style; timeStyle DateFormatter.Style; locale Locale
     timeZone TimeZone; calendar Calendar; localizedString String
    NumberFormatter:Formatter
     string String?; number NSNumber?; numberStyle NumberFormatter.Style; maximumFractionDigits Int; locale Locale; localizedString String
     minimumFractionDigits Int; currencyCode String
    DateComponentsFormatter:Formatter
     string String?
    RelativeDateTimeFormatter:Formatter
     localizedString String
    ISO8601DateFormatter:Formatter
     string String; date Date?
    Date
     timeIntervalSince1970 Double; timeIntervalSinceNow Double; timeIntervalSince Double; addingTimeInterval Date; now Date
     compare ComparisonResult; formatted String; distantPast Date; distantFuture Date
    Calendar
     current Calendar; date Date?; component Int; dateComponents DateComponents; isDate Bool; isDateInToday Bool; startOfDay Date
     isDateInYesterday Bool; isDateInTomorrow Bool
    DateComponents
     year Int?; month Int?; day Int?; hour Int?; minute Int?; second Int?
    Locale
     current Locale; identifier String; languageCode String?
    TimeZone
     current TimeZone
    NSObject
     addObserver; removeObserver; perform; observe NSKeyValueObservation; isEqual Bool; hash Int; setValue; value Any?
    NSKeyValueObservation
     invalidate
    Error
     localizedDescription String
    NSError:Error
     code Int; domain String; userInfo _
    String
     count Int; isEmpty Bool; uppercased String; lowercased String; capitalized String; trimmingCharacters String
     replacingOccurrences String; components [String]; hasPrefix Bool; hasSuffix Bool; contains Bool; append
     split [Substring]; first Character?; last Character?; prefix Substring; suffix Substring; dropFirst Substring
     dropLast Substring; utf8 String.UTF8View; data Data?; addingPercentEncoding String?; removingPercentEncoding String?
     localizedCaseInsensitiveContains Bool; localizedStandardContains Bool; localizedLowercase String; range _; index String.Index
     capitalizingFirstLetter String; reversed [Character]; write; padding String; compare ComparisonResult; description String
     startIndex String.Index; endIndex String.Index; substring String; appending String; localizedUppercase String
     localizedCapitalized String; caseInsensitiveCompare ComparisonResult; localizedCompare ComparisonResult; hashValue Int
     filter String; localizedStringWithFormat String; folding String; remove Character; insert; removeAll; init
    Substring
     count Int; isEmpty Bool; uppercased String; lowercased String; trimmingCharacters String; hasPrefix Bool; hasSuffix Bool
     split [Substring]; contains Bool
    NSAttributedString
     string String; length Int
    NSMutableAttributedString:NSAttributedString
     append; addAttribute; addAttributes; setAttributes
    Int
     description String; formatted String; isMultiple Bool; quotientAndRemainder _; random Int; magnitude UInt; max Int; min Int
    Double
     description String; formatted String; rounded Double; isNaN Bool; random Double
    CGFloat
     rounded CGFloat; random CGFloat
    Float
     rounded Float; random Float
    Bool
     toggle; description String; random Bool
    UUID
     uuidString String
    IndexPath
     row Int; section Int; item Int
    IndexSet
     first Int?
    """
}
