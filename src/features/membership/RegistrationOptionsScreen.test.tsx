import { screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import type { Locale } from '#contract/shared/locales'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const label = async () => {
  const plans = await screen.findAllByRole('radio')
  return plans.map((plan) => plan.closest('label')?.textContent.replace(/\u00a0/g, ' '))
}
const setEnd = async (end: string, zone = 'Europe/London') => {
  const server = await serverOfTests()
  await server.query(`update users set renewal_date = '${end}' where email = 'member@example.org'`)
  await server.query(`update settings set value = '${zone}' where key = 'time_zone'`)
}
afterEach(async () => (await serverOfTests()).reset())

describe('the plans', () => {
  it('are of 1, 3 and 4 years, each at its price [3.25 9.4]', async () => {
    await renderApp(paths.registrationOptions)
    expect(await label()).toEqual([
      expect.stringMatching(/^1year.*£26\.00/),
      expect.stringMatching(/^3years.*£\d+\.\d\d/),
      expect.stringMatching(/^4years.*£\d+\.\d\d/),
    ])
  })

  it('lead a user with the chosen one to the payment [9.4]', async () => {
    const { user } = await renderApp(paths.registrationOptions, { as: 'newcomer' })
    for (const [years, plan] of Object.entries({ 1: '1-year', 3: '3-years', 4: '4-years' })) {
      await user.click(await screen.findByRole('radio', { name: new RegExp(`^${years} ?year`) }))
      await waitFor(() =>
        expect(screen.getByRole('link', { name: /^Pay £/ })).toHaveAttribute(
          'href',
          `/registration-payment?plan=${plan}`,
        ),
      )
    }
  })

  it('show the price and saving of a year, and the end of each from today', async () => {
    await renderApp(paths.registrationOptions, { as: 'newcomer' })
    const [one, three, four] = await label()
    expect(one).toContain('member until 21 November 2027')
    expect(one).toMatch(/£26\.00 a year$/)
    expect(three).toContain('member until 21 November 2029')
    expect(three).toMatch(/£23\.00 a yearsaves £3\.00 a year$/)
    expect(four).toContain('member until 21 November 2030')
    expect(four).toMatch(/£22\.00 a yearsaves £4\.00 a year$/)
  })

  it('are at the price of juniors for a member who is one', async () => {
    await (await serverOfTests()).query(`update users set birth_date = '2014-05-01' where email = 'member@example.org'`)
    await renderApp(paths.registrationOptions, { as: 'member' })
    expect(await screen.findByText('You pay the price for juniors, who are under 18.')).toBeVisible()
    expect((await label())[0]).toMatch(/£13\.00 a year$/)
    expect(screen.getByRole('link', { name: 'Pay £13.00 for 1 year' })).toBeVisible()
  })

  it('say to one of a family that the club renews it', async () => {
    await (
      await serverOfTests()
    ).query(`update users set membership_kind = 'family' where email = 'member@example.org'`)
    await renderApp(paths.registrationOptions, { as: 'member' })
    expect(await screen.findByText(/^You have a family membership, which the club renews/)).toBeVisible()
    expect((await label())[0]).toMatch(/£26\.00 a year$/)
  })

  it('say the same in Polish, with its plurals', async () => {
    const { user } = await renderApp(paths.registrationOptions, { as: 'newcomer', locale: 'pl' })
    const [one, three, four] = await label()
    expect(one).toMatch(/^1rok.*członkostwo do 21 listopada 2027/)
    expect(three).toMatch(/^3lata.*o 3,00 £ taniej rocznie/)
    expect(four).toMatch(/^4lata.*o 4,00 £ taniej rocznie/)
    await user.click(screen.getAllByRole('radio')[1] as HTMLElement)
    expect(await screen.findByRole('link', { name: /^Zapłać 69,00.£ za 3 lata$/ })).toBeVisible()
  })

  it('list the benefits of membership', async () => {
    await renderApp(paths.registrationOptions)
    await screen.findAllByRole('radio')
    expect(screen.getByText('Access to enter any Clear Round show')).toBeVisible()
  })
})

describe('the end of a membership', () => {
  const lapsed: Record<Locale, RegExp> = {
    en: /^Your membership expired on 20 November 2026\. Renew it to enter shows\.$/,
    pl: /^Twoje członkostwo wygasło 20 listopada 2026\. Odnów je, aby zgłaszać psy na zawody\.$/,
  }

  it('is where the new years start', async () => {
    await setEnd('2028-02-29')
    await renderApp(paths.registrationOptions, { as: 'member' })
    expect(await label()).toEqual([
      expect.stringContaining('member until 28 February 2029'),
      expect.stringContaining('member until 28 February 2031'),
      expect.stringContaining('member until 29 February 2032'),
    ])
    expect(screen.getByText(/^You’re a member until 29 February 2028\./)).toBeVisible()
  })

  it.each(['en', 'pl'] as const)('is shown after it has passed, here and above the portal (%s)', async (locale) => {
    await setEnd('2026-11-20')
    const { unmount } = await renderApp(paths.registrationOptions, { as: 'member', locale })
    expect(await screen.findByText(lapsed[locale])).toBeVisible()
    expect(await label()).toEqual(expect.arrayContaining([expect.stringMatching(/21 (November|listopada) 2027/)]))
    unmount()
    const { user } = await renderApp(paths.dogs, { as: 'member', locale })
    expect(await screen.findByText(lapsed[locale])).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^(Renew|Odnów)$/ }))
    expect(await screen.findByRole('heading', { level: 1, name: /Choose your membership|Na ile lat/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: /^(Renew|Odnów)$/ })).toBeNull())
  })

  it('is counted after the days that a paused membership has left', async () => {
    await setEnd('2026-11-20')
    await (await serverOfTests()).query(`update users set paused_days = 10 where email = 'member@example.org'`)
    const { unmount } = await renderApp(paths.registrationOptions, { as: 'member' })
    expect(await screen.findByText(/^Your membership is paused with 10 days left\./)).toBeVisible()
    expect(await label()).toEqual(expect.arrayContaining([expect.stringContaining('member until 30 November 2027')]))
    unmount()
    const { user } = await renderApp(paths.dashboard, { as: 'member' })
    await waitFor(() => expect(screen.getByText(/^You have 10 days left\. Contact us/)).toBeVisible())
    await user.click(await screen.findByRole('link', { name: 'Contact us' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Contact/ })).toBeVisible()
  })

  it('is not shown on its last day, which lasts as long as in the organisation’s time zone', async () => {
    const server = await serverOfTests()
    server.clock.set('2026-11-22T03:00:00.000Z')
    await setEnd('2026-11-21', 'America/New_York')
    const { unmount, effects } = await renderApp(paths.dogs, { as: 'member' })
    await waitFor(() => expect(effects.calls.map(({ line }) => line)).toContain('GET /api/rules'))
    await screen.findByRole('heading', { level: 1, name: 'Dogs' })
    expect(screen.queryByText(/Your membership ended/)).toBeNull()
    unmount()

    server.clock.set('2026-11-21T23:30:00.000Z')
    await setEnd('2026-11-21', 'Europe/Warsaw')
    await renderApp(paths.dogs, { as: 'member' })
    expect(await screen.findByText(/^Your membership expired on 21 November 2026/)).toBeVisible()
  })

  it('asks nothing of the server while it is far', async () => {
    const { effects } = await renderApp(paths.dogs, { as: 'member' })
    await screen.findByRole('heading', { level: 1, name: 'Dogs' })
    expect(effects.calls.map(({ line }) => line)).not.toContain('GET /api/rules')
  })
})
