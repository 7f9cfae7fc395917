import Foundation
import ProfileHeaderContract

/// What can happen to a header.
enum HeaderEvent {
  case intent(HeaderIntent)
  case stored(Data?)
  case saved(name: String)
  case answered(HeaderCall, number: Int, Data?)
}

/// What a header asks of the server.
enum HeaderCall: Equatable {
  case load
  case follow(Bool)
  case rename(String)
}

/// What follows from an event.
enum HeaderEffect {
  case readStore
  case send(HeaderCall, number: Int)
  case keep(Data)
  case record(String, [String: String])
  case edit(NameDraft)
}
