import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldNotes, wire } from './Field'
import type { FieldTexts } from './Field'
import { Radio } from './Radio'

const Group = chakra('fieldset', { base: { minWidth: 0 } })
const Legend = chakra('legend', { base: { textStyle: 'label', marginBottom: '6px' } })
const Cards = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    overflow: 'hidden',
  },
})
const Card = chakra('label', {
  base: {
    // Those of the last row fill it.
    flex: '1 1 9.5rem',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '52px',
    paddingBlock: '2',
    paddingInline: '4',
    bg: 'bg.panel',
    boxShadow: '0 0 0 1px {colors.border.control}',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
    // Not by its colour alone: the radio button is filled, too.
    '&:has(:checked)': { bg: 'bg.subtle', boxShadow: '0 0 0 1px {colors.border.control}, inset 6px 0 0 {colors.mark}' },
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
})
const Text = chakra('span', { base: { flex: '1', minWidth: 0, fontWeight: 'semibold', overflowWrap: 'anywhere' } })
const Note = chakra('span', { base: { display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' } })

export interface ChoiceCard {
  value: string
  label: ReactNode
  note?: ReactNode
  /** A price, say. */
  end?: ReactNode
  disabled?: boolean
}

export type ChoiceCardsProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width'> &
  FieldTexts & { id: string; cards: readonly ChoiceCard[] }

/** One of a few that have something to say of themselves. The first has the group's id, so that an error's link finds it. */
export const ChoiceCards = ({ label, hint, error, id, cards, value, ...input }: ChoiceCardsProps) => (
  <Group aria-describedby={wire(id, { hint, error })['aria-describedby']}>
    <Legend>{label}</Legend>
    <Cards>
      {cards.map(({ value: one, label: name, note, end, disabled = false }, index) => (
        <Card key={one}>
          <Radio
            {...input}
            value={one}
            checked={one === value}
            disabled={disabled}
            id={index === 0 ? id : `${id}-${one}`}
          />
          <Text>
            {name}
            {note && <Note>{note}</Note>}
          </Text>
          {end}
        </Card>
      ))}
    </Cards>
    <FieldNotes id={id} hint={hint} error={error} />
  </Group>
)
