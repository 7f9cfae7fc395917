import Foundation
package import KataCore
import KataProcess

/// A learner's screen that is being used, in the sandbox.
///
/// An actor, because each action waits for the screen as the one before has left it.
package actor ScreenTalk {
  private let child: TalkingChild
  private let request: HostRequest
  private let silence: Duration
  private var log: ScreenLog
  private var printed: [UInt8] = []
  private var hasBegun = false

  init(child: TalkingChild, request: HostRequest, silence: Duration) {
    self.child = child
    self.request = request
    self.silence = silence
    log = ScreenLog(of: request)
  }

  /// Waits for the screen as it opens.
  ///
  /// - Throws: `RunError` when the host itself is at fault, or `CancellationError`.
  package func open() async throws -> ScreenRun.Outcome {
    await child.tell(Array(try JSONEncoder().encode(request)) + [UInt8(ascii: "\n")])
    // Loading takes longer than a tap.
    return try await answer(within: max(silence, .seconds(10)))
  }

  /// Does something to the screen and waits for what it looks like then.
  ///
  /// - Throws: `RunError` when the host itself is at fault, or `CancellationError`.
  package func perform(_ action: ScreenAction) async throws -> ScreenRun.Outcome {
    let command = ScreenCommand(action)
    await child.tell(Array(try JSONEncoder().encode(command)) + [UInt8(ascii: "\n")])
    return try await answer(within: silence)
  }

  private func answer(within limit: Duration) async throws -> ScreenRun.Outcome {
    while true {
      switch try await child.hear(within: limit) {
      case .line(let line):
        let moment = log.moment(in: line, printed: "")
        if let reason = log.unusableReason { throw RunError.unusable(reason: reason) }
        guard let moment else { continue }
        return .shown(moment.printing(await newlyPrinted()))
      case .silence: return .ended(await end(for: .runStopped(.silence)))
      case .flood: return .ended(await end(for: .runStopped(.output)))
      case .end(let ending):
        let errors = String(decoding: await child.takeErrors(), as: UTF8.self)
        guard log.isLockedDown else { throw RunError.hostFailed(log: errors) }
        let result = ProcessResult(ending: ending, errors: Array(errors.utf8))
        return .ended(ScreenEnd(result) ?? ScreenEnd(.exitedEarly(code: 0), errors: errors))
      }
    }
  }

  private func newlyPrinted() async -> String {
    String(decoding: await child.takeErrors(), as: UTF8.self)
  }

  private func end(for reason: Verdict.Reason) async -> ScreenEnd {
    await child.end()
    return ScreenEnd(reason, errors: await newlyPrinted())
  }
}

extension ScreenMoment {
  fileprivate func printing(_ text: String) -> ScreenMoment {
    ScreenMoment(
      picture: picture, outline: outline, request: request, refusal: refusal, printed: text,
      calls: calls)
  }
}
