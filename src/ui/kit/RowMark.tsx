import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckSquare } from './CheckboxField'

/** Rows that can be marked, so that something is done with several at once. */
export interface Marking<Row> {
  /** The ids of those that are marked, also of some that are not there any more. */
  marked: readonly string[]
  onMark: (ids: string[]) => void
  canMark: (row: Row) => boolean
  /** What the box of a row, and the one for all of them, is called. */
  nameOf: (row: Row) => string
  nameOfAll: string
}

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
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

/** A box that marks a row, or all of them. */
export const RowMark = ({ checked, mixed = false, onChange, name, children }: Props) => (
  <Label>
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

/** Marks every row that is there and can be, or none of them. */
export const MarkAll = <Row,>({
  rows,
  rowId,
  marking: { marked, onMark, canMark, nameOfAll },
  hideName = false,
}: {
  rows: readonly Row[]
  rowId: (row: Row) => string
  marking: Marking<Row>
  hideName?: boolean
}) => {
  const ids = rows.filter(canMark).map(rowId)
  const count = ids.filter((id) => marked.includes(id)).length
  if (ids.length === 0) return null
  return (
    <RowMark
      checked={count === ids.length}
      mixed={count > 0 && count < ids.length}
      onChange={(all) => onMark(all ? ids : [])}
      {...(hideName && { name: nameOfAll })}
    >
      {!hideName && nameOfAll}
    </RowMark>
  )
}
