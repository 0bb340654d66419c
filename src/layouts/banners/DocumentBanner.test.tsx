import { screen, waitFor } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const age = async (which = 'true') =>
  (await serverOfTests()).query(`update accepted_documents set version = '2026-11-22' where ${which}`)

it('asks for the new terms, then the new policy, one after the other [M22.3]', async () => {
  await age()
  const { user } = await renderApp(paths.contact, { as: 'member' })
  expect(await screen.findByText(/Our terms change on 27 November 2026\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read the new terms' })).toHaveAttribute('href', paths.terms)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText(/Our privacy policy change/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull())
})

it('is no banner for a visitor, nor where everything is accepted', async () => {
  await age(`document = 'cookies'`)
  await renderApp(paths.contact, { as: 'member' })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByText(/Our terms/)).toBeNull()
})

it('must be answered before checkout from the day the new terms apply [M22.3]', async () => {
  await age(`document = 'terms'`)
  const server = await serverOfTests()
  server.clock.set('2026-11-27T12:00:00.000Z')
  const { user, effects } = await renderApp(`${paths.registrationPayment}?plan=1-year`, {
    as: 'newcomer',
    locale: 'pl',
  })
  expect(await screen.findByText('Zaakceptuj nowy regulamin, aby przejść dalej')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Akceptuję' })).toBeNull()
  const started = () => effects.calls.filter(({ line }) => line === 'POST /api/purchases')
  const before = started().length
  await user.click(screen.getByRole('button', { name: 'Akceptuję i przechodzę dalej' }))
  expect(await screen.findByLabelText('Numer karty')).toBeVisible()
  expect(started().length).toBe(before + 1)
})

it('is asked where the server says first that the terms are due', async () => {
  await age(`document = 'terms'`)
  const server = await serverOfTests()
  // 28 minutes into the first day in Auckland; the day before in UTC.
  await server.query(`update settings set value = 'Pacific/Auckland' where key = 'time_zone'`)
  server.clock.set('2026-11-26T11:28:00.000Z')
  const { user } = await renderApp(`${paths.registrationPayment}?plan=1-year`, { as: 'newcomer' })
  await user.click(await screen.findByRole('button', { name: 'Accept and continue' }))
  expect(await screen.findByLabelText('Card number')).toBeVisible()
})
