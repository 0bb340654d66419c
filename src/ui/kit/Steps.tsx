import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Plate } from './Plate'

const List = chakra('ol', { base: { display: 'flex', width: 'full', listStyle: 'none' } })
const Item = chakra('li', {
  base: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    paddingInlineEnd: '2',
    '&:last-of-type': { flex: '0 1 auto' },
    // The line to the next plate; a border, so that forced colours keep it.
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      top: '15px',
      left: '34px',
      right: '0',
      borderTop: '4px solid',
      borderColor: 'border',
    },
  },
  variants: { done: { true: { '&:not(:last-of-type)::before': { borderColor: 'path' } } } },
})
const textStyles = { base: { display: 'block', mt: '2', borderRadius: 'plate' } }
const Text = chakra('div', textStyles)
const LinkText = chakra('a', textStyles)
const Label = chakra('span', {
  base: { display: 'block', fontWeight: 'semibold', fontSize: { base: '0.875rem', md: '1rem' }, lineHeight: '1.25rem' },
  variants: {
    // On phones the words of many steps would break within a word: the present one is enough to see.
    crowded: {
      present: { mdDown: { width: 'max-content' } },
      other: {
        mdDown: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      },
    },
  },
})
/** More steps than a phone has room for in words. */
const mostLabelled = 4
const Note = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })

export type StepsProps = {
  label: string
  steps: readonly { label: ReactNode; note?: ReactNode; href?: string }[]
  /** Counted from 0. */
  current: number
}

export const Steps = ({ label, steps, current }: StepsProps) => (
  <nav aria-label={label}>
    <List role="list">
      {steps.map((step, index) => {
        const crowded = index === current ? 'present' : 'other'
        const content = (
          <>
            <Label crowded={steps.length > mostLabelled ? crowded : undefined}>{step.label}</Label>
            {step.note ? <Note>{step.note}</Note> : null}
          </>
        )
        const goal = index === steps.length - 1
        return (
          <Item key={index} done={index < current} aria-current={index === current ? 'step' : undefined}>
            <Plate tone={index <= current ? 'mark' : 'off'}>{goal ? <Check aria-hidden /> : index + 1}</Plate>
            {step.href && index < current ? <LinkText href={step.href}>{content}</LinkText> : <Text>{content}</Text>}
          </Item>
        )
      })}
    </List>
  </nav>
)
