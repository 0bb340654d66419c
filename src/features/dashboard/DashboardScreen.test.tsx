import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { cartLine, sampleId } from '../../testing/samples'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const label = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ')
const rows = async (name: string) => (await (await part(name)).findAllByRole('listitem')).map(label)
const endsOn = async (email: string, day: string) =>
  (await serverOfTests()).query(`update users set renewal_date = '${day}' where email = '${email}@example.org'`)

/**
 * Łatka in a class of the sample data, paid (or held, unpaid) through the database: other tests cover the way there.
 */
const enter = async (classNumber: number, status: 'paid' | 'pending' = 'paid', holdUntil: string | null = null) => {
  const { query, clock } = await serverOfTests()
  const now = clock.now().toISOString()
  const id = sampleId(6, classNumber)
  const [paidAt, held] = [status === 'paid' ? `'${now}'` : 'null', holdUntil ? `'${holdUntil}'` : 'null']
  await query(
    `insert into purchases (id, user_id, kind, contents, status, total, currency, payment_id, created_at, paid_at, hold_until)
     values ('${id}', '${sampleId(1, 2)}', 'entries', '', '${status}', 550, 'GBP', '${sampleId(7, classNumber)}', '${now}', ${paidAt}, ${held})`,
  )
  await query(
    `insert into entries (id, purchase_id, class_id, dog_id, price, status)
     values ('${sampleId(8, classNumber)}', '${id}', '${sampleId(5, classNumber)}', '${sampleId(2, 1)}', 550, '${status === 'paid' ? 'paid' : 'held'}')`,
  )
}

beforeEach(async () => (await serverOfTests()).reset())

/** The element that has this text in parts, not its ancestors. */
const innermost = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text && element.firstElementChild?.textContent !== text

