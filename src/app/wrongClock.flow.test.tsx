import { act, screen } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { navigate } from '../store/router/navigation'
import { laterBy } from '../store/ui/uiSlice'
import { renderApp } from '../testing/renderApp'

const day = 86_400_000
const minute = 60_000

it.each([20, -20])('a show takes entries on a device that is %p days fast, as the server does [T80]', async (days) => {
  const { effects, advance, store } = await renderApp(paths.contact, { as: 'member' })
  const { now } = effects.clock
  effects.clock.now = () => laterBy(now(), days * day)
  advance(minute)
  expect(store.getState().ui.now).toBe(effects.clock.now())
  await act(async () => store.dispatch(navigate(fill(paths.show, { slug: 'shrewsbury-winter-classic' }))))
  expect((await screen.findAllByRole('button', { name: /^Enter / })).length).toBeGreaterThan(0)
  expect(Math.abs(Date.parse(store.getState().ui.now) - Date.parse(now()))).toBeLessThanOrEqual(2 * minute)
})
