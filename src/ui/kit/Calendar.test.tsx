import { screen, waitFor, within } from '@testing-library/react'
import { renderKit } from '../../testing/renderKit'
import { Calendar } from './Calendar'

const picked = jest.fn()
const limits = { min: '2001-11-22', max: '2026-11-22', onPick: picked }

describe('Calendar', () => {
  beforeEach(() => picked.mockClear())

  it('begins the week on Monday, names days and lists in the language, and has the chosen day in focus', async () => {
    await renderKit(<Calendar value="2022-03-01" {...limits} />, 'pl')
    expect(within(screen.getByRole('grid')).getAllByRole('button')[0]).toHaveAccessibleName(/^poniedziałek, 28 lutego/)
    expect(screen.getByRole('combobox', { name: 'Miesiąc' })).toHaveDisplayValue('marzec')
    expect(screen.getByRole('combobox', { name: 'Rok' })).toHaveDisplayValue('2022')
    const day = screen.getByRole('button', { name: 'wtorek, 1 marca 2022' })
    await waitFor(() => expect(day).toHaveFocus())
  })

  it('picks a day', async () => {
    const { user } = await renderKit(<Calendar value="2022-03-01" {...limits} />)
    await user.click(screen.getByRole('button', { name: /\b9 March 2022/ }))
    expect(picked).toHaveBeenCalledWith('2022-03-09')
  })

  it('has no day after the last for picking [K08]', async () => {
    const { user } = await renderKit(<Calendar value={null} {...limits} />)
    const later = screen.getByRole('button', { name: /\b23 November 2026/ })
    expect(later).toHaveAttribute('aria-disabled', 'true')
    await user.click(later)
    expect(picked).not.toHaveBeenCalled()
  })
})
