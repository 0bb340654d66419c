import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckSquare } from './CheckboxField'

/** Rows that can be selected, so that something is done with several at once. */
export interface RowSelection<Row> {
  /** The ids of the selected rows, also of some that are not there any more. */
  selected: readonly string[]
  onToggle: (id: string) => void
  onSelectAll: (ids: string[]) => void
  onClear: () => void
  canSelect: (row: Row) => boolean
  /** What the box of a row, and the one for all of them, is called. */
  nameOf: (row: Row) => string
  nameOfAll: string
}

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '24px',
    minHeight: '24px',
    cursor: 'pointer',
    fontWeight: 'medium',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    // Some of the rows: a dash.
    '& input:indeterminate': {
      backgroundImage: 'linear-gradient(currentColor, currentColor)',
      backgroundSize: '12px 3px',
      backgroundRepeat: 'no-repeat',
      backgroundPosition: 'center',
      color: 'fg',
    },
  },
})

interface Props {
  checked: boolean
  mixed?: boolean
  onChange: (checked: boolean) => void
  /** Its name where nothing is written beside it. */
  name?: string
  children?: ReactNode
}

/** A box that selects a row, or all of them. */
export const RowCheckbox = ({ checked, mixed = false, onChange, name, children }: Props) => (
  // Alone, the box is in the middle of its target.
  <Label justifyContent={children ? 'start' : 'center'}>
    <CheckSquare
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = mixed
      }}
      aria-label={name}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </Label>
)

/** Selects every row that is there and can be, or none of them. */
export const SelectAll = <Row,>({
  rows,
  rowId,
  selection: { selected, onSelectAll, onClear, canSelect, nameOfAll },
  hideName = false,
}: {
  rows: readonly Row[]
  rowId: (row: Row) => string
  selection: RowSelection<Row>
  hideName?: boolean
}) => {
  const ids = rows.filter(canSelect).map(rowId)
  const count = ids.filter((id) => selected.includes(id)).length
  if (ids.length === 0) return null
  return (
    <RowCheckbox
      checked={count === ids.length}
      mixed={count > 0 && count < ids.length}
      onChange={(all) => (all ? onSelectAll(ids) : onClear())}
      {...(hideName && { name: nameOfAll })}
    >
      {!hideName && nameOfAll}
    </RowCheckbox>
  )
}
