import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderKit } from '../../testing/renderKit'
import { DataTable } from './DataTable'
import type { DataColumn } from './useTableRows'

interface Dog {
  name: string
  city: string
  height: number
}
const dogs: Dog[] = [
  { name: 'Żabka', city: 'Łódź', height: 320 },
  { name: 'Ada', city: 'Leeds', height: 1_000 },
  { name: 'Zulu', city: 'Gdańsk', height: 95 },
  { name: 'Łatka', city: 'Poznań', height: 500 },
  { name: 'Maja', city: 'Kraków', height: 430 },
]
const columns: DataColumn<Dog>[] = [
  {
    id: 'name',
    label: 'Dog',
    cell: ({ name }) => <a href="#x">{name}</a>,
    sortBy: ({ name }) => name,
    textOf: ({ name }) => name,
  },
  { id: 'city', label: 'City', cell: ({ city }) => city, textOf: ({ city }) => city },
  { id: 'height', label: 'Height', numeral: true, cell: ({ height }) => height, sortBy: ({ height }) => height },
]

const Dogs = ({ text, pageSize, rows = dogs }: { text?: string; pageSize?: number; rows?: Dog[] }) => {
  const [sort, setSort] = useState('name')
  const [page, setPage] = useState(1)
  const state = { sort, text, page, pageSize, onSort: setSort, onPage: setPage }
  return <DataTable label="Dogs" columns={columns} rows={rows} rowId={({ name }) => name} {...state} />
}
const names = () =>
  within(screen.getByRole('table', { name: 'Dogs' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const heads = () =>
  screen.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('aria-sort')])

describe('the table [S02]', () => {
  it('is sorted as the language sorts, and says so', async () => {
    await renderKit(<Dogs />, 'pl')
    expect(names()).toEqual(['Ada', 'Łatka', 'Maja', 'Zulu', 'Żabka'])
    expect(heads()).toEqual([
      ['Dog', 'ascending'],
      ['City', null],
      ['Height', null],
    ])
  })

  it('is sorted by its heads with the keyboard: numbers as numbers, a second press turns it round', async () => {
    const { user } = await renderKit(<Dogs />)
    await user.tab()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Height' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Zulu', 'Żabka', 'Maja', 'Łatka', 'Ada'])
    await user.keyboard(' ')
    expect(names()).toEqual(['Ada', 'Łatka', 'Maja', 'Żabka', 'Zulu'])
    expect(heads().at(-1)).toEqual(['Height', 'descending'])
    expect(screen.queryByRole('button', { name: 'City' })).toBeNull()
  })

  it('is sorted by a field where it has no head', async () => {
    const { user } = await renderKit(<Dogs />)
    const field = screen.getByRole('combobox', { name: 'Sort by' })
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Dog, ascending', 'Dog, descending', 'Height, ascending', 'Height, descending'])
    await user.selectOptions(field, 'Height, descending')
    expect(names()[0]).toBe('Ada')
  })

  it.each([
    ['lodz', ['Żabka']],
    ['ŁA', ['Łatka']],
    ['a', ['Ada', 'Łatka', 'Maja', 'Żabka', 'Zulu']],
    ['320', []],
  ])('is narrowed down to %s by a search', async (text, left) => {
    await renderKit(<Dogs text={text} />)
    expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(left)
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(
      left.length === 0 ? `Nothing found for “${text}”.` : null,
    )
  })

  it.each([
    [99, ['Żabka']],
    [0, ['Ada', 'Łatka']],
    [-1, ['Ada', 'Łatka']],
  ])('shows a page that there is where it is asked for page %s', async (page, shown) => {
    const state = { sort: 'name', page, pageSize: 2, onSort: () => undefined }
    await renderKit(
      <DataTable label="Dogs" columns={columns} rows={dogs} rowId={({ name }) => name} {...state} />,
      'pl',
    )
    expect(names()).toEqual(shown)
  })

  it('has pages', async () => {
    const { user } = await renderKit(<Dogs pageSize={2} />)
    expect(names()).toEqual(['Ada', 'Łatka'])
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(names()).toEqual(['Zulu'])
    expect(screen.getByText('Page 3 of 3')).toBeVisible()
  })

  it('leaves rows as they come where the server sorts', async () => {
    const state = { sort: '-name', fromServer: true, onSort: () => undefined }
    await renderKit(<DataTable label="Dogs" columns={columns} rows={dogs} rowId={({ name }) => name} {...state} />)
    expect(names()).toEqual(dogs.map(({ name }) => name))
    expect(heads()[0]).toEqual(['Dog', 'descending'])
  })

  it('says how many rows there are where it draws a part of them', async () => {
    // Nothing has a height in jsdom.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56)
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ name: `Dog ${index}`, city: '', height: index }))
    await renderKit(<Dogs rows={rows} />)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    expect(screen.getAllByRole('row').length).toBeLessThan(100)
  })
})
