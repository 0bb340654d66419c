import { act, screen, waitFor } from '@testing-library/react'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { paths } from '#contract/shared/paths'
import { navigate } from '../../store/router/navigation'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const errorAt = (label: string) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent

describe('adding a dog', () => {
  it('asks for names, facts and levels by the labels of the organisation [1.3 3.9 3.10 3.11 3.27]', async () => {
    await renderApp(paths.addDog, { as: 'member' })
    await screen.findByLabelText('Nexus level')
    const labels = [...document.querySelectorAll('main label')].map(({ textContent }) => textContent)
    expect(labels).toEqual([
      'Name',
      'Kennel Club name',
      'Pedigree name',
      'Pet name',
      'Gender',
      'Breed',
      'Birth date',
      'Microchip number',
      'Height (cm)',
      'Nexus level',
      'Kennel Club grade',
      'FCI level',
    ])
  })

  it('says which fields must not be empty [5.1]', async () => {
    const { user } = await renderApp(paths.addDog, { as: 'member' })
    await user.click(await screen.findByRole('button', { name: 'Add dog' }))
    await waitFor(() => expect(errorAt('Name')).toBe('Field is required'))
    expect(['Gender', 'Breed', 'Birth date'].map(errorAt)).toEqual(Array(3).fill('Field is required'))
    expect(['Pet name', 'Microchip number', 'Height (cm)'].map(errorAt)).toEqual(Array(3).fill(undefined))
  })
})

describe('adding a dog while the levels do not arrive', () => {
  it('keeps the typed values, and tries again', async () => {
    const { user, effects, store } = await renderApp('/nowhere', { as: 'member' })
    const { fetch } = effects
    const broken = new Response('{"message":"Out of order."}', { status: 500 })
    effects.fetch = (input) =>
      (input as Request).url.endsWith(dogEndpoints.getNexusLevels.path) ? Promise.resolve(broken) : fetch(input)
    await act(async () => store.dispatch(navigate(paths.addDog)))
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the levels' })).toBeVisible()
    await user.type(screen.getByLabelText('Name'), 'Łatka')
    expect(screen.queryByRole('button', { name: 'Add dog' })).toBeNull()
    effects.fetch = fetch
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Nexus level')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Łatka')
  })
})

describe('the height of a dog in the list', () => {
  it.each([
    ['null', 'Not measured', '3.19'],
    ['300', 'Extra small', '3.20'],
    ['301', 'Small', '3.21'],
    ['350', 'Small', '3.21'],
    ['351', 'Medium', '3.22'],
    ['430', 'Medium', '3.22'],
    ['431', 'Intermediate', '3.23'],
    ['500', 'Intermediate', '3.23'],
    ['501', 'Large', '3.24'],
  ])('of %s mm is shown as %s [%s]', async (height, label) => {
    const { query } = await serverOfTests()
    await query(`update dogs set declared_height = ${height}, measured_height = null`)
    await renderApp(paths.dogs, { as: 'member' })
    await waitFor(() => expect(screen.getAllByText(label).length).toBeGreaterThan(0))
  })
})

describe('while a dog is typed [M17]', () => {
  it('the height shows its category and range, and takes one decimal', async () => {
    const { user } = await renderApp(paths.addDog, { as: 'member' })
    const height = await screen.findByLabelText('Height (cm)')
    const hint = () => document.getElementById('height-hint')?.textContent
    const type = async (text: string) => {
      await user.clear(height)
      await user.type(height, text)
    }
    for (const [text, name] of [
      ['30', 'Extra small (up to 30 cm)'],
      ['35,1', 'Medium (35–43 cm)'],
      ['61', 'Large (over 50 cm)'],
    ] as const) {
      await type(text)
      expect(hint()).toBe(name)
    }
    await type('35.05')
    expect(hint()).toMatch(/^At the withers/)
    await user.click(screen.getByRole('button', { name: 'Add dog' }))
    await waitFor(() => expect(errorAt('Height (cm)')).toMatch(/one decimal at most, for example 35\.1$/))
    await type('351')
    await waitFor(() => expect(errorAt('Height (cm)')).toBe('Enter a height up to 100 cm'))
  })

  it('a known microchip number leads to a transfer or the organisers, one that starts with 999 is accepted', async () => {
    const { user } = await renderApp(paths.addDog, { as: 'member' })
    const server = await serverOfTests()
    await server.query(`update dogs set microchip = '616093900000042' where slug = 'latka'`)
    await user.type(await screen.findByLabelText('Name'), 'Piorun')
    const microchip = screen.getByLabelText('Microchip number')
    await user.type(microchip, '616093900000042')
    await user.selectOptions(screen.getByLabelText('Gender'), 'male')
    await user.click(screen.getByLabelText('Breed'))
    await user.paste('Pumi')
    await user.type(screen.getByLabelText('Birth date'), '2024-01-31')
    await user.click(screen.getByRole('button', { name: 'Add dog' }))
    const help = await screen.findByRole('link', { name: 'Write to the organisers' })
    expect(help).toHaveAttribute('href', paths.contact)
    expect(errorAt('Microchip number')).toMatch(/ask its previous owner to transfer it to you/)
    await user.clear(microchip)
    await user.type(microchip, '999000000000001')
    expect(document.getElementById('microchip-hint')).toHaveTextContent(/^Numbers that start with 999 are test numbers/)
    await user.click(screen.getByRole('button', { name: 'Add dog' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Piorun' })).toBeVisible()
  })
})
