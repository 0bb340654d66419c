import { screen } from '@testing-library/react'
import { fill, paths } from '#contract/shared/paths'
import { renderApp, serverOfTests } from '../../../testing/renderApp'

beforeEach(async () => (await serverOfTests()).reset())

it('says since when a dog has its level: the day of the last move to it, not of an earlier one [D86]', async () => {
  const { query } = await serverOfTests()
  await query(`update dogs set nexus_rank = 3 where slug = 'mgla'`)
  await query(`delete from dog_history where field = 'nexusRank'`)
  await query(`insert into dog_history (dog_id, field, value, source, at)
    select id, 'nexusRank', '3', 'declared', '2025-03-01' from dogs where slug = 'mgla'`)
  const moves = [
    [3, 2, '2026-05-04'],
    [2, 3, '2026-09-07'],
  ] as const
  for (const [before, rank, from] of moves)
    await query(`insert into dog_levels (dog_id, rank_before, rank, effective_from, source, at)
      select id, ${before}, ${rank}, '${from}', 'desk', '${from}' from dogs where slug = 'mgla'`)
  await renderApp(fill(paths.dog, { slug: 'mgla' }), { as: 'member' })
  expect(await screen.findByText(/since 7 September 2026/)).toBeVisible()
})
