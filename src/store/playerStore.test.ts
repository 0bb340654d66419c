/** @jest-environment ./src/testing/environment.cjs */
import { loginApi } from '../api/account/loginApi'
import { foldTrace } from '../trace/foldTrace'
import type { State } from '../trace/trace'
import { makePlayerStore } from './playerStore'
import { navigate } from './router/navigation'
import { menuToggled } from './ui/uiSlice'
import { settle } from '../testing/eventLoop'

it('shows the given state, changes by nothing else, and reports blocked calls [X09]', async () => {
  const { frames } = foldTrace({ form: 'actions', actions: [menuToggled()] })
  const [first, second] = frames as [State, State]
  const held: string[] = []
  const { store, show } = makePlayerStore(first, (call) => held.push(call))
  show(second)
  expect(store.getState()).toBe(second)
  store.dispatch(menuToggled())
  store.dispatch(navigate('/shows'))
  void store.dispatch(loginApi.endpoints.login.initiate({ email: 'member@example.org', password: 'clear-round' }))
  expect(store.getState()).toBe(second)
  await settle()
  expect(held).toEqual(['navigation.push', 'fetch POST /api/login'])
  show(first)
  expect(store.getState()).toBe(first)
})

it('shows nothing of what is typed into it [X09]', () => {
  const { frames } = foldTrace({ form: 'actions', actions: [menuToggled()] })
  const { typing } = makePlayerStore(frames[0] as State, () => undefined).store.port
  typing.hold({ id: 'contact', path: 'name', value: 'Zoë', write: () => undefined })
  expect(typing.typed()).toBeNull()
})
