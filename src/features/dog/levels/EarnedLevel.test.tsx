import { screen, waitFor, within } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

const proposalId = '00000009-0000-4000-8000-000000000001'
const reason = 'The round of 14 November was run in training.'

const opened = async (state: 'open' | 'confirmed' = 'open') => {
  const { query } = await serverOfTests()
  const isFlagged = state === 'confirmed'
  await query(`insert into level_proposals (id, dog_id, rank, earned_on, clear_rounds, agility_rounds, needed,
    needed_in_agility, state, proposed_at, flagged_at) select '${proposalId}', id, 1, '2026-11-14', 4, 2, 4, 2, '${state}',
    now(), ${isFlagged ? 'now()' : 'null'} from dogs where slug = 'figa'`)
  const { user } = await renderApp(fill(paths.deskDog, { slug: 'figa' }), { as: 'admin' })
  const part = within(await screen.findByRole('region', { name: 'Earned level' }))
  return { user, part, query }
}
const stateOf = async (query: Awaited<ReturnType<typeof opened>>['query']) =>
  (await query(`select state, reason from level_proposals where id = '${proposalId}'`))[0]

describe('a level that a dog has earned, at the desk', () => {
  beforeEach(async () => (await serverOfTests()).reset())

  it('is confirmed, and the message with its first day stays once the dog is read again', async () => {
    const { user, part, query } = await opened()
    expect(part.getByText(/^Figa has earned level 2: 4 clear rounds at level 1, 2 in agility/)).toBeVisible()
    await user.click(part.getByRole('button', { name: 'Confirm level 2' }))
    const done = await screen.findByRole('heading', { name: /^Figa is at level 2 from / })
    const moves = within(screen.getByRole('list', { name: 'Nexus level' }))
    expect(await moves.findByText('Up to level 2')).toBeVisible()
    expect(done).toBeVisible()
    expect(done).toHaveFocus()
    expect(await stateOf(query)).toEqual({ state: 'confirmed', reason: null })
  })

  it('is declined with a reason of ten characters, and says that the dog stays', async () => {
    const { user, part, query } = await opened()
    await user.click(part.getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline level 2 for Figa?' }))
    await user.type(dialog.getByLabelText('Reason'), 'no')
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Write at least 10 characters\./)
    await user.clear(dialog.getByLabelText('Reason'))
    await user.type(dialog.getByLabelText('Reason'), reason)
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('heading', { name: 'Figa stays at level 1' })).toBeVisible()
    expect(await stateOf(query)).toEqual({ state: 'declined', reason })
  })

  it('says that it was decided meanwhile', async () => {
    const { user, part, query } = await opened()
    await user.click(part.getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByLabelText('Reason'), reason)
    await query(`update level_proposals set state = 'withdrawn' where id = '${proposalId}'`)
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm level 2' })).toBeNull())
    expect(await stateOf(query)).toEqual({ state: 'withdrawn', reason: null })
  })

  it('stays with a reason where its results were corrected', async () => {
    const { user, part, query } = await opened('confirmed')
    await user.click(part.getByRole('button', { name: 'Keep level 2' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Keep Figa at level 2?' }))
    await user.type(dialog.getByLabelText('Reason'), reason)
    await user.click(dialog.getByRole('button', { name: 'Keep level 2' }))
    expect(await screen.findByRole('heading', { name: /^Figa stays at level/ })).toBeVisible()
    expect(await stateOf(query)).toEqual({ state: 'kept', reason })
  })
})
