import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { makePaidEntry } from '../../testing/paidEntry'
import { renderApp, serverOfTests } from '../../testing/renderApp'
import { sampleId } from '../../testing/samples'

const edit = fill(paths.editDog, { slug: 'latka' })
const errorAt = (label: string) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent

const opened = async () => {
  const app = await renderApp(edit, { as: 'member' })
  await screen.findByLabelText('Kennel Club grade')
  return app
}
const save = () => screen.getByRole('button', { name: 'Save changes' })

describe('editing a dog', () => {
  it('has every field and flag by the labels of the organisation, and ends on the dog’s page [1.4 2.4 2.5 3.13]', async () => {
    const { user } = await opened()
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
      'Kennel Club grade',
      'Grade reached on',
      'FCI level',
      'FCI level reached on',
      'Retired',
      'Old age dog',
      'Lower level',
    ])
    // The level is the club's: a fact with how it moves.
    expect(screen.getByText('3. Nexus Senior')).toBeVisible()
    expect(screen.getByText(/^It goes up after clear rounds/)).toBeVisible()
    await user.clear(screen.getByLabelText('Pet name'))
    await user.type(screen.getByLabelText('Pet name'), 'Łaciata')
    await user.click(save())
    expect(await screen.findByRole('heading', { level: 1, name: 'Łatka' })).toBeVisible()
    expect(await screen.findByText('Łaciata')).toBeVisible()
  })

  it('leaves a measured height alone, and refuses a grade that goes down', async () => {
    const { user } = await opened()
    expect(screen.getByLabelText('Height (cm)')).toHaveAttribute('readonly')
    await user.selectOptions(screen.getByLabelText('Kennel Club grade'), '4')
    await user.click(save())
    await waitFor(() => expect(errorAt('Kennel Club grade')).toBe('A Kennel Club grade never goes down.'))
  })

  it('asks before a permanent change: cancel changes nothing, the dog’s name confirms [4.11 4.12]', async () => {
    const { user } = await opened()
    const { query } = await serverOfTests()
    const stored = async () => (await query(`select retired, lower_level from dogs where slug = 'latka'`))[0]
    await user.click(screen.getByLabelText('Retired'))
    await user.click(screen.getByLabelText('Lower level'))
    await user.click(save())
    const dialog = await screen.findByRole('alertdialog', { name: 'Make 2 permanent changes to Łatka?' })
    expect(within(dialog).getByText(/^This is permanent and irreversible\./)).toBeVisible()
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Retired', 'Lower level'])
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await stored()).toEqual({ retired: false, lower_level: false })

    await user.click(save())
    const again = await screen.findByRole('alertdialog')
    await user.click(within(again).getByRole('button', { name: 'Make permanent' }))
    expect(await within(again).findByText('Type Łatka.')).toBeVisible()
    await user.type(within(again).getByLabelText('Type the dog’s name to confirm'), 'Łatka')
    await user.click(within(again).getByRole('button', { name: 'Make permanent' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Łatka' })).toBeVisible()
    expect(await stored()).toEqual({ retired: true, lower_level: true })
    expect(screen.queryByRole('link', { name: 'Enter a show' })).toBeNull()
  })

  it('shows both where someone else has saved meanwhile', async () => {
    const { user } = await opened()
    const { query } = await serverOfTests()
    await query(`update dogs set pet_name = 'Mudi', version = version + 1 where slug = 'latka'`)
    await user.clear(screen.getByLabelText('Pet name'))
    await user.type(screen.getByLabelText('Pet name'), 'Pumi')
    await user.click(save())
    const choice = await screen.findByRole('group', { name: 'Pet name' })
    expect(within(choice).getAllByRole('radio')).toHaveLength(2)
    expect(choice).toHaveTextContent('Mudi')
    await user.click(save())
    expect(await screen.findByRole('heading', { level: 1, name: 'Łatka' })).toBeVisible()
    expect((await query(`select pet_name from dogs where slug = 'latka'`))[0]).toEqual({ pet_name: 'Pumi' })
  })

  it('saves a dog that has grown older than any new one may be', async () => {
    const { query } = await serverOfTests()
    await query(`update dogs set birth_date = '2001-01-01' where slug = 'latka'`)
    const { user } = await opened()
    await user.clear(screen.getByLabelText('Pet name'))
    await user.type(screen.getByLabelText('Pet name'), 'Babcia')
    await user.click(save())
    expect(await screen.findByRole('heading', { level: 1, name: 'Łatka' })).toBeVisible()
    expect((await query(`select pet_name from dogs where slug = 'latka'`))[0]).toEqual({ pet_name: 'Babcia' })
  })

  it('asks again, and says so, where a change would do something else by now', async () => {
    const { query, reset } = await serverOfTests()
    await reset()
    await makePaidEntry(1, 101)
    const { user } = await opened()
    const confirm = async (dialog: HTMLElement) => {
      const name = within(dialog).getByLabelText('Type the dog’s name to confirm')
      await user.clear(name)
      await user.type(name, 'Łatka')
      await user.click(within(dialog).getByRole('button', { name: 'Make permanent' }))
    }
    await user.click(screen.getByLabelText('Retired'))
    await user.click(save())
    const dialog = await screen.findByRole('alertdialog')
    expect(screen.queryByText(/^Something has changed\./)).toBeNull()
    await query(`update entries set status = 'withdrawn' where class_id = '${sampleId(5, 101)}'`)
    await confirm(dialog)
    expect(await screen.findByText(/^Something has changed\./)).toBeVisible()
    // Closed and opened again, it would lose the focus and what is being read.
    expect(screen.getByRole('alertdialog')).toBe(dialog)
    expect(await query(`select retired from dogs where slug = 'latka'`)).toEqual([{ retired: false }])
    await confirm(dialog)
    expect(await screen.findByRole('heading', { level: 1, name: 'Łatka' })).toBeVisible()
    expect(await query(`select retired from dogs where slug = 'latka'`)).toEqual([{ retired: true }])
  })
})

