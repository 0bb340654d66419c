import { screen } from '@testing-library/react'
import { renderKit } from '../../../testing/renderKit'
import { SaleTerms } from './SaleTerms'

const entry = (showSlug: string, percent: number, until: string) => ({
  item: { showSlug, showName: showSlug.toUpperCase() },
  refundRule: { percent, until, timeZone: 'Europe/London' },
})

it('says the refund rule of each show once, by its earliest deadline', async () => {
  await renderKit(
    <SaleTerms
      entries={[
        entry('york', 100, '2026-12-10T23:59:00.000Z'),
        entry('york', 100, '2026-12-09T08:30:00.000Z'),
        entry('leeds', 60, '2026-12-11T23:59:00.000Z'),
        entry('bath', 0, '2026-12-12T23:59:00.000Z'),
      ]}
    />,
  )
  const sentences = screen.getByRole('heading', { name: 'Refunds' }).parentElement?.querySelectorAll('p') ?? []
  expect(Array.from(sentences, ({ textContent }) => textContent)).toEqual([
    'YORK: withdraw by 9 December at 08:30 and we refund the full price. After that, only if the show is cancelled.',
    'LEEDS: withdraw by 11 December at 23:59 and we refund 60% of the price. After that, only if the show is cancelled.',
    'BATH: we only refund the price if the show is cancelled.',
  ])
})

it('says nothing of refunds where the server has said nothing', async () => {
  await renderKit(<SaleTerms entries={[{ ...entry('york', 100, ''), refundRule: null }]} />)
  expect(screen.queryByRole('heading', { name: 'Refunds' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Sold by' })).toBeVisible()
})
