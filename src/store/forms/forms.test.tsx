import { act, screen, waitFor } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp } from '../../testing/renderApp'
import { navigate } from '../router/navigation'
import { selectChosenPlan } from '../membership/planSlice'
import { selectShowView } from '../show/showViewSlice'
import { typingPause } from './typing'
import { selectUnsent } from './unsent'

const show = fill(paths.show, { slug: 'shrewsbury-winter-classic' })

describe('what a reader looks at is no unsent form [T24]', () => {
  it('a day and a dog of a show, which stay chosen', async () => {
    const { user, store } = await renderApp(show, { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Sunday 13 December' }))
    await user.click(await screen.findByRole('button', { name: /^Iskra/ }))
    expect(selectShowView(store.getState())).toMatchObject({ day: '2026-12-13', dog: expect.any(String) as string })
    expect(selectUnsent(store.getState())).toBe(false)
    await act(async () => store.dispatch(navigate(paths.dogs)))
    await act(async () => store.dispatch(navigate(show)))
    expect(await screen.findByRole('button', { name: 'Sunday 13 December' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: /^Iskra/ })).toHaveAttribute('aria-pressed', 'true')
  })

  it('a plan of the membership', async () => {
    const { user, store } = await renderApp(paths.registrationOptions)
    const [, second] = await screen.findAllByRole('radio')
    if (!second) throw new Error('There is one plan')
    await user.click(second)
    expect(second).toBeChecked()
    expect(selectChosenPlan(store.getState())).not.toBeNull()
    expect(selectUnsent(store.getState())).toBe(false)
  })
})

describe('a form is unsent [T24]', () => {
  it('once it differs from the loaded values, and no longer when they are restored', async () => {
    const { user, store } = await renderApp(paths.editProfile, { as: 'member' })
    const name = await screen.findByLabelText('Name')
    const was = (name as HTMLInputElement).value
    await user.click(name)
    await user.tab()
    expect(selectUnsent(store.getState())).toBe(false)
    await user.type(name, 'x')
    await user.tab()
    await waitFor(() => expect(selectUnsent(store.getState())).toBe(true))
    await user.clear(name)
    await user.type(name, was)
    await user.tab()
    await waitFor(() => expect(selectUnsent(store.getState())).toBe(false))
  })

  it('not by a field that was entered and left empty', async () => {
    const { user, store } = await renderApp(paths.register)
    await user.click(await screen.findByLabelText('Name'))
    await user.tab()
    expect(selectUnsent(store.getState())).toBe(false)
  })
})

describe('a form in the store [T24 V04]', () => {
  it('shows typed texts, touched fields, refusals and sending', async () => {
    const { user, store, effects, advance } = await renderApp(paths.contact)
    const form = () => store.getState().forms.byId['contact']
    await user.type(await screen.findByLabelText('Email'), 'zo')
    advance(typingPause)
    expect(form()).toMatchObject({ values: { email: 'zo' }, changed: ['email'], touched: [], status: 'editing' })
    await user.tab()
    expect(form()?.touched).toEqual(['email'])
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(form()).toMatchObject({
      attempts: 1,
      refusals: { name: 'required', email: 'invalid_email', text: 'required' },
    })
    await user.type(screen.getByLabelText('Name'), 'Zoë')
    await user.type(screen.getByLabelText('Email'), 'e@example.org')
    await user.type(screen.getByLabelText('Message'), 'Is there parking?')
    expect(form()?.refusals).toEqual({})
    const { fetch } = effects
    let answer = () => undefined as void
    effects.fetch = async (input, init) => {
      await new Promise<void>((go) => (answer = go))
      return fetch(input, init)
    }
    const sent = () => effects.calls.filter(({ line }) => line === 'POST /api/contact')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(form()?.status).toBe('sending')
    await user.type(screen.getByLabelText('Name'), '{Enter}')
    answer()
    expect(await screen.findByRole('button', { name: 'Send another message' })).toBeVisible()
    expect(sent()).toHaveLength(1)
    expect(form()).toBeUndefined()
  })

  it('asks before the page is closed, as long as something in it is unsent', async () => {
    const { user, effects } = await renderApp(paths.register)
    const confirmed = jest.spyOn(effects, 'confirmLeaving')
    await user.click(await screen.findByRole('link', { name: 'Already have an account? Log in' }))
    const email = await screen.findByLabelText('Email')
    const isWanted = () => {
      let wanted: boolean | undefined
      act(() => {
        wanted = confirmed.mock.lastCall?.[0]()
      })
      return wanted
    }
    expect(isWanted()).toBe(false)
    await user.type(email, 'z')
    expect(isWanted()).toBe(true)
    await user.clear(email)
    expect(isWanted()).toBe(false)
  })
})

it('the chosen plan is reset when the user logs out [T24]', async () => {
  const { user, store } = await renderApp(paths.registrationOptions, { as: 'newcomer' })
  const [, second] = await screen.findAllByRole('radio')
  if (!second) throw new Error('There is one plan')
  await user.click(second)
  await act(async () => store.dispatch(navigate(paths.logout)))
  await waitFor(() => expect(selectChosenPlan(store.getState())).toBeNull())
})
