import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderKit } from '../../testing/renderKit'
import { BulkBar } from './BulkBar'
import { DataTable } from './DataTable'

const dogs = [{ name: 'Ada' }, { name: 'Bosco' }, { name: 'Maja' }]
const columns = [{ id: 'name', label: 'Dog', cell: ({ name }: { name: string }) => name }]

const Marked = () => {
  const [marked, onMark] = useState<string[]>([])
  return (
    <>
      <DataTable
        label="Dogs"
        columns={columns}
        rows={dogs}
        rowId={({ name }) => name}
        sort="name"
        onSort={() => undefined}
        marking={{
          marked,
          onMark,
          nameOfAll: 'Select all',
          canMark: ({ name }) => name !== 'Bosco',
          nameOf: ({ name }) => `Select ${name}`,
        }}
      />
      <BulkBar count={marked.length} counted={`${marked.length} selected`} clear="Clear" onClear={() => onMark([])}>
        <button type="button">Withdraw</button>
      </BulkBar>
    </>
  )
}
const box = (name: string) => within(screen.getByRole('table')).getByRole<HTMLInputElement>('checkbox', { name })

describe('rows that can be marked [J15]', () => {
  it('have a box each where something can be done with them, and are counted for everybody', async () => {
    const { user } = await renderKit(<Marked />)
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

  it('are marked all at once, and none of them again, by keyboard', async () => {
    const { user } = await renderKit(<Marked />)
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
