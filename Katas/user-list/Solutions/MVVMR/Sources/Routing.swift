// What each screen asks of its router is put together of what routers can do.
typealias UserListRouting = RootRouting & UserOpening & PageOpening
typealias UserDetailRouting = RootRouting & ConfirmRouting & PageOpening & AppOpening
typealias WebPageRouting = RootRouting & Closing
