import KataCore

extension DesignSentence {
  static func easeOfUse(_ finding: DesignFinding) -> Words {
    switch finding.rule {
    case .ceremony: ceremony(finding)
    case .unused: unused(finding)
    case .passThrough: passThrough(finding)
    case .growth: growth(finding)
    case .lean: lean(finding)
    default: tangledFunction(finding)
    }
  }

  private static func tangledFunction(_ finding: DesignFinding) -> Words {
    let points = finding.amount.map { ", \(Figure($0, places: 0)) points of complexity" } ?? ""
    return Words(
      "\(finding.subject ?? "A function") is hard to follow\(points)",
      reason: "Each branch inside a branch is one more thing to keep in mind while reading.",
      step: "Return early, and give the inner branches names of their own.")
  }

  private static func ceremony(_ finding: DesignFinding) -> Words {
    let example = finding.subject.map { ", \($0) for one" } ?? ""
    let what =
      finding.percents.map { "\($0) of all declarations add form and no work\(example)" }
      ?? finding.subject.map { "\($0) adds form and no work" }
      ?? "\(Count(finding.count, "declaration")) add form and no work"
    return Words(
      what, reason: "Every declaration has to be read before one knows that it does nothing.",
      step:
        "Leave out what only passes calls on, what nobody uses, and protocols with one conformer and no double."
    )
  }

  private static func unused(_ finding: DesignFinding) -> Words {
    let names = finding.members.map { CodeWord($0).description }
    let what =
      names.isEmpty ? finding.subject ?? "A function" : Series(names, atMost: 3).description
    let (them, are) = names.count > 1 ? ("them", "are") : ("it", "is")
    return Words(
      "\(what) \(are) called by nobody",
      reason: "Whoever reads or changes the type has to find out first that this does nothing.",
      step: "Delete \(them), with what only \(names.count > 1 ? "they" : "it") needed.")
  }

  private static func passThrough(_ finding: DesignFinding) -> Words {
    switch finding.remedy {
    case .handIn: return thinLayers(finding)
    case .askThrough: return severalPassThroughs(finding)
    case .leadOn: return makers(finding)
    default: break
    }
    let other = finding.otherWord ?? "another type"
    return Words(
      "\(finding.typeWord) does nothing but pass calls on to \(other)",
      reason: "Each reader opens it on the way to the work, and each change is made in it as well.",
      step: "Let whoever asks \(finding.typeWord) ask \(other), and delete \(finding.typeWord).")
  }

  /// Of several that pass on for the same type.
  private static func severalPassThroughs(_ finding: DesignFinding) -> Words {
    let asker = finding.detail.map { CodeWord($0).description } ?? "whoever asks"
    let names = Series(finding.members.map { CodeWord($0).description }, atMost: 4)
    let others = Series(finding.spare.map { CodeWord($0).description }, atMost: 4)
    return Words(
      "\(names) do nothing but pass calls of \(asker) on",
      reason:
        "Each reader opens them on the way to the work, and each change is made in them as well.",
      step:
        "Let \(asker) keep \(others) and ask directly, and delete these types with their protocols."
    )
  }

  /// Of those who only make a helper.
  private static func makers(_ finding: DesignFinding) -> Words {
    let names = Series(finding.members.map { CodeWord($0).description }, atMost: 4)
    let made = Series(finding.spare.map { CodeWord($0).description }, atMost: 4)
    let (does, them) = finding.members.count > 1 ? ("do", "them") : ("does", "it")
    return Words(
      "\(names) \(does) nothing but make \(made)",
      reason:
        "Whoever calls an initialiser needs nobody in between, and every reader looks for more.",
      step:
        "Make \(made) where the parts are put together, and delete \(them), with their protocols."
    )
  }

  /// Of a way through several types, most of which do hardly anything.
  private static func thinLayers(_ finding: DesignFinding) -> Words {
    let asker = finding.detail.map { CodeWord($0).description } ?? "whoever asks"
    let keeper = finding.otherWord ?? "the one that does most"
    let needless = Series(finding.members.map { CodeWord($0).description }, atMost: 4)
    return Words(
      "\(asker) reaches the work through \(needless), which do hardly any themselves",
      reason:
        "Each reader opens all of them on the way, and a change of one thing is made in each.",
      step:
        "Make one type of \(finding.members.count > 1 ? "them" : "it") and \(keeper), which does most of the work, let \(asker) ask that one, and delete the others with their protocols."
    )
  }

  /// The amount, if any, is how many times the starter's size the code has.
  private static func growth(_ finding: DesignFinding) -> Words {
    let size =
      finding.amount.map { "\(Figure($0, places: 1)) times the starter's" }
      ?? "twice the starter's or more"
    return Words(
      "The code has grown to \(size)", reason: "Every line has to be read, and to be kept right.",
      step: "Look for what is said twice, and for parts that nothing on this screen needs.")
  }

  private static func lean(_ finding: DesignFinding) -> Words {
    Words(
      "It needs hardly more code than the starter",
      reason: "The line that was never written has no bug.")
  }
}
