import { paths, type ScreenPath } from '../shared/paths'

/** Screens that show someone's own; those of the desk are private, too. */
export const privateScreens: readonly ScreenPath[] = [
  paths.dashboard,
  paths.registrationPayment,
  paths.dogs,
  paths.addDog,
  paths.dog,
  paths.editDog,
  paths.dogCard,
  paths.dogSync,
  paths.profile,
  paths.editProfile,
  paths.security,
  paths.ownData,
  paths.cart,
  paths.checkout,
  paths.purchases,
  paths.purchase,
  paths.purchaseInvoice,
]

export const isPrivate = (screen: ScreenPath | null): boolean =>
  screen !== null && (privateScreens.includes(screen) || screen.startsWith(paths.desk))
