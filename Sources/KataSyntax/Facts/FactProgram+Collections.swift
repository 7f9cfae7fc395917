/// Members of arrays and dictionaries, whose types follow from what these hold.
extension FactProgram {
  /// The platform's sequences besides arrays, as far as they hand out what they are made for.
  static let sequences: Set<String> = [
    "AnyCollection", "AnySequence", "ArraySlice", "ContiguousArray",
  ]

  /// A member of an array, or of what can be walked like one.
  func sequenceMember(_ name: String, element: ReadType) -> FoundMember? {
    func found(_ type: ReadType?, _ closure: [ReadType] = [element]) -> FoundMember {
      FoundMember(on: "Array", type: type, closure: closure)
    }
    switch name {
    case "count", "endIndex", "startIndex", "underestimatedCount": return found(.int)
    case "isEmpty", "contains", "allSatisfy", "elementsEqual", "starts": return found(.bool)
    case "first", "last", "popLast", "randomElement", "min", "max":
      return found(.optional(element), [element, element])
    case "remove", "removeFirst", "removeLast": return found(element)
    case "firstIndex", "lastIndex", "index": return found(.optional(.int))
    case "filter", "prefix", "suffix", "dropFirst", "dropLast", "drop", "reversed", "shuffled":
      return found(.array(element))
    case "sorted": return found(.array(element), [element, element])
    case "sort": return found(.tuple([]), [element, element])
    case "forEach", "append", "insert", "removeAll", "swapAt", "reserveCapacity":
      return found(.tuple([]))
    case "indices": return found(.array(.int))
    case "enumerated":
      return found(.array(.tuple([("offset", .int), ("element", element)])))
    case "joined": return found(element.factName == "String" ? .string : nil)
    case "map", "compactMap", "flatMap": return found(nil)
    default: return nil
    }
  }

  func dictionaryMember(_ name: String, key: ReadType, value: ReadType) -> FoundMember? {
    let pair = ReadType.tuple([("key", key), ("value", value)])
    switch name {
    case "keys": return FoundMember(on: "Dictionary", type: .array(key))
    case "values": return FoundMember(on: "Dictionary", type: .array(value))
    case "count": return FoundMember(on: "Dictionary", type: .int)
    case "isEmpty": return FoundMember(on: "Dictionary", type: .bool)
    case "map", "compactMap", "forEach", "filter", "sorted", "first":
      return FoundMember(on: "Dictionary", closure: [pair, pair])
    case "mapValues": return FoundMember(on: "Dictionary", closure: [value])
    case "removeValue", "updateValue":
      return FoundMember(on: "Dictionary", type: .optional(value))
    default: return nil
    }
  }
}
