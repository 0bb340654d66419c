import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '#contract/shared/paths'
import { sampleId } from '../../../testing/samples'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const make = async (code: string, terms: string) => (await serverOfTests()).admin('discount', 'add', code, terms)
const open = async (search = '') => {
  const app = await renderApp(`${paths.deskDiscounts}${search}`, { as: 'admin' })
  await screen.findByRole('heading', { level: 1, name: 'Discount codes' })
  return app
}
const table = () => screen.findByRole('table', { name: 'Discount codes' })
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ')
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, -1)
        .map(({ textContent }) => plain(textContent)),
    )
const rowOf = async (code: string) => (await rows()).find(([name]) => name === code)
const search = (app: Awaited<ReturnType<typeof open>>) => app.store.getState().router.location.search
const dialog = async () => within(await screen.findByRole('alertdialog'))

it('lists codes with what they take off, when, where, how often, what they cost and their status', async () => {
  await make(
    'SPRING',
    'amount=500,from=2026-12-01,to=2027-01-31,uses=50,usesPerMember=2,show=shrewsbury-winter-classic',
  )
  await make('OLD', 'percent=100,to=2026-11-01')
  await open()
  expect(await rows()).toEqual([
    ['OLD', '100%', 'Until 1 Nov 2026All shows', '0no limit', '–', 'Expired'],
    ['SAMPLE10', '10%', 'AlwaysAll shows', '0no limit', '–', 'Active'],
    ['SPRING', '£5.00', '1 Dec 2026 to 31 Jan 2027Shrewsbury Winter Classic', '0 of 502 per member', '–', 'Scheduled'],
  ])
  expect(screen.queryByRole('button', { name: 'End OLD' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Shrewsbury Winter Classic' })).toHaveAttribute(
    'href',
    '/desk/shows/shrewsbury-winter-classic',
  )
})

it('says what a code has cost once purchases were paid with it', async () => {
  const { query } = await serverOfTests()
  const id = (group: number) => `'${sampleId(group, 9001)}'`
  await query(`insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id, discount_id)
    select ${id(6)}, '${sampleId(1, 2)}', 'entries', '', 'paid', 495, 'GBP', now(), now(), ${id(7)}, id from discounts`)
  await query(`insert into entries (id, purchase_id, class_id, dog_id, price, discount, status)
    values (${id(8)}, ${id(6)}, '${sampleId(5, 101)}', '${sampleId(2, 1)}', 550, 55, 'paid')`)
  await query('update discounts set used = 1')
  await open()
  expect(await rowOf('SAMPLE10')).toEqual([
    'SAMPLE10',
    '10%',
    'AlwaysAll shows',
    '1no limit',
    '£0.551 purchase',
    'Active',
  ])
})

it('is reached from the money, and finds codes by text and status, in the address', async () => {
  await make('SPRING', 'percent=5,from=2999-01-01')
  const app = await renderApp(paths.deskMoney, { as: 'admin' })
  await app.user.click(await screen.findByRole('link', { name: 'Discount codes' }))
  expect(await rows()).toHaveLength(2)
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Scheduled')
  await waitFor(async () => expect((await rows()).map(([code]) => code)).toEqual(['SPRING']))
  await app.user.type(screen.getByRole('searchbox', { name: 'Find a code' }), 'sample')
  expect(await screen.findByText('No code matches. Clear the filters to see them all.')).toBeVisible()
  expect(search(app)).toBe('?state=not_begun&text=sample')
  await app.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await rows()).toHaveLength(2)
  await app.user.click(screen.getByRole('button', { name: 'Code' }))
  await waitFor(async () => expect((await rows()).map(([code]) => code)).toEqual(['SPRING', 'SAMPLE10']))
  expect(search(app)).toBe('?sort=-code')
})

it('invites to add a code where there is none', async () => {
  await (await serverOfTests()).query('delete from discounts')
  await open()
  expect(await screen.findByText(/^Add a code that takes a percentage or an amount off/)).toBeVisible()
})

it('pauses a code and resumes it', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Pause SAMPLE10' }))
  expect(await screen.findByText(/^SAMPLE10 is paused\./)).toBeVisible()
  await waitFor(async () => expect((await rowOf('SAMPLE10'))?.at(-1)).toBe('Paused'))
  const resume = screen.getByRole('button', { name: 'Resume SAMPLE10' })
  expect(resume).toHaveFocus()
  await user.click(resume)
  expect(await screen.findByText('SAMPLE10 is no longer paused.')).toBeVisible()
  await waitFor(async () => expect((await rowOf('SAMPLE10'))?.at(-1)).toBe('Active'))
})

