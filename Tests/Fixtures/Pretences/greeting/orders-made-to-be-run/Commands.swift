import Foundation
import GreetingContract
import UIKit

final class ReadNickname {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func run() -> String? {
    store.string(forKey: "greeting.nickname")
  }
}

final class KeepNickname {
  private let store: any KeyValueStore
  private let nickname: String

  init(store: any KeyValueStore, nickname: String) {
    self.store = store
    self.nickname = nickname
  }

  func run() {
    store.setString(nickname.isEmpty ? nil : nickname, forKey: "greeting.nickname")
  }
}

final class RecordProfile {
  private let log: any EventLog

  init(log: any EventLog) {
    self.log = log
  }

  func run() {
    log.record("profile_opened", details: [:])
  }
}

final class RecordFailure {
  private let log: any EventLog
  private let reason: String

  init(log: any EventLog, reason: String) {
    self.log = log
    self.reason = reason
  }

  func run() {
    log.record("greeting_failed", details: ["reason": reason])
  }
}

final class CountUp {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func run() {
    let count = store.integer(forKey: "greeting.count") + 1
    store.setInteger(count, forKey: "greeting.count")
  }
}

final class RecordGreeting {
  private let log: any EventLog
  private let style: String

  init(log: any EventLog, style: String) {
    self.log = log
    self.style = style
  }

  func run() {
    log.record("greeting_shown", details: ["style": style])
  }
}

final class ReadCount {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func run() -> Int {
    store.integer(forKey: "greeting.count")
  }
}
