import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldNotes, wire } from './Field'
import type { FieldTexts } from './Field'
import { Radio } from './Radio'

const Group = chakra('fieldset', { base: { minWidth: 0 } })
const Legend = chakra('legend', { base: { textStyle: 'label', marginBottom: '6px' } })
const Options = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } })
const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minHeight: '44px', cursor: 'pointer' },
})

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'color' | 'height' | 'width'> &
  FieldTexts & { id: string; options: readonly { value: string; label: ReactNode }[] }

/** One of a few, all of them in sight. The first has the group's id, so that an error's link finds it. */
export const RadioGroup = ({ label, hint, error, id, options, value, ...input }: RadioGroupProps) => {
  const wires = wire(id, { hint, error })
  return (
    <Group aria-describedby={wires['aria-describedby']}>
      <Legend>{label}</Legend>
      <Options>
        {options.map((option, index) => (
          <Label key={option.value}>
            <Radio
              {...input}
              value={option.value}
              checked={option.value === value}
              id={index === 0 ? id : `${id}-${option.value}`}
            />
            {option.label}
          </Label>
        ))}
      </Options>
      <FieldNotes id={id} hint={hint} error={error} />
    </Group>
  )
}
