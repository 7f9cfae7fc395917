import Foundation
import TodoContract

/// What is in the store of `kata show` and `kata run`.
@MainActor enum ScriptedItems {
  static func english(_ clock: ClockFake) -> [TodoItem] {
    items(
      [
        ("Pay the rent", -3), ("Call the dentist", 0), ("Water the plants", 0),
        ("Book train tickets", 1), ("Send the parcel", 2), ("Buy a birthday present", 4),
        ("Renew the passport", 6), ("Hand in the report", 9), ("Plan the summer", 20),
      ], clock)
  }

  static func chinese(_ clock: ClockFake) -> [TodoItem] {
    items([("预约牙医", 0), ("订火车票", 1), ("寄快递", 3), ("给妈妈买生日礼物", 8)], clock)
  }

  private static func items(_ lines: [(String, Int)], _ clock: ClockFake) -> [TodoItem] {
    lines.enumerated().map { index, line in
      TodoItem(
        id: index + 1, title: line.0, due: clock.time(inDays: line.1, seconds: 36_000),
        isDone: false)
    }
  }
}
