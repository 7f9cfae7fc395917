/// Declarations in the learner's own module that take the place of Foundation's functions with a format.
///
/// A declaration of the module itself comes before an imported one of the same form, so that the learner's calls mean
/// these; what fits a format gives the same text. The form has to be the same to the letter, `__shared` included.
enum FormatShim {
  static let text = """
    import Foundation
    @_spi(Formatting) import UIKit

    extension String {
      nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
        self = CheckedFormat.text(format, arguments)
      }
      nonisolated init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = CheckedFormat.text(format, arguments)
      }
      nonisolated init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = CheckedFormat.text(format, locale: locale, arguments)
      }
      nonisolated init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = CheckedFormat.text(format, locale: locale, arguments)
      }
      nonisolated static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String {
        CheckedFormat.text(format, locale: .current, arguments)
      }
    }

    extension StringProtocol {
      nonisolated func appendingFormat<T: StringProtocol>(
        _ format: T, _ arguments: any CVarArg...
      ) -> String {
        String(self) + CheckedFormat.text(String(format), arguments)
      }
    }

    nonisolated func NSLog(_ format: String, _ arguments: any CVarArg...) {
      print(CheckedFormat.text(format, arguments))
    }

    """
}
