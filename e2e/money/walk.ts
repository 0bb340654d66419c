import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { paymentEndpoints, testCards } from '#contract/payment/card'
import { purchaseListEndpoints } from '#contract/purchase/lists'
import { apiBase, paths } from '#contract/shared/paths'
import { stored } from '../stored'
import type { Sentences } from '../sentences'
import type { Line } from './line'
import type { MoneyWatch } from './watch'

/** A member's way, in one language: the page, its words, its line, and what the screen says of the money meanwhile. */
export interface Walk {
  page: Page
  say: Sentences
  line: Line
  money: MoneyWatch
  /** Without an account yet. */
  email: string
  /** Keeps a picture of this moment. */
  picture: (name: string) => Promise<void>
}

const press = ({ page, say }: Walk, role: 'button' | 'link', id: string, values?: Record<string, string | number>) =>
  page
    .getByRole(role, { name: say(id, values), exact: true })
    .first()
    .click()

const heading = ({ page, say }: Walk, id: string) => page.getByRole('heading', { name: say(id), exact: true }).waitFor()

const popup = ({ page, say }: Walk) => page.getByRole('alert').filter({ hasText: say('layouts.apiError.title') })

/** Cuts the line, does what needs it, sees that the screen says so, and leaves the line mended. */
const withoutLine = async (walk: Walk, name: string, act: () => Promise<void>, said: () => Promise<void>) => {
  await walk.line.cut()
  await act()
  await said()
  await walk.picture(name)
  await walk.line.mend()
}

const again = async (walk: Walk) => {
  await press(walk, 'button', 'common.again')
}

const register = async (walk: Walk) => {
  const { page, say } = walk
  await page.goto(paths.register)
  await page.getByLabel(say('account.field.name')).fill('Zoë Żak')
  await page.getByLabel(say('account.field.email')).fill(walk.email)
  await page.getByLabel(say('account.field.password'), { exact: true }).fill('every run starts clear')
  await page.getByLabel(say('account.field.passwordRepeat')).fill('every run starts clear')
  await page.getByRole('checkbox').check()
  const send = () => press(walk, 'button', 'account.register.action')
  await withoutLine(walk, 'register', send, () => popup(walk).waitFor())
  await expect(page.getByLabel(say('account.field.name')), 'what was typed is kept').toHaveValue('Zoë Żak')
  await send()
  await page.waitForURL(`**${paths.registrationOptions}`)
}

const typeCard = async ({ page, say }: Walk) => {
  await page.getByLabel(say('payment.card.number')).fill(testCards.pays)
  await page.getByLabel(say('payment.card.expiry')).fill('12/30')
  await page.getByLabel(say('payment.card.cvc')).fill('123')
}

