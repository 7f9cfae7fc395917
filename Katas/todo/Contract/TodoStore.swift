/// All that can be done with the items that are kept.
public protocol TodoStore: TodoReading, TodoAdding {}
