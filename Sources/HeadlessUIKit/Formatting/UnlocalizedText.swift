import Foundation

/// What `NSLocalizedString` needs in learners' code, where there are no files to look texts up in.
@_spi(Formatting) public enum UnlocalizedText {
  /// The bundle that nobody has named.
  public nonisolated static var bundle: Bundle { .main }
}
