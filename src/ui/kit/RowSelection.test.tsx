import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderKit } from '../../testing/renderKit'
import { BulkBar } from './BulkBar'
import { DataTable } from './DataTable'

const dogs = [{ name: 'Ada' }, { name: 'Bosco' }, { name: 'Maja' }]
const columns = [{ id: 'name', label: 'Dog', cell: ({ name }: { name: string }) => name }]

const Selectable = () => {
  const [selected, setSelected] = useState<string[]>([])
  return (
    <>
      <DataTable
        label="Dogs"
        columns={columns}
        rows={dogs}
        rowId={({ name }) => name}
        sort="name"
        onSort={() => undefined}
        selection={{
          selected,
          onToggle: (id) =>
            setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
          onSelectAll: setSelected,
          onClear: () => setSelected([]),
          nameOfAll: 'Select all',
          canSelect: ({ name }) => name !== 'Bosco',
          nameOf: ({ name }) => `Select ${name}`,
        }}
      />
      <BulkBar
        count={selected.length}
        counted={`${selected.length} selected`}
        clear="Clear"
        onClear={() => setSelected([])}
      >
        <button type="button">Withdraw</button>
      </BulkBar>
    </>
  )
}
const box = (name: string) => within(screen.getByRole('table')).getByRole<HTMLInputElement>('checkbox', { name })

describe('row selection [J15]', () => {
  it('shows a checkbox in each selectable row and announces the count', async () => {
    const { user } = await renderKit(<Selectable />)
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    expect(within(screen.getByRole('table')).getAllByRole('checkbox')).toHaveLength(3)
    expect(screen.queryByRole('checkbox', { name: 'Select Bosco' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
    await user.click(box('Select Maja'))
    expect(status).toHaveTextContent('1 selected')
    expect(box('Select Maja')).toBeChecked()
    expect(box('Select all').indeterminate).toBe(true)
  })

  it('selects and clears all rows by keyboard', async () => {
    const { user } = await renderKit(<Selectable />)
    box('Select all').focus()
    await user.keyboard(' ')
    expect(screen.getByRole('status')).toHaveTextContent('2 selected')
    expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([true, false])
    await user.keyboard(' ')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.tab()
    expect(box('Select Ada')).toHaveFocus()
    await user.keyboard(' ')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(box('Select Ada')).not.toBeChecked()
  })
})
