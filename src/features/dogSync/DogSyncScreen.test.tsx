import { act, screen, waitFor, within } from '@testing-library/react'
import { dogSyncEndpoints } from '#contract/dogSync/api'
import { paths } from '#contract/shared/paths'
import { selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { readFile } from '../../store/dogSync/readFile'
import { renderApp, serverOfTests } from '../../testing/renderApp'

const fileOf = (text: string, name = 'kc.csv') => {
  const bytes = new TextEncoder().encode(text)
  return { name, size: bytes.length, arrayBuffer: async () => bytes.buffer }
}
const csv = [
  'Name;Kennel Club name;Pet name;Date of birth;Grade;Height;Retired;Chip',
  // Found by its microchip; its birth date differs.
  'Iskra;;Iskierka;20.12.2025;2;45,5;yes;616093910023758',
  // Measured here.
  'Mgła;;Mgiełka;;3;51;;616093910031677',
  'Twin A;;;1.2.2024;;;;616093900000011',
  'Twin B;;;1.2.2024;;;;616093900000011',
].join('\r\n')

type App = Awaited<ReturnType<typeof renderApp>>
/** Lets the file be read on, turn by turn, to its end. */
const readOn = ({ advance, store }: App, step: string) =>
  waitFor(() => {
    advance(0)
    const { reading, step: present } = selectDogSync(store.getState())
    expect([reading, present]).toEqual([null, step])
  })
const read = async (app: App, text: string, step = 'columns') => {
  await act(async () => void app.store.dispatch(readFile(fileOf(text))))
  await readOn(app, step)
}
const compare = async (app: App) => {
  await app.user.click(await screen.findByRole('button', { name: 'Compare dogs' }))
  await readOn(app, 'review')
}

const open = async (text = csv, step?: string) => {
  const app = await renderApp(paths.dogSync, { as: 'member' })
  await screen.findByText('Register export')
  await read(app, text, step)
  return app
}
const review = async () => {
  const app = await open()
  await compare(app)
  await screen.findByRole('heading', { name: 'Iskra' })
  return app
}
const choice = (field: string, name: 'Accept' | 'Reject') =>
  within(screen.getByRole('radiogroup', { name: `${field}: your choice` })).getByRole('radio', { name })

afterEach(async () => {
  const { query } = await serverOfTests()
  await query(`update dogs set pet_name = '', birth_date = '2025-12-19' where slug = 'iskra'`)
})

describe('a file of a register', () => {
  it('is compared field by field: present, file and result', async () => {
    const { user } = await review()
    expect(screen.getByText('Matched by microchip ending 3758.').parentElement).toHaveTextContent(/^Row 2\. Matched/)
    const row = screen.getByRole('radiogroup', { name: 'Kennel Club grade: your choice' }).closest('tr')
    expect([...(row?.cells ?? [])].slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Kennel Club grade',
      '1',
      '2',
      'Not decided',
    ])
    await user.click(choice('Kennel Club grade', 'Accept'))
    expect(row?.cells[3]).toHaveTextContent('2 new')
    await user.click(choice('Kennel Club grade', 'Reject'))
    expect(row?.cells[3]).toHaveTextContent('1 kept')
  })

  it('leaves identifying fields open at “Accept all”, to be decided one by one', async () => {
    const { user } = await review()
    await user.click(screen.getByRole('button', { name: 'Accept all 3' }))
    expect(choice('Pet name', 'Accept')).toBeChecked()
    expect(choice('Birth date', 'Accept')).not.toBeChecked()
    expect(screen.getByText('To apply: 1 dog, 3 changes. Rejected: 0.')).toBeVisible()
  })

  it('never sets a permanent flag nor changes a measured height, and says why', async () => {
    const { user } = await review()
    expect(screen.queryByRole('radiogroup', { name: 'Retired: your choice' })).toBeNull()
    expect(screen.getByText(/^This is permanent, so a file can’t change it/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Mgła/ }))
    expect(screen.queryByRole('radiogroup', { name: 'Height (cm): your choice' })).toBeNull()
    expect(screen.getByText(/^A measured height is never overwritten by a file/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Mgła' })).toHaveFocus()
  })

  it('with two rows for one microchip asks which is right', async () => {
    const { user } = await review()
    await user.click(screen.getByRole('button', { name: /^Twin A/ }))
    await user.click(screen.getByRole('radio', { name: /^Row 5: .*Twin B/ }))
    expect(screen.getByText(/Missing or unreadable: Gender and Breed/)).toBeVisible()
  })

  it('is applied, reported, and has nothing to apply the second time [2.9]', async () => {
    const app = await review()
    const { user } = app
    await user.click(choice('Pet name', 'Accept'))
    await user.click(choice('Birth date', 'Accept'))
    await user.click(screen.getByRole('button', { name: 'Apply 2 changes' }))
    expect(await screen.findByRole('heading', { name: 'Dogs synced' })).toHaveFocus()
    const { query } = await serverOfTests()
    const [dog] = await query(`select pet_name, birth_date::text, kennel_club_grade from dogs where slug = 'iskra'`)
    expect(dog).toEqual({ pet_name: 'Iskierka', birth_date: '2025-12-20', kennel_club_grade: 1 })
    await read(app, csv)
    await compare(app)
    await waitFor(() => expect(screen.getByText('To apply: 0 dogs, 0 changes. Rejected: 0.')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Pet name: your choice' })).toBeNull())
  })

  it('that could not be sent stays decided, and is sent again as it was', async () => {
    const { user, effects } = await review()
    const { fetch } = effects
    await user.click(choice('Pet name', 'Accept'))
    effects.fetch = (input) =>
      (input as Request).url.endsWith(dogSyncEndpoints.syncDogs.path) && (input as Request).method === 'POST'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input)
    await user.click(screen.getByRole('button', { name: 'Apply 1 change' }))
    expect(await screen.findByText(/^Not all dogs could be saved/)).toBeVisible()
    effects.fetch = fetch
    await user.click(await screen.findByRole('button', { name: 'Apply 1 change' }))
    expect(await screen.findByRole('heading', { name: 'Dogs synced' })).toBeVisible()
  })
})

describe('how a file is read', () => {
  it('is chosen by encoding, separator and header line, with the result below [I72]', async () => {
    const { user } = await open('My dogs\nmade;2026\nNazwa;Zoë\nFen;1')
    const select = (name: string) => screen.getByRole('combobox', { name })
    expect(select('Line with the column names')).toHaveDisplayValue('Line 2: made · 2026')
    await user.selectOptions(select('Line with the column names'), 'Line 3: Nazwa · Zoë')
    expect(await screen.findByRole('combobox', { name: 'Field for “Nazwa”' })).toHaveValue('name')
    await user.selectOptions(select('Encoding'), 'Windows-1252')
    await waitFor(() => expect(select('Encoding')).toHaveValue('Windows-1252'))
    expect(screen.getByRole('combobox', { name: 'Field for “ZoÃ«”' })).toBeVisible()
    await user.selectOptions(select('Between columns'), 'Comma (,)')
    await waitFor(() => expect(select('Between columns')).toHaveValue(','))
    expect(select('Between columns')).toHaveFocus()
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['', 'This file has no rows. Choose another file.'],
    ['\0\0\u0001', 'This file isn’t text. If it is a spreadsheet, save it as CSV or .xlsx first.'],
    [
      'name\n"Fen',
      'A quotation mark in this file is never closed. Export the file again, or correct it in a spreadsheet.',
    ],
  ])('%j is refused with the way out', async (text, sentence) => {
    await open(text, 'file')
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('asks for the meaning of ambiguous dates before it compares', async () => {
    const { user } = await open('Name;Born\nFen;03/04/2021')
    expect(await screen.findByText('What does 03/04/2021 mean?')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Compare dogs' })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: '4 March 2021' }))
    expect(screen.getByRole('button', { name: 'Compare dogs' })).toBeEnabled()
  })
})