it('reads the list again when another admin has changed the code meanwhile', async () => {
  const { user } = await open()
  const pause = await screen.findByRole('button', { name: 'Pause SAMPLE10' })
  const server = await serverOfTests()
  await server.admin('discount', 'end', 'SAMPLE10')
  await user.click(pause)
  await waitFor(async () => expect((await rowOf('SAMPLE10'))?.at(-1)).toBe('Ended'))
  expect(screen.queryByText(/is paused/)).toBeNull()
})

it('ends a code after confirmation', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'End SAMPLE10' }))
  const question = await dialog()
  expect(question.getByText(/^This code can’t be used again/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Keep code' }))
  expect((await rowOf('SAMPLE10'))?.at(-1)).toBe('Active')
  await user.click(screen.getByRole('button', { name: 'End SAMPLE10' }))
  await user.click((await dialog()).getByRole('button', { name: 'End code' }))
  expect(await screen.findByText('SAMPLE10 has ended.')).toBeVisible()
  await waitFor(async () => expect((await rowOf('SAMPLE10'))?.at(-1)).toBe('Ended'))
  expect(screen.queryByRole('button', { name: 'End SAMPLE10' })).toBeNull()
  // The pressed button is gone, but the focus is not lost.
  expect(document.body).not.toHaveFocus()
})

it('adds a code, with what is wrong said at its fields and what was typed kept', async () => {
  const { user } = await open()
  await waitFor(() => expect(screen.getByRole('button', { name: 'New code' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'New code' }))
  const form = await dialog()
  const field = (name: string | RegExp) => form.getByLabelText(name)
  const add = () => user.click(form.getByRole('button', { name: 'Add code' }))
  await add()
  expect(form.getByRole('alert')).toHaveTextContent('There are problems with 2 fields')
  expect(form.getByRole('alert')).toHaveFocus()
  expect(field('Code')).toHaveAccessibleDescription(/Field is required/)
  expect(field('Percent')).toHaveAccessibleDescription(/Field is required/)
  await user.type(field('Code'), 'sample 10')
  await user.type(field('Percent'), '150')
  await user.type(field(/Uses in all/), '0')
  await user.type(field(/First day/), '01/12/2026')
  await user.type(field(/Last day/), '30/11/2026')
  await add()
  expect(field('Percent')).toHaveAccessibleDescription(/Enter 100 or less/)
  expect(field(/Uses in all/)).toHaveAccessibleDescription(/Enter a larger number/)
  await user.clear(field('Percent'))
  await user.type(field('Percent'), '15')
  await user.clear(field(/Uses in all/))
  await user.type(field(/Uses in all/), '3')
  await add()
  expect(field(/Last day/)).toHaveAccessibleDescription(/isn’t before the first day/)
  await user.clear(field(/Last day/))
  await user.type(field(/Last day/), '31/12/2026')
  await add()
  await waitFor(() => expect(field('Code')).toHaveAccessibleDescription(/This code exists already/))
  expect(field('Percent')).toHaveValue('15')
  await user.click(form.getByLabelText('An amount'))
  await user.type(field('Amount in GBP'), '7.50')
  await user.type(field('Code'), '{Backspace}-Winter')
  await user.click(field(/For one show only/))
  await user.type(field(/For one show only/), 'Shrewsb')
  await user.click(await screen.findByRole('option', { name: 'Shrewsbury Winter Classic' }))
  await add()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByText('SAMPLE1-WINTER has been added.')).toBeVisible()
  await waitFor(async () =>
    expect(await rowOf('SAMPLE1-WINTER')).toEqual([
      'SAMPLE1-WINTER',
      '£7.50',
      '1 Dec 2026 to 31 Dec 2026Shrewsbury Winter Classic',
      '0 of 3',
      '–',
      'Scheduled',
    ]),
  )
})
