/// What only the wide stand-in keeps of a button's configuration: here nothing.
struct ButtonLooks {}
