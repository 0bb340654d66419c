import type { Page } from '@playwright/test'
import { testCards } from '#contract/payment/card'
import { paths } from '#contract/shared/paths'
import { membersMenu } from '../steps'
import type { PinnedPage } from './pinnedPage'

type Journey = (page: PinnedPage) => Promise<void>

const visitor: Journey = async ({ act }) => {
  for (const path of [paths.home, paths.news, paths.regulations, paths.contact]) await act((page) => page.goto(path))
  await act((page) => page.getByLabel('Imię').first().fill('Zoë Żak'))
}

const payBy = async ({ act }: PinnedPage, number: string) => {
  await act(async (page) => {
    await page.getByLabel('Card number').fill(number)
    await page.getByLabel(/Expires/).fill('12/30')
    await page.getByLabel('Security code').fill('123')
  })
  await act((page) => page.getByRole('button', { name: /^Pay £/ }).click())
}

const fillRegistration = async (page: Page) => {
  await page.getByLabel('Name').fill('Zoë Żak')
  await page.getByLabel('Email').fill('zoe@example.org')
  await page.getByLabel('Password', { exact: true }).fill('every run starts clear')
  await page.getByLabel('Repeat password').fill('every run starts clear')
  await page.getByRole('checkbox').check()
}

const fillDog = async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).fill('Łatka')
  await page.getByLabel('Gender').selectOption({ label: 'Bitch' })
  await page.getByLabel('Breed').fill('Border collie')
  await page.getByLabel('Birth date').fill('2022-01-15')
  await page.getByLabel('Height (cm)').fill('45,5')
}

const press = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click()
const follow = (name: RegExp | string) => (page: Page) => page.getByRole('link', { name }).first().click()

const member: Journey = async (pinned) => {
  const { act } = pinned
  await act((page) => page.goto(paths.register))
  await act(fillRegistration)
  await act(press('Register'))
  await act(follow(/^Pay £.* for 1 year$/))
  await payBy(pinned, testCards.pays)
  await act((page) => membersMenu(page).getByRole('link', { name: 'Dogs' }).click())
  await act(follow('Add a dog'))
  await act(fillDog)
  await act(press('Add dog'))
  await act((page) => membersMenu(page).getByRole('link', { name: 'Shows' }).click())
  await act((page) => page.getByRole('listitem').filter({ hasText: 'Open' }).first().getByRole('link').click())
  await act(press(/^Enter /))
  await act(follow('Cart, 1 entry'))
  await act(press('Check out'))
  await payBy(pinned, testCards.declines)
  await payBy(pinned, testCards.pays)
  await act((page) => page.getByRole('heading', { name: 'Payment received' }).waitFor())
}

const judge: Journey = async ({ act }) => {
  await act((page) => page.goto(paths.login))
  await act(async (page) => {
    await page.getByLabel('Email').fill('judge@example.org')
    await page.getByLabel('Password', { exact: true }).fill('clear-round')
  })
  await act(press('Login'))
  await act((page) => page.goto(paths.deskDogs))
  await act((page) => page.getByRole('searchbox').first().fill('a'))
}

/** The journeys whose traces are kept, with the language of their reader. */
export const journeys = { visitor, member, judge }
export const localeOf = (name: JourneyName) => (name === 'visitor' ? 'pl-PL' : 'en-GB')
export type JourneyName = keyof typeof journeys
