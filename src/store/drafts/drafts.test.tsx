import { act, screen, waitFor } from '@testing-library/react'
import { fill, paths } from '../../../contract/paths'
import { renderApp } from '../../testing/renderApp'
import { navigate } from '../router/navigation'
import { selectUnsent } from './draftsSlice'

const show = fill(paths.show, { slug: 'shrewsbury-winter-classic' })

describe('choosing what to look at is no unsent form', () => {
  it('a day and a dog of a show, which stay chosen', async () => {
    const { user, store } = await renderApp(show, { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Sunday 13 December' }))
    await user.click(await screen.findByRole('button', { name: /^Iskra/ }))
    expect(store.getState().view).toMatchObject({ day: '2026-12-13', dog: expect.any(String) as string })
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
    expect(store.getState().view.plan).not.toBeNull()
    expect(selectUnsent(store.getState())).toBe(false)
  })
})

describe('a form is unsent', () => {
  it('once something in it differs from what was loaded, and no more when it is as it was', async () => {
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

it('what was looked at is forgotten with whoever leaves', async () => {
  const { user, store } = await renderApp(paths.registrationOptions, { as: 'newcomer' })
  const [, second] = await screen.findAllByRole('radio')
  if (!second) throw new Error('There is one plan')
  await user.click(second)
  await act(async () => store.dispatch(navigate(paths.logout)))
  await waitFor(() => expect(store.getState().view).toEqual({ plan: null, day: null, dog: null }))
})
