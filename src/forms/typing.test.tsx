import { openDevTools } from '../testing/devTools'
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import type { Action, Store, StoreEnhancer } from '@reduxjs/toolkit'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { typingPause } from '../store/forms/typing'
import { selectUnsent } from '../store/forms/unsent'
import { navigate } from '../store/router/navigation'
import { renderApp, type Person } from '../testing/renderApp'

type Lifted = LiftedState<unknown, Action & { payload?: { path?: string; value?: unknown } }, unknown>

/** The real app in a store whose actions are counted, and which DevTools may move. */
const open = async (path: string, as: Person = 'visitor') => {
  openDevTools(instrument() as StoreEnhancer)
  const app = await renderApp(path, { as })
  const { liftedStore } = app.store as unknown as { liftedStore: Store<Lifted, Action> }
  const lifted = () => liftedStore.getState()
  return {
    ...app,
    /** The values that were dispatched for a field. */
    dispatched: (path: string) =>
      Object.values(lifted().actionsById)
        .map(({ action }) => action)
        .flatMap(({ type, payload }) =>
          type === 'forms/fieldChanged' && payload?.path === path ? [payload.value] : [],
        ),
    step: () => lifted().currentStateIndex,
    jump: (step: number) => act(() => void liftedStore.dispatch(ActionCreators.jumpToState(step))),
  }
}
const openContact = async () => {
  const app = await open(paths.contact)
  return {
    ...app,
    name: await screen.findByLabelText('Name'),
    send: screen.getByRole('button', { name: 'Send message' }),
  }
}

describe('typing in a form [T24]', () => {
  it('shows each key at once, and is one action per pause', async () => {
    const { user, advance, name, dispatched } = await openContact()
    await user.type(name, 'Zo')
    advance(typingPause - 1)
    await user.type(name, 'ë')
    expect(name).toHaveValue('Zoë')
    expect(dispatched('name')).toEqual([])
    advance(typingPause)
    expect(dispatched('name')).toEqual(['Zoë'])
    await user.type(name, ' Żak')
    advance(typingPause)
    expect(dispatched('name')).toEqual(['Zoë', 'Zoë Żak'])
  })

  it('ends when the field is left', async () => {
    const { user, name, dispatched, store } = await openContact()
    await user.type(name, 'Zoë')
    await user.tab()
    expect(dispatched('name')).toEqual(['Zoë'])
    await user.type(name, ' Żak')
    await user.tab()
    expect(store.getState().forms.byId['contact']).toMatchObject({
      values: { name: 'Zoë Żak' },
      touched: ['name', 'email'],
    })
  })

  it('is sent whole by Enter right after the last key', async () => {
    const { user, effects } = await open(paths.forgotPassword)
    const bodies: unknown[] = []
    const { fetch } = effects
    effects.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST') bodies.push(await request.clone().json())
      return fetch(request)
    }
    await user.type(await screen.findByLabelText('Email'), 'member@example.org{Enter}')
    await waitFor(() => expect(bodies).toMatchObject([{ email: 'member@example.org' }]))
  })

  it('is in the draft when the address changes right after the last key', async () => {
    const { user, store, name } = await openContact()
    await user.type(name, 'Zoë')
    await act(async () => store.dispatch(navigate(paths.regulations)))
    expect(store.getState().forms.byId['contact']).toMatchObject({ values: { name: 'Zoë' }, left: true })
    await act(async () => store.dispatch(navigate(paths.contact)))
    expect(await screen.findByLabelText('Name')).toHaveValue('Zoë')
  })

  it('is in the store when the page is left right after the last key', async () => {
    const { user, store, effects, name } = await openContact()
    await user.type(name, 'Zoë')
    expect(selectUnsent(store.getState())).toBe(false)
    act(() => effects.leave())
    expect(selectUnsent(store.getState())).toBe(true)
  })

  it('precedes a choice that follows the last key', async () => {
    const { user, dispatched, store } = await open(fill(paths.editDog, { slug: 'iskra' }), 'member')
    await screen.findByLabelText('Height (cm)')
    const pet = screen.getByLabelText('Pet name')
    await user.clear(pet)
    await user.type(pet, 'Isia')
    fireEvent.change(screen.getByLabelText('Gender'), { target: { value: 'male' } })
    expect(dispatched('petName')).toEqual(['Isia'])
    const form = Object.values(store.getState().forms.byId)[0]
    expect(form?.changed).toEqual(['petName', 'gender'])
  })

  it('dispatches what is pasted at once, after what was typed before', async () => {
    const { user, name, dispatched } = await openContact()
    await user.type(name, 'Zoë ')
    await user.paste('Żak')
    expect(dispatched('name')).toEqual(['Zoë ', 'Zoë Żak'])
  })

  it('checks a refused form with every key', async () => {
    const { user, send, dispatched, store } = await openContact()
    await user.click(send)
    await user.type(screen.getByLabelText('Email'), 'z@b')
    expect(dispatched('email')).toEqual(['z', 'z@', 'z@b'])
    expect(store.getState().forms.byId['contact']?.refusals).toMatchObject({ email: 'invalid_email' })
  })

  it('of a secret dispatches neither its text nor its length', async () => {
    const { user, advance, dispatched, store } = await open(paths.login)
    await user.type(await screen.findByLabelText('Password'), 'clear-round')
    advance(typingPause)
    expect(dispatched('password')).toEqual([undefined])
    expect(JSON.stringify(store.getState())).not.toContain('clear-round')
  })

  it('keeps letters that are composed of several keys, also over a pause', async () => {
    const { advance, name, dispatched } = await openContact()
    const input = name as HTMLInputElement
    const compose = (text: string) =>
      fireEvent.input(input, { target: { value: text }, inputType: 'insertCompositionText', isComposing: true })
    fireEvent.compositionStart(input)
    compose('n')
    compose('ni')
    advance(typingPause)
    expect(input).toHaveValue('ni')
    compose('你')
    fireEvent.compositionEnd(input, { data: '你' })
    expect(input).toHaveValue('你')
    fireEvent.blur(input)
    expect(dispatched('name')).toEqual(['ni', '你'])
  })
})

describe('a jump of DevTools during typing [X07]', () => {
  it('shows the value of that state, and the keys before it stay out of the store', async () => {
    const { user, advance, name, dispatched, step, jump, store } = await openContact()
    await user.type(name, 'Zoë')
    advance(typingPause)
    const paused = step()
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await user.type(name, ' Żak')
    jump(0)
    expect(name).toHaveValue('')
    advance(typingPause)
    expect(dispatched('name')).toEqual(['Zoë'])
    jump(paused)
    expect(name).toHaveValue('Zoë')
    // A page in which DevTools have jumped has no timers.
    await user.type(name, '!')
    await user.tab()
    expect(store.getState().forms.byId['contact']?.values).toMatchObject({ name: 'Zoë!' })
  })
})
