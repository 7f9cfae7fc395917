/// How a presented screen covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of it; the presenting screen disappears.
  case fullScreen = 0
  /// As a sheet; the presenting screen stays.
  case pageSheet = 1
  /// As a smaller sheet; the presenting screen stays.
  case formSheet = 2
  /// The presenting controller's place; that controller disappears.
  case currentContext = 3
  /// As the presented controller decides.
  case custom = 4
  /// All of it; the presenting screen stays behind.
  case overFullScreen = 5
  /// The presenting controller's place; that controller stays behind.
  case overCurrentContext = 6
  /// As a bubble; the presenting screen stays.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system chooses, which is a sheet.
  case automatic = -2
}

/// How a presented screen moves in.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// Turning over.
  case flipHorizontal = 1
  /// Fading in.
  case crossDissolve = 2
  /// Turning a page.
  case partialCurl = 3
}
