import { act, screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { opened } from '../../../store/ui/uiSlice'
import { selectDeskSearch } from '../../../store/desk/deskSearchSlice'
import { renderApp, serverOfTests, type Person } from '../../../testing/renderApp'
import { sampleId } from '../../../testing/samples'

beforeEach(async () => (await serverOfTests()).reset())

const open = async (as: Person = 'admin') => {
  const app = await renderApp(paths.deskShows, { as })
  const button = await screen.findByRole('button', { name: 'Search' })
  const press = async () => {
    await app.user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: as === 'admin' ? /^Show, person, dog/ : 'Show or dog' })
    await waitFor(() => expect(field).toHaveFocus())
    return field
  }
  const type = async (text: string) => {
    const field = await press()
    await app.user.type(field, text)
    app.advance(250)
    return field
  }
  // The chunk with the keys comes after the screen.
  await waitFor(() => expect(app.store.getState().deskSearch).toBeDefined())
  return { ...app, button, press, type }
}
const results = () => screen.findByRole('listbox', { name: 'Results' })
const names = async () =>
  within(await results())
    .getAllByRole('option')
    .map((option) => option.firstChild?.textContent)

/** A purchase of the sample member that is to be paid by transfer. */
const expectTransfer = async () => {
  const { query } = await serverOfTests()
  const [id, payment, entry] = [6, 7, 8].map((group) => sampleId(group, 9001))
  await query(`insert into purchases
    (id, user_id, kind, contents, status, total, currency, created_at, hold_until, payment_id, paid_by) values ('${id}',
    '${sampleId(1, 2)}', 'entries', '', 'pending', 550, 'GBP', '2026-11-20T10:00:00Z', null, '${payment}', 'transfer')`)
  await query(`insert into entries (id, purchase_id, class_id, dog_id, price, status)
    values ('${entry}', '${id}', '${sampleId(5, 101)}', '${sampleId(2, 1)}', 550, 'held')`)
  await query(`update classes set taken = taken + 1 where id = '${sampleId(5, 101)}'`)
}

describe('the search of the desk', () => {
  it('opens by its keys and by its button, and gives the focus back when Escape closes it', async () => {
    const app = await open()
    app.button.focus()
    await app.press()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(app.button).toHaveFocus())
    await app.user.click(app.button)
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible()
  })

  it('sends one request after a pause in typing, and groups the results by kind', async () => {
    await expectTransfer()
    const app = await open()
    await app.type('kowal')
    const groups = within(await results()).getAllByRole('group')
    expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([1, 1, 1])
    expect(groups[0]).toHaveAccessibleName('People')
    expect(within(groups[0]!).getByRole('option')).toHaveTextContent(
      /^Ola Kowalczykmember@example\.orgMember until \d+ \w+ \d{4}$/,
    )
    expect(screen.getByText('3 results')).toBeInTheDocument()
    const text = groups[2]!.textContent.replaceAll(/\s/g, ' ')
    expect(text).toMatch(/^PurchasesNo\. \d+, Ola KowalczykExpected transfer RF\d\d \d+, £5\.5020 November 2026$/)
    expect(Object.keys(app.store.getState().api.queries).filter((key) => key.startsWith('searchDesk'))).toEqual([
      'searchDesk({"sought":"kowal"})',
    ])
  })

  it('moves through the results by arrows, round both ends, and opens one by Enter', async () => {
    const app = await open()
    const field = await app.type('shrews')
    const [first] = await within(await results()).findAllByRole('option')
    expect(field).toHaveAttribute('aria-activedescendant', first!.id)
    await app.user.keyboard('{ArrowUp}')
    const options = within(await results()).getAllByRole('option')
    expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
    await app.user.keyboard('{ArrowDown}')
    expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.store.getState().router.location.pathname).toBe(
      fill(paths.deskShow, { slug: 'shrewsbury-winter-classic' }),
    )
    expect(selectDeskSearch(app.store.getState())).toEqual({ sought: '', query: null, reached: null })
  })

  it('opens a dog that is clicked', async () => {
    const app = await open()
    await app.type('mgla')
    await app.user.click(within(await results()).getByRole('option', { name: /^Mgła.*Whippet/ }))
    expect(app.store.getState().router.location.pathname).toBe('/desk/dogs/mgla')
  })

  it('leads to an expected transfer, the others left out', async () => {
    await expectTransfer()
    const app = await open()
    await app.type('kowal')
    await results()
    await app.user.keyboard('{ArrowUp}{Enter}')
    expect(await screen.findByRole('searchbox', { name: 'Find a reference or payer' })).toHaveValue(
      new URLSearchParams(app.store.getState().router.location.search).get('text'),
    )
    const table = await screen.findByRole('table', { name: 'Expected' })
    expect(within(table).getAllByRole('row')).toHaveLength(2)
    await app.user.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByText(/^Nothing found for “RF/)).toBeVisible()
  })

  it('asks at once where Enter is pressed before the pause', async () => {
    const app = await open()
    await app.user.type(await app.press(), 'mgla{Enter}')
    expect(await names()).toContain('Mgła')
    expect(app.store.getState().router.location.pathname).toBe(paths.deskShows)
  })

  it('searches nothing with one letter, and says when nothing is found', async () => {
    const app = await open()
    await app.type('a')
    expect(selectDeskSearch(app.store.getState()).query).toBeNull()
    await app.user.keyboard('zzzz')
    app.advance(250)
    expect(await screen.findByText('Nothing found for “azzzz”.')).toBeVisible()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('says that it could not search, and tries again', async () => {
    const app = await open()
    const { fetch } = app.effects
    app.effects.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await app.type('mgla')
    expect(await screen.findByText(/^Couldn’t search\./)).toBeVisible()
    app.effects.fetch = fetch
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await names()).toContain('Mgła')
  })

  it('stays closed while another dialog is open, whose typed values would be lost', async () => {
    const app = await open()
    act(() => void app.store.dispatch(opened({ kind: 'dialog', dialog: 'addPerson' })))
    await app.user.keyboard('{Control>}k{/Control}')
    expect(app.store.getState().ui.open).toEqual([{ kind: 'dialog', dialog: 'addPerson' }])
  })

  it('shows a judge their search fields, and finds no member', async () => {
    const app = await open('judge')
    await app.type('kowalczyk')
    expect(await screen.findByText('Nothing found for “kowalczyk”.')).toBeVisible()
  })
})