describe('the dashboard', () => {
  it('shows when entries close, the nearest first, and shows without an entry of the member’s dogs', async () => {
    await enter(201)
    await renderApp(paths.dashboard, {
      as: 'member',
      storage: { 'purchase-items': JSON.stringify([cartLine(1, { showSlug: 'kendal-fells-agility' })]) },
    })
    expect(await rows('Entries close in')).toEqual([
      '14 days' + 'Shrewsbury Winter Classic' + 'Not entered' + '5 December at 23:59, Shrewsbury',
      '18 days' + 'Poznański Puchar Halowy' + 'Entered' + '9 December at 23:59, Poznań',
      '35 days' + 'Kendal Fells Agility' + 'In the cart' + '26 December at 23:59, Kendal',
    ])
  })

  it('counts hours and minutes on the last day, as the clock of the page goes', async () => {
    const { clock } = await serverOfTests()
    clock.set('2026-12-05T21:30:00.000Z')
    const { advance } = await renderApp(paths.dashboard, { as: 'member' })
    await waitFor(async () => expect((await rows('Entries close in'))[0]).toMatch(/^2 hours/))
    advance(2 * 60 * 60_000)
    expect((await rows('Entries close in'))[0]).toMatch(/^30 minutes/)
    advance(29 * 60_000)
    expect((await rows('Entries close in'))[0]).toMatch(/^1 minute(?!s)/)
    advance(60_000)
    // In Poznań it is the 6th for an hour already.
    expect((await rows('Entries close in'))[0]).toMatch(/^3 daysPoznański/)
  })

  it.each([
    [1, '1 dzień', 'został 1 dzień'],
    [2, '2 dni', 'zostały 2 dni'],
    [5, '5 dni', 'zostało 5 dni'],
    [12, '12 dni', 'zostało 12 dni'],
    [22, null, 'zostały 22 dni'],
  ])('says %i days in Polish', async (count, clock, left) => {
    const { clock: time } = await serverOfTests()
    time.set(new Date(Date.UTC(2026, 11, 5 - Math.min(count, 14), 10)).toISOString())
    const today = time.now()
    today.setUTCDate(today.getUTCDate() + count)
    await endsOn('member', today.toISOString().slice(0, 10))
    await renderApp(paths.dashboard, { as: 'member', locale: 'pl' })
    if (clock) expect((await rows('Do końca zgłoszeń'))[0]).toMatch(new RegExp(`^${clock}Shrewsbury`))
    expect((await part('Członkostwo')).getByText(innermost(left))).toBeVisible()
  })

  it('leads through the next day at its head, and the days after it', async () => {
    for (const classNumber of [101, 107, 201, 301, 401]) await enter(classNumber)
    await renderApp(paths.dashboard, { as: 'member' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Shrewsbury Winter Classic' })).toBeVisible()
    expect(await rows('After that')).toEqual([
      '19Dec' + 'Poznański Puchar Halowy' + '1 run: Łatka',
      '09Jan' + 'Kendal Fells Agility' + '1 run: Łatka',
      '13Feb' + 'Zakopane pod Tatrami' + '1 run: Łatka',
    ])
  })

  it('lists unpaid purchases and the end of their holds, until they expire', async () => {
    const { clock } = await serverOfTests()
    await enter(101, 'pending', new Date(clock.now().getTime() + 2 * 60_000).toISOString())
    const { advance } = await renderApp(paths.dashboard, { as: 'member' })
    await waitFor(async () =>
      expect((await rows('To do'))[0]).toMatch(
        /^1Purchase \d+: not paidYour places are held for 2 more minutes\.CancelPay$/,
      ),
    )
    advance(60_000)
    expect((await rows('To do'))[0]).toMatch(/held for 1 more minute\./)
    advance(60_000)
    expect(await rows('To do')).toEqual(['1Get Iskra measuredUntil then: Large classes and classes for any height.'])
  })
})

describe('a part of the dashboard that does not arrive', () => {
  it.each([
    ['closing-shows', 'Entries close in'],
    ['news?limit=3', 'Latest news'],
    ['dogs', 'Your dogs'],
    ['purchases/current', 'To do'],
  ])('is asked for again alone: %s', async (call, name) => {
    const { effects, user } = await renderApp(paths.about, { as: 'member' })
    const { fetch } = effects
    let [broken, tries] = [true, 0]
    effects.fetch = async (input, init) => {
      if (!broken || !(input as Request).url.endsWith(`/api/${call}`)) return fetch(input, init)
      tries += 1
      return new Response('', { status: 502 })
    }
    await user.click(
      (await screen.findAllByRole('link', { name: 'Clear Round, go to the dashboard' }))[0] as HTMLElement,
    )
    const failed = await part(name)
    expect(await failed.findByText('Couldn’t load this part')).toBeVisible()
    expect((await part('Membership')).getByText('Member until 21 September 2027')).toBeVisible()
    expect(tries).toBe(1)
    broken = false
    await user.click(failed.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Couldn’t load this part')).toBeNull())
  })
})

describe('the membership on the dashboard', () => {
  it('says until when, and how many days are left', async () => {
    await renderApp(paths.dashboard, { as: 'member' })
    const membership = await part('Membership')
    expect(membership.getByText('Member until 21 September 2027')).toBeVisible()
    expect(membership.getByText(innermost('304 days left'))).toBeVisible()
    expect(membership.queryByRole('link', { name: 'Renew' })).toBeNull()
  })

  it.each([
    ['2026-12-21', 'Ends soon', '30 days left', 'It ends on 21 December 2026.'],
    ['2026-11-21', 'Ends soon', 'last day today', 'It ends on 21 November 2026.'],
    [
      '2026-11-20',
      'Expired',
      'Your membership expired on 20 November 2026. Renew it to enter shows.',
      'It expired on 20 November 2026.',
    ],
  ])('ending on %s: %s', async (day, state, left, why) => {
    await endsOn('member', day)
    await renderApp(paths.dashboard, { as: 'member' })
    const membership = await part('Membership')
    expect(membership.getByText(state)).toBeVisible()
    expect(membership.getByText(innermost(left))).toBeVisible()
    expect(membership.getByRole('link', { name: 'Renew' })).toHaveAttribute('href', paths.registrationOptions)
    await waitFor(async () => expect(await rows('To do')).toContain(`1Renew your membership${why}`))
  })

  it('is, for who never paid, something to pay', async () => {
    await renderApp(paths.dashboard, { as: 'newcomer' })
    const links = await within(screen.getByRole('main')).findAllByRole('link', { name: 'See membership options' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([paths.registrationOptions])
  })
})
