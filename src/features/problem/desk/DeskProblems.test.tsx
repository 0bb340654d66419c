import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

const reportId = (number: number) => `00000017-0000-4000-8000-00000000000${number}`
const open = (number: number, locale: 'en' | 'pl' = 'en') =>
  renderApp(fill(paths.deskProblem, { id: reportId(number) }), { as: 'admin', locale })
const heading = (name: string) => screen.findByRole('heading', { name })
const button = (name: string) => screen.findByRole('button', { name })
const mailsTo = async (address: string) =>
  (await (await serverOfTests()).mails()).filter(({ recipient }) => recipient === address)

it('the desk leads to the reports, which are searched and filtered [X37]', async () => {
  const { user } = await renderApp(paths.desk, { as: 'admin' })
  expect(await screen.findByText('2 reports to answer.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Reported problems' }))
  await heading('Problem reports')
  const rows = async () => (await screen.findAllByRole('link', { name: /The list of shows|Po wybraniu/ })).length
  expect(await rows()).toBe(2)
  await user.type(screen.getByLabelText('Text, page, name or email'), 'gosia')
  await waitFor(async () => expect(await rows()).toBe(1))
  await user.selectOptions(screen.getByLabelText('Status'), 'Answered')
  expect(await heading('No reports match your search')).toBeVisible()
  await user.click(await button('Clear the search'))
  await waitFor(async () => expect(await rows()).toBe(2))
})

it('a report shows what was sent, with its steps, the failed one chosen [X37]', async () => {
  await open(1)
  expect(await screen.findByText(/I pressed “Try again” twice/)).toBeVisible()
  expect(screen.getByText('member@example.org')).toBeVisible()
  const steps = await screen.findByRole('region', { name: 'Steps' })
  expect(within(steps).getByLabelText('Search steps')).toHaveAccessibleDescription(/^\d steps$/)
  const link = screen.getByRole('link', { name: 'Open in the player' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/player#step=\d$/))
})

it('a report of a crash shows its message and stack, also in Polish [X37]', async () => {
  await open(2, 'pl')
  expect(await heading('Komunikat błędu')).toBeVisible()
  expect(screen.getByText("Cannot read properties of undefined (reading 'toLowerCase')")).toBeVisible()
  expect(screen.getByRole('region', { name: 'Stos wywołań' })).toHaveTextContent('at RegisterScreen')
  expect(screen.getByText('To zgłoszenie wysłano bez kroków.')).toBeVisible()
})

it('a trace that cannot be opened says so, and can still be downloaded [X37]', async () => {
  await (await serverOfTests()).query(`update problem_reports set trace = '[[[' where id = '${reportId(1)}'`)
  const { user, effects } = await open(1)
  expect(await screen.findByText(/Couldn’t read this file as a trace/)).toBeVisible()
  await user.click(await button('Download'))
  await waitFor(() => expect(effects.saved).toHaveLength(1))
})

it('an admin answers by email; the text stays until it is sent [X37]', async () => {
  const { user } = await open(2)
  await user.click(await button('Answer'))
  await user.click(await button('Send the answer'))
  const field = await screen.findByLabelText('Your answer')
  await waitFor(() => expect(field).toBeInvalid())
  await user.type(field, 'Już działa.')
  // Another admin is faster.
  await (await serverOfTests()).query(`update problem_reports set answers = 1 where id = '${reportId(2)}'`)
  await (
    await serverOfTests()
  ).query(`insert into problem_answers (id, report_id, text, answered_by, answered_at)
    values ('${reportId(8)}', '${reportId(2)}', 'Pracujemy nad tym.', null, '2026-11-23T09:00:00Z')`)
  await user.click(await button('Send the answer'))
  const dialog = field.closest<HTMLElement>('[role=dialog], [role=alertdialog]') ?? document.body
  expect(await within(dialog).findByText(/Another admin has answered this report/)).toBeVisible()
  expect(await screen.findByText('Pracujemy nad tym.')).toBeInTheDocument()
  expect(await mailsTo('gosia@example.org')).toEqual([])
  expect(screen.getByLabelText('Your answer')).toHaveValue('Już działa.')
  await user.click(await button('Send the answer'))
  await waitFor(async () => expect(await mailsTo('gosia@example.org')).toHaveLength(1))
  expect(await button('Answer again')).toBeVisible()
})

it('an admin deletes a report after a question, and is back at the list [X37]', async () => {
  const { user } = await open(2)
  await user.click(await button('Delete the report'))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete the report' }))
  await heading('Problem reports')
  expect(await screen.findAllByRole('listitem')).toBeDefined()
  await waitFor(() => expect(screen.queryByText(/Po wybraniu/)).not.toBeInTheDocument())
})
