extension RunError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .hostFailed(let log):
      "The suite host could not start. This is not about your code.\n\(log)"
    case .unusable(let reason):
      "The compiled files could not be loaded: \(reason)"
    case .trialsUnfinished(let log):
      "The suite host ended before every mutant was tried. This is not about your code.\n\(log)"
    case .noCases:
      "The kata has no cases for this pattern, so there is nothing to check. This is not about your code."
    }
  }
}
