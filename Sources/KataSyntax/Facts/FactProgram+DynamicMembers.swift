import SwiftSyntax

extension FactProgram {
  /// What a name means behind a type that looks members up in another one, or in a table of its own.
  func findDynamic(
    _ name: String, in entry: TypeEntry, named typeName: String, _ arguments: [ReadType],
    call: CallShape?
  ) -> FoundMember? {
    for ancestor in lineage(of: entry) {
      let members = ancestor.members["subscript"] ?? []
      guard let member = members.first(where: { $0.parameters.first?.label == "dynamicMember" })
      else { continue }
      let meanings = meanings(of: ancestor, for: entry, arguments)
      guard case .function(let parameters, let result)? = readType(of: member)?.unwrapped else {
        return nil
      }
      let path = parameters.first.flatMap { $0 }?.replacing(meanings)
      guard let root = path?.rootOfPath else {
        return FoundMember(member: member, on: typeName, type: result?.replacing(meanings))
      }
      return find(name, on: root, isStatic: false, call: call)
    }
    return nil
  }
}
