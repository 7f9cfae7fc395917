import KataCore
package import KataText

extension TextReport {
  /// Lays out a check without a verdict; nothing in it sounds like a result.
  package init(_ check: UndecidedCheck, width: Int, look: Look) {
    var page = Page(width: width, look: look)
    let titles = [check.kata?.title, check.pattern?.title].compactMap(\.self)
    if !titles.isEmpty {
      page.heading(titles)
      page.blank()
    }
    let word = page.words("Error", Style(.magenta, isBold: true))
    page.add(word + ": " + page.prose(check.problem), hanging: "  ")
    page.add(page.words("This says nothing about your files: they were not judged."), lead: "  ")
    for (index, step) in check.nextSteps.enumerated() {
      page.add(page.prose("\(index == 0 ? "Next" : "Or"): \(step)"), hanging: "  ")
    }
    self.init(lines: page.lines)
  }

  private init(lines: [StyledText]) {
    self.lines = lines
  }
}
