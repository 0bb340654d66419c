import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Numeral } from './Numeral'

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '64px minmax(0, 1fr)' },
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    '& > p': { textStyle: 'small', color: 'fg.muted' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: 'touch', md: '40px' },
    paddingInline: '3',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'plank',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'small',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& svg': { width: '16px', height: '16px' },
    // Not by its colour alone: it is ticked, too.
    '&[aria-pressed=true]': { bg: 'mark', borderColor: 'mark', color: 'mark.fg' },
  },
})

export interface FilterChip<Value extends string> {
  value: Value
  label: ReactNode
  /** How many there are; unknown at first. */
  count: number | undefined
}

interface Props<Value extends string> {
  label: string
  chips: readonly FilterChip<Value>[]
  chosen: readonly string[]
  onChange: (chosen: Value[]) => void
}

/** Narrows a list down to what is in any of the chosen groups, each with how many are in it. */
export const FilterChips = <Value extends string>({ label, chips, chosen, onChange }: Props<Value>) => {
  const toggled = (value: Value) =>
    chips.flatMap((chip) => (chosen.includes(chip.value) === (chip.value !== value) ? chip.value : []))
  return (
    <Group role="group" aria-label={label}>
      <p aria-hidden>{label}</p>
      <div>
        {chips.map(({ value, label: name, count }) => (
          <Chip
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => onChange(toggled(value))}
          >
            {chosen.includes(value) && <Check aria-hidden />}
            <span>{name}</span>
            {count !== undefined && <Numeral size="s">{count}</Numeral>}
          </Chip>
        ))}
      </div>
    </Group>
  )
}
