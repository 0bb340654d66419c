import type { Locator, Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import type { Environment } from './environment'

/** A screen, the user who opens it, and what it shows once everything has arrived. */
export interface ScreenUnderTest {
  path: string
  as: 'visitor' | 'member'
  /** Needs something in the cart to be itself. */
  cart?: true
  /** Its first calls go to the server; a screen that makes none needs no way to try again. */
  calls: boolean
  brings: (page: Page) => Locator
  /** What it does when it has nothing to stay for: the screen is another one soon. */
  leaves?: true
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const within = (text: string | RegExp) => (page: Page) => page.getByRole('main').getByText(text).first()
const login = heading('Login')

/** Every route of the table and one that is not there, as a visitor and as a member. */
export const screensOf = ({ slug, paid, dogNames, cart: [{ item }] }: Environment): ScreenUnderTest[] => {
  const show = fill(paths.show, { slug })
  const purchase = fill(paths.purchase, { id: paid.id })
  const payment = `${paths.registrationPayment}?plan=1-year`
  const dog = dogNames[0] ?? ''
  const visitor: Omit<ScreenUnderTest, 'as'>[] = [
    { path: paths.home, calls: true, brings: within(item.showName) },
    { path: paths.login, calls: false, brings: login },
    { path: paths.register, calls: false, brings: heading('Register') },
    { path: paths.forgotPassword, calls: false, brings: heading('Reset your password') },
    { path: fill(paths.resetPassword, { token: 'x' }), calls: false, brings: heading('New password') },
    { path: fill(paths.confirm, { token: 'x' }), calls: false, brings: heading('Confirm your email address') },
    {
      path: fill(paths.confirmEmailChange, { token: 'x' }),
      calls: false,
      brings: heading('Confirm your new email address'),
    },
    {
      path: fill(paths.stopEmailChange, { token: 'x' }),
      calls: false,
      brings: heading('Stop the change of your email address'),
    },
    { path: paths.goodbye, calls: false, brings: heading('Nothing was deleted') },
    { path: paths.registrationOptions, calls: true, brings: within(/^member until/) },
    // What a visitor asks for here is for members: answered, it leads to the login.
    { path: payment, calls: true, brings: login },
    { path: paths.dogs, calls: true, brings: login },
    { path: paths.checkout, cart: true, calls: true, brings: login },
    { path: paths.cart, cart: true, calls: true, brings: login },
    { path: purchase, calls: true, brings: login },
    { path: paths.purchases, calls: true, brings: login },
    { path: paths.profile, calls: true, brings: login },
    { path: paths.editProfile, calls: true, brings: login },
    { path: paths.security, calls: true, brings: login },
    { path: paths.ownData, calls: true, brings: login },
    { path: paths.addDog, calls: true, brings: login },
    { path: paths.shows, calls: true, brings: within(item.showName) },
    { path: show, calls: true, brings: heading('Classes') },
    { path: '/nowhere', calls: false, brings: heading('Page not found') },
    { path: paths.dashboard, calls: false, brings: heading('Page not found') },
    { path: paths.logout, calls: true, leaves: true, brings: heading('Every run starts clear.') },
  ]
  const member: Omit<ScreenUnderTest, 'as'>[] = [
    { path: paths.home, calls: true, brings: within(item.showName) },
    { path: paths.dashboard, calls: true, brings: within(dog) },
    { path: paths.registrationOptions, calls: true, brings: within(/^member until/) },
    { path: payment, calls: true, brings: (page) => page.getByLabel('Card number') },
    { path: paths.dogs, calls: true, brings: within(dog) },
    { path: paths.addDog, calls: true, brings: (page) => page.getByLabel('Nexus level') },
    { path: paths.shows, calls: true, brings: within(item.showName) },
    { path: show, calls: true, brings: heading('Enter your dogs') },
    { path: paths.cart, cart: true, calls: true, brings: (page) => page.getByRole('button', { name: 'Check out' }) },
    { path: paths.checkout, cart: true, calls: true, brings: (page) => page.getByLabel('Card number') },
    { path: purchase, calls: true, brings: heading('Payment received') },
    {
      path: paths.purchases,
      calls: true,
      brings: (page) => page.getByRole('table', { name: 'Purchases and receipts' }),
    },
    { path: paths.profile, calls: true, brings: within('Email language') },
    { path: paths.editProfile, calls: true, brings: (page) => page.getByLabel('Contact’s phone number') },
    { path: paths.security, calls: true, brings: within('This device') },
    { path: paths.ownData, calls: true, brings: heading('Download your data') },
    { path: paths.deskSessions, calls: false, brings: heading('Page not found') },
    { path: '/nowhere', calls: false, brings: heading('Page not found') },
    { path: paths.login, calls: false, brings: heading('Page not found') },
    { path: paths.logout, calls: true, leaves: true, brings: heading('Every run starts clear.') },
  ]
  return [
    ...visitor.map((screen) => ({ ...screen, as: 'visitor' as const })),
    ...member.map((screen) => ({ ...screen, as: 'member' as const })),
  ]
}