const pay = async ({ page, say }: Walk) => {
  const [before = '', after = ''] = say('payment.card.pay', { total: '|' }).split('|')
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${before}.*\\d.*${after}$`) })
    .click()
}

/** The line is cut while a payment is under way: before its call has reached the server, before its answer is back, or after. */
const payAndLoseLine = async (walk: Walk, name: string, lost: 'call' | 'answer' | 'what follows') => {
  const { page, line, money } = walk
  const toCard = `**${apiBase}${paymentEndpoints.payByCard.path.replace(':id', '*')}`
  await page.route(toCard, async (route) => {
    const response = lost === 'call' ? undefined : await route.fetch()
    await line.cut()
    if (lost === 'what follows') await route.fulfill({ response })
    else await route.abort()
  })
  money.begin()
  await pay(walk)
  await page.getByText(walk.say('payment.card.checking')).waitFor()
  await walk.picture(name)
  await page.unroute(toCard)
  await line.mend()
}

const payOffline = async (walk: Walk, name: string) => {
  walk.money.begin()
  await withoutLine(
    walk,
    name,
    () => pay(walk),
    () => walk.page.getByText(walk.say('payment.card.offline')).waitFor(),
  )
  assert.deepEqual(walk.money.seen(), ['to pay', 'not charged'])
}

/** The fee: the payment's screen opened, paid offline, and paid with the answer lost. */
const becomeMember = async (walk: Walk) => {
  const { page, say, money } = walk
  await heading(walk, 'membership.options.title')
  const toPay = page.getByRole('main').locator(`a[href^="${paths.registrationPayment}"]`)
  await withoutLine(
    walk,
    'fee, opening the payment',
    () => toPay.click(),
    () => page.getByText(say('membership.payment.refusedText')).waitFor(),
  )
  await again(walk)
  await typeCard(walk)
  await payOffline(walk, 'fee, offline')
  await payAndLoseLine(walk, 'fee, the answer lost', 'answer')
  await heading(walk, 'purchase.one.paid')
  await walk.picture('fee, paid')
  assert.deepEqual(money.seen(), ['not charged', 'paying', 'checking', 'paid'])
  await expect(page.getByText(say('layouts.payNow.text')), 'the fee is not asked for again').toHaveCount(0)
}

const addDog = async (walk: Walk) => {
  const { page, say } = walk
  await press(walk, 'link', 'purchase.one.toDogs')
  await press(walk, 'link', 'dog.list.add')
  await page.getByLabel(say('dog.field.name'), { exact: true }).fill('Łatka')
  await page.getByLabel(say('dog.field.gender')).selectOption({ label: say('dog.gender.female') })
  await page.getByLabel(say('dog.field.breed')).fill('Border collie')
  await page.getByLabel(say('dog.field.birthDate')).fill(`${new Date().getFullYear() - 4}-01-15`)
  await page.getByLabel(say('dog.field.height')).fill('45,5')
  const send = () => press(walk, 'button', 'dog.add.save')
  await withoutLine(walk, 'dog', send, () => popup(walk).waitFor())
  await send()
  await page.waitForURL(/\/dogs\/latka/)
  await page.getByText('Łatka').first().waitFor()
}

const enter = async (walk: Walk) => {
  const { page, say } = walk
  const menu = page.getByRole('navigation', { name: say('layouts.menu.side') })
  await withoutLine(
    walk,
    'shows',
    () => menu.getByRole('link', { name: say('layouts.menu.shows') }).click(),
    () => heading(walk, 'app.missing.title'),
  )
  await press(walk, 'link', 'app.broken.reload')
  await page
    .getByRole('listitem')
    .filter({ hasText: say('show.state.open') })
    .first()
    .getByRole('link')
    .click()
  await heading(walk, 'show.enter.title')
  const free = say('show.enter.dogIn', { dog: 'Łatka', time: '|', ring: '1' }).split('|')[0] ?? ''
  // What is chosen needs no line: it is in the browser's own cart.
  await withoutLine(
    walk,
    'class chosen',
    () => page.getByRole('button', { name: free }).first().click(),
    () =>
      page
        .getByRole('status')
        .filter({ hasText: say('show.enter.cartTotal') })
        .waitFor(),
  )
}

/** The entry: the checkout opened, paid offline, with the call lost on its way, and with the line lost once it was charged. */
const payEntry = async (walk: Walk) => {
  const { page, say, money } = walk
  await press(walk, 'link', 'show.enter.toCart', { count: 1 })
  await page.getByRole('heading', { name: say('purchase.day.title') }).waitFor()
  await withoutLine(
    walk,
    'entry, opening the checkout',
    () => press(walk, 'button', 'purchase.cart.checkout'),
    () => page.getByText(say('purchase.checkout.refusedText')).waitFor(),
  )
  await again(walk)
  await typeCard(walk)
  await payOffline(walk, 'entry, offline')
  await payAndLoseLine(walk, 'entry, the call lost', 'call')
  await page.getByText(say('payment.card.notCharged')).waitFor()
  assert.deepEqual(money.seen(), ['not charged', 'paying', 'checking', 'not charged'])
  await walk.picture('entry, not charged')
  await payAndLoseLine(walk, 'entry, cut once it was charged', 'what follows')
  await heading(walk, 'purchase.one.paid')
  await walk.picture('entry, paid')
  assert.deepEqual(money.seen(), ['not charged', 'paying', 'checking', 'paid'])
}

/** What the server keeps of it all: two purchases, both paid. */
const statuses = async ({ page }: Walk) => {
  const token = await stored(page, 'token')
  const answer = await page.request.get(apiBase + purchaseListEndpoints.getPurchases.path, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const list = (await answer.json()) as { items: { status: string; lines: { kind: string }[] }[] }
  return list.items.map(({ status, lines }) => `${lines.map(({ kind }) => kind).join()} ${status}`).sort()
}

const lookBack = async (walk: Walk) => {
  const { page, say } = walk
  await page.goto(paths.purchases)
  await page
    .locator(`main a[href^="${paths.purchase.replace(':id', '')}"]`)
    .nth(1)
    .waitFor()
  await walk.picture('purchases')
  await expect(page.getByText(say('purchase.state.notPaid'))).toHaveCount(0)
  assert.deepEqual(await statuses(walk), ['entry paid', 'membership paid'])
}

export const steps = [register, becomeMember, addDog, enter, payEntry, lookBack]
