import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'bath-spring-draft'
const at = fill(paths.editShow, { slug })

const open = async () => {
  const app = await renderApp(at, { as: 'admin' })
  const grid = within(await screen.findByRole('grid', { name: 'Classes' }, { timeout: 10_000 }))
  const cell = (id: string) => document.getElementById(id) as HTMLElement
  const stored = () => {
    const form = app.store.getState().forms.byId[`show ${slug}`]
    return (form?.values.classes ?? []) as Record<string, string>[]
  }
  return { ...app, grid, cell, stored }
}
const paste = (on: HTMLElement, text: string) => fireEvent.paste(on, { clipboardData: { getData: () => text } })

it('is edited with the keys of a spreadsheet, and each step can be undone', async () => {
  const { user, cell, stored } = await open()
  await user.click(cell('classes.0.ring'))
  await user.keyboard('7{Enter}')
  expect(stored()[0]?.ring).toBe('7')
  await waitFor(() => expect(cell('classes.1.ring')).toHaveFocus())
  await user.keyboard('{Enter}{Backspace}8{Tab}')
  expect(stored()[1]?.ring).toBe('8')
  await waitFor(() => expect(cell('classes.1.type')).toHaveFocus())
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(cell('classes.1.ring')).toHaveFocus())
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await user.keyboard('{Control>}d{/Control}')
  expect(
    stored()
      .slice(1, 4)
      .map(({ ring }) => ring),
  ).toEqual(['8', '8', '8'])
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  expect(stored()[1]?.ring).not.toBe('8')
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(stored()[1]?.ring).toBe('8')
  await user.click(cell('classes.2.capacity'))
  await user.keyboard('{Delete}')
  expect(cell('classes.2.capacity')).toBeInvalid()
  expect(cell('classes.2.capacity')).toHaveAccessibleDescription(/Places: /)
  await user.keyboard('{Enter}99{Escape}')
  expect(stored()[2]?.capacity).toBe('')
})

it('takes rows of a spreadsheet, shows clashes, and saves everything', async () => {
  const { user, cell, stored, store } = await open()
  const count = document.querySelectorAll('[id$=".startTime"]').length
  await user.click(cell('classes.0.date'))
  const day = (
    await (await serverOfTests()).query(`select start_date::text as day from shows where slug = '${slug}'`)
  )[0]
  paste(
    cell('classes.0.date'),
    [
      'Day\tStart\tRing\tType\tHeight\tLevels\tJudge\tPlaces\tPrice',
      `${String(day?.day)}\t16:00\t1\tA\tL\t1-5\tMarek Zieliński\t20\t£5.50`,
      `${String(day?.day)}\t16:30\t2\tJ\tany\t1-3\tMarek Zieliński\t30\t5,50`,
    ].join('\n'),
  )
  await waitFor(() => expect(stored()).toHaveLength(count + 2))
  expect(await screen.findByText(/is judging in two rings at once/)).toHaveTextContent('Marek Zieliński')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(store.getState().router.location.pathname).toBe(fill(paths.deskShow, { slug })))
  const rows = await (
    await serverOfTests()
  ).query(
    `select price, judge_id is not null as judged from classes join shows on shows.id = show_id
     where slug = '${slug}' and start_time like '16:%' order by start_time`,
  )
  expect(rows).toEqual([
    { price: 550, judged: true },
    { price: 550, judged: true },
  ])
  expect(await screen.findAllByText(/^Class added: /)).toHaveLength(2)
})

it('shows each refusal at its field, and offers both versions after another editor’s save', async () => {
  const { user, store } = await open()
  const name = screen.getByLabelText('Name of the show')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(name).toBeInvalid()
  await user.type(name, 'Mine')
  await (await serverOfTests()).query(`update shows set name = 'Theirs', version = version + 1 where slug = '${slug}'`)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('radio', { name: /Theirs/ })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(store.getState().router.location.pathname).toBe(fill(paths.deskShow, { slug })))
  const [saved] = await (await serverOfTests()).query(`select name from shows where slug = '${slug}'`)
  expect(saved).toEqual({ name: 'Mine' })
})

it('begins as an empty draft or a copy, whose days are said beforehand', async () => {
  const { user, store } = await renderApp(paths.newShow, { as: 'admin' })
  await user.selectOptions(
    await screen.findByLabelText('Copy of'),
    await screen.findByRole('option', { name: /^Shrewsbury/ }),
  )
  // The next year, on the same weekday.
  expect(screen.getByLabelText('Name of the show')).toHaveValue('Shrewsbury Winter Classic')
  expect(screen.getByLabelText('First day')).toHaveValue('11/12/2027')
  await user.clear(screen.getByLabelText('Name of the show'))
  await user.type(screen.getByLabelText('Name of the show'), 'Shrewsbury Spring')
  await user.clear(screen.getByLabelText('First day'))
  await user.type(screen.getByLabelText('First day'), '15/05/2027')
  expect(await screen.findByText(/^The copy is on Sat 15 – Sun 16 May/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create a draft' }))
  await waitFor(() =>
    expect(store.getState().router.location.pathname).toBe(fill(paths.editShow, { slug: 'shrewsbury-spring-2027' })),
  )
  expect(await screen.findByDisplayValue('Shrewsbury Spring')).toBeVisible()
})

it('is for admins alone, and says of a finished show why it cannot be edited', async () => {
  const { unmount } = await renderApp(fill(paths.editShow, { slug: 'lodz-jesienne-starty' }), { as: 'admin' })
  expect(await screen.findByText('Couldn’t load the show')).toBeVisible()
  unmount()
  await renderApp(at, { as: 'reviewer' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found'))
})
