import { screen } from '@testing-library/react'
import type { Locale } from '#contract/shared/locales'
import { Holding, renderKit } from '../../testing/renderKit'
import { Pagination } from './Pagination'

const paged = (first: number, pages: number, locale?: Locale) =>
  renderKit(
    <Holding first={first}>{(page, onChange) => <Pagination page={page} pages={pages} onChange={onChange} />}</Holding>,
    locale,
  )

describe('Pagination', () => {
  it('says where one is, and leads on and back by the keys until the ends', async () => {
    const { user } = await paged(11, 12)
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 11 of 12')
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Page 12 of 12')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(screen.getByText('Page 11 of 12')).toBeVisible()
  })

  it('speaks Polish', async () => {
    await paged(3, 12, 'pl')
    expect(screen.getByText('Strona 3 z 12')).toBeVisible()
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Poprzednia', 'Następna'])
  })

  it('is not there for one page', async () => {
    await paged(1, 1)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
