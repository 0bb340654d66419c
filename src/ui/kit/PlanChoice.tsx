import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldNotes } from './Field'
import { VisuallyHidden } from './VisuallyHidden'

const Group = chakra('fieldset', {
  base: {
    minWidth: 0,
    borderTop: '3px solid',
    borderColor: 'border.strong',
    width: 'full',
    containerType: 'inline-size',
  },
})

export type PlanChoiceProps = { legend: ReactNode; error?: ReactNode; children: ReactNode }

/** A group of PlanOption. */
export const PlanChoice = ({ legend, error, children }: PlanChoiceProps) => {
  const id = useId()
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {children}
      <FieldNotes id={id} error={error} />
    </Group>
  )
}