describe('the page of a dog', () => {
  it('shows all fourteen facts, also flags that are not set [D80]', async () => {
    await renderApp(fill(paths.dog, { slug: 'zolw' }), { as: 'member' })
    await screen.findByText(/^measured .* by Marek Zieliński$/)
    const labels = ['Name', 'Kennel Club name', 'Pedigree name', 'Pet name', 'Gender', 'Breed', 'Birth date']
    const levels = [
      'Kennel Club grade',
      'FCI level',
      'Nexus level',
      'Height (cm)',
      'Retired',
      'Old age dog',
      'Lower level',
    ]
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
    for (const label of [...labels, ...levels]) expect(terms).toContain(label)
    const retired = screen.getAllByRole('term').find(({ textContent }) => textContent === 'Retired')
    expect(retired?.nextElementSibling).toHaveTextContent('No')
  })

  it('that is not there is said by the page, without a popup [M81]', async () => {
    await renderApp(fill(paths.dog, { slug: 'no-such-dog' }), { as: 'member' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dog not found' })).toBeVisible()
    expect(screen.queryByText('API Error')).toBeNull()
  })

  it('shows the source of each value, its levels and the classes open to it', async () => {
    const { user } = await renderApp(fill(paths.dog, { slug: 'zolw' }), { as: 'member' })
    expect(await screen.findByText(/^measured .* by Marek Zieliński$/)).toBeVisible()
    const now = await screen.findByText(/^Now: level 2, Nexus Novice, since .*\.$/)
    expect(now.parentElement).toHaveTextContent(/\. Next: level 3, Nexus Senior\.$/)
    const [why] = await screen.findAllByRole('button', { name: /this dog can’t enter$/ })
    await user.click(why as HTMLElement)
    expect(screen.getAllByText(/full/i).length).toBeGreaterThan(0)
  })

  it('says that there is no such dog', async () => {
    await renderApp(fill(paths.dog, { slug: 'no-such-dog' }), { as: 'member' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Dog not found' })).toBeVisible()
  })
})
