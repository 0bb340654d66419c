import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckboxField } from '../../../ui/kit/CheckboxField'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    minWidth: 0,
    '& legend': { textStyle: 'label' },
  },
})

interface Props {
  legend: ReactNode
  /** Those that can be left out. */
  columns: readonly { id: string; label: string }[]
  /** The ids of those that are. */
  hidden: readonly string[]
  onHide: (hidden: string[]) => void
}

/** Which columns of a list are shown. */
export const ColumnChoice = ({ legend, columns, hidden, onHide }: Props) => (
  <Group>
    <legend>{legend}</legend>
    {columns.map(({ id, label }) => (
      <CheckboxField
        key={id}
        label={label}
        checked={!hidden.includes(id)}
        onChange={({ target }) =>
          onHide(columns.flatMap((one) => ((one.id === id ? !target.checked : hidden.includes(one.id)) ? one.id : [])))
        }
      />
    ))}
  </Group>
)
