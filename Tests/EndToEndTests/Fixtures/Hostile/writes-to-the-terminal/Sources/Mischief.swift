struct Mischief {
  func happen() {
    let parts = [
      "\u{1b}]0;owned\u{7}", "\u{1b}[2J\u{1b}[H", "\u{1b}]8;;http://example.org\u{1b}\\link",
      "\u{9b}31m", "\u{1b}P1$r0m\u{1b}\\", "\u{202e}desrever\u{202c}", "\u{2066}x\u{2069}",
      "\u{e0041}", "\r overwritten", "\u{8}\u{8}\u{7f}\u{0}", "::error::forged",
      "  ::stop-commands::x", "##vso[task.complete result=Succeeded;]", "##[error]forged",
      "##teamcity[testFinished name='a']", "]]>",
    ]
    for part in parts { print(part) }
    fatalError(parts.joined())
  }
}
