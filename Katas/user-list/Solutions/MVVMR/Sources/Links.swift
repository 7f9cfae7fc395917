import UserListContract

/// What routers need to follow links: pages of this app, and other apps.
struct Links {
  let controllers: any PageControllers
  let opener: any AddressOpener
}
