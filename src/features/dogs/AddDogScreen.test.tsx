import { act, screen, waitFor } from '@testing-library/react'
import { apiPaths, paths } from '../../../contract/paths'
import { navigate } from '../../store/router/navigation'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const errorAt = (label: string) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent

describe('adding a dog', () => {
  it('asks for names, facts and levels by the labels of the organisation', async () => {
    await renderApp(paths.addDog, { as: 'member' })
    await screen.findByLabelText('Nexus level')
    const labels = [...document.querySelectorAll('main label')].map(({ textContent }) => textContent)
    expect(labels).toEqual([
      ...['Name', 'Pet name', 'Kennel club name', 'Pedigree name'],
      ...['Gender', 'Breed', 'Birth date', 'Microchip number'],
      ...['Height, cm', 'Nexus level', 'Kennel club grade', 'FCI level'],
    ])
  })

  it('says which fields must not be empty', async () => {
    const { user } = await renderApp(paths.addDog, { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Add the dog' }))
    await waitFor(() => expect(errorAt('Name')).toBe('Field is required'))
    expect(['Gender', 'Breed', 'Birth date'].map(errorAt)).toEqual(Array(3).fill('Field is required'))
    expect(['Pet name', 'Microchip number', 'Height, cm'].map(errorAt)).toEqual(Array(3).fill(undefined))
  })
})

describe('adding a dog while the levels do not arrive', () => {
  it('keeps what was typed, and asks again', async () => {
    const { user, effects, store } = await renderApp('/nowhere', { as: 'member' })
    const { fetch } = effects
    const broken = new Response('{"message":"Out of order."}', { status: 500 })
    effects.fetch = (input) =>
      (input as Request).url.endsWith(apiPaths.nexusLevels) ? Promise.resolve(broken) : fetch(input)
    await act(async () => store.dispatch(navigate(paths.addDog)))
    expect(await screen.findByRole('heading', { name: 'The levels did not arrive' })).toBeVisible()
    await user.type(screen.getByLabelText('Name'), 'Łatka')
    expect(screen.queryByRole('button', { name: 'Add the dog' })).toBeNull()
    effects.fetch = fetch
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Nexus level')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Łatka')
  })
})

describe('the height of a dog in the list', () => {
  it.each([
    ['null', 'Not measured'],
    ['300', 'Extra small'],
    ['301', 'Small'],
    ['350', 'Small'],
    ['351', 'Medium'],
    ['430', 'Medium'],
    ['431', 'Intermediate'],
    ['500', 'Intermediate'],
    ['501', 'Large'],
  ])('of %s mm is told as %s', async (height, label) => {
    const { query } = await serverOfTests()
    await query(`update dogs set declared_height = ${height}, measured_height = null`)
    await renderApp(paths.dogs, { as: 'member' })
    await waitFor(() => expect(screen.getAllByText(label).length).toBeGreaterThan(0))
  })
})
