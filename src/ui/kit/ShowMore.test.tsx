import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeSystem } from '../system/system'
import { RowList } from './RowList'
import { ShowMore, type ShowMoreProps } from './ShowMore'

const system = makeSystem()
const more = jest.fn()
const list = (rows: number, state: Partial<ShowMoreProps> = {}) => (
  <ChakraProvider value={system}>
    <RowList>
      {Array.from({ length: rows }, (_, row) => (
        <li key={row}>
          <a href={`#${row}`}>Row {row + 1}</a>
        </li>
      ))}
    </RowList>
    <ShowMore rows={rows} hasMore pending={false} failed={false} onMore={more} {...state}>
      Show more
    </ShowMore>
  </ChakraProvider>
)
const button = () => screen.getByRole('button', { name: 'Show more' })

describe('ShowMore [R13]', () => {
  beforeEach(() => more.mockClear())

  it('leads the keyboard to the first new row, also where the last page takes the button away', async () => {
    const { rerender } = render(list(2))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(more).toHaveBeenCalledTimes(1)
    rerender(list(2, { pending: true }))
    expect(button()).toHaveFocus()
    rerender(list(4, { hasMore: false }))
    expect(screen.getByRole('link', { name: 'Row 3' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('asks once while an answer is under way, and says so', async () => {
    render(list(2, { pending: true }))
    await userEvent.click(button())
    await userEvent.click(button())
    expect(more).not.toHaveBeenCalled()
    expect(button()).toHaveAttribute('aria-busy', 'true')
  })

  it('keeps the rows and the focus where a page does not come, says so at once, and asks again', async () => {
    const { rerender } = render(list(2))
    await userEvent.click(button())
    rerender(list(2, { failed: 'Couldn’t load more.' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load more.')
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(more).toHaveBeenCalledTimes(2)
    rerender(list(3))
    expect(screen.getByRole('link', { name: 'Row 3' })).toHaveFocus()
  })

  it('leaves the focus where it is when rows come unasked', () => {
    const { rerender } = render(list(2))
    rerender(list(4))
    expect(document.body).toHaveFocus()
  })
})
