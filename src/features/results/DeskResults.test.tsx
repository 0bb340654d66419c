import { screen, waitFor } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../testing/renderApp'
import { sampleId } from '../../testing/samples'

beforeEach(async () => (await serverOfTests()).reset())

const slug = 'stirling-castle-agility'
const classId = sampleId(5, 901)
const open = () => renderApp(fill(paths.deskResults, { slug, classId }), { as: 'admin' })
const saving = /^Only organisers and judges see saved results\./

/** Gives every dog of the class a result. */
const runAll = async () => {
  const { query } = await serverOfTests()
  await query(`insert into class_results (class_id, course_time, course_length) values ('${classId}', 3800, 165)
    on conflict (class_id) do update set course_time = 3800, course_length = 165, published_at = null`)
  await query(`insert into results (entry_id, class_id, faults, refusals, time, outcome)
    select id, class_id, 0, 0, 3500, 'run' from entries where class_id = '${classId}' and status = 'paid'
    on conflict (entry_id) do nothing`)
}

it('names the class and its show in the heading, the tab and the trail', async () => {
  await open()
  const name = /^Results: \d\d:\d\d (Agility|Jumping), [\w ]+ Stirling Castle Agility$/
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(/^Results: .* Stirling Castle Agility \| Clear Round$/))
  expect(screen.getByRole('link', { name: 'Stirling Castle Agility' })).toHaveAttribute('href', `/desk/shows/${slug}`)
})

it('explains who sees saved results, publication and unpublication', async () => {
  await runAll()
  const { user } = await open()
  expect(await screen.findByText(saving)).toBeVisible()
  expect(screen.getByText(/^Publishing works out the places/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish results' }))
  expect(await screen.findByText(/^Unpublishing hides the results and places from everyone/)).toBeVisible()
  expect(screen.queryByText(saving)).toBeNull()
  await user.type(screen.getByLabelText('What needs correcting'), 'The times of two dogs were mixed up.')
  await user.click(screen.getByRole('button', { name: 'Unpublish to correct' }))
  expect(await screen.findByText(saving)).toBeVisible()
})

it('does not say that publishing is all that is left while dogs have no result', async () => {
  const { query } = await serverOfTests()
  await query(`delete from results where class_id = '${classId}'`)
  await open()
  expect(await screen.findByText(saving)).toBeVisible()
  expect(screen.getByText(/^Not published\. Give every dog a result/)).toBeVisible()
  expect(screen.queryByText(/^Publishing works out/)).toBeNull()
})

it('goes to the row of a number, and says when there is none [J22]', async () => {
  const { user } = await open()
  const field = await screen.findByLabelText('Number, dog or handler')
  const bibs = screen.getAllByRole('img', { name: /^Number \d+$/ })
  const last = bibs.at(-1)?.textContent ?? ''
  await user.type(field, `${last}{Enter}`)
  expect(document.activeElement).toHaveAttribute('data-cell', `${bibs.length - 1} faults`)
  await user.clear(field)
  await user.type(field, '99{Enter}')
  expect(screen.getByText('No dog in this class matches “99”.')).toBeVisible()
  expect(document.activeElement).toBe(field)
})

it('says what becomes of each line of a file, and fills the rows only when that is accepted [O12]', async () => {
  await (await serverOfTests()).query(`delete from results where class_id = '${classId}'`)
  const { user, container } = await open()
  const numbers = (await screen.findAllByRole('img', { name: /^Number \d+$/ })).map(({ textContent }) => textContent)
  const lines = ['Number,Faults,Refusals,Time', `${numbers[0]},0,0,35.40`, `${numbers[1]},x,0,36.00`, '99,0,0,30']
  const csv = new File([lines.join('\n')], 'results.csv', { type: 'text/csv' })
  await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, csv)
  expect(await screen.findByText('1 row will be filled in.')).toBeVisible()
  expect(screen.getByText(/^2 lines can’t be used/)).toBeVisible()
  expect(screen.getByText('Not in this class')).toBeVisible()
  expect(screen.getByText('Can’t be read:')).toBeVisible()
  expect(screen.queryByText('Not saved')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Fill in 1 row' }))
  expect(await screen.findByText('1 row filled in. Check it, then save.')).toBeVisible()
  expect(screen.getAllByLabelText(/^Time, s, /)[0]).toHaveValue('35.40')
  expect(screen.getByText('Not saved')).toBeVisible()
})

describe('a row that is typed', () => {
  const noResults = async () => (await serverOfTests()).query(`delete from results where class_id = '${classId}'`)

  it('is saved by Enter, says so, and leads to the next dog [V04]', async () => {
    await noResults()
    const { user } = await open()
    const [first] = await screen.findAllByLabelText(/^Time, s, /)
    if (!first) throw new Error('No dog')
    const dog = first.getAttribute('aria-label')?.replace('Time, s, ', '') ?? ''
    await user.type(first, '35.40{Enter}')
    expect(await screen.findByText(`${dog} saved`)).toBeVisible()
    expect(screen.queryByText('Not saved')).toBeNull()
    expect(document.activeElement).toHaveAttribute('data-cell', '1 faults')
  })

  it('is kept where someone else has saved the dog meanwhile, and says what they saved [V04]', async () => {
    await noResults()
    const { user } = await open()
    const [first] = await screen.findAllByLabelText(/^Time, s, /)
    if (!first) throw new Error('No dog')
    const { query } = await serverOfTests()
    await query(`insert into class_results (class_id, version) values ('${classId}', 1)
      on conflict (class_id) do update set version = class_results.version + 1`)
    await query(`insert into results (entry_id, class_id, faults, refusals, time, outcome)
      select id, class_id, 5, 0, 3700, 'run' from entries where class_id = '${classId}' and status = 'paid'`)
    await user.type(first, '35.40{Enter}')
    expect(await screen.findByText(/^Someone else has saved a result for .*: 5 faults, .*37\.00 s/)).toBeVisible()
    expect(first).toHaveValue('35.40')
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }))
    expect(first).toHaveValue('37.00')
  })
})
