import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { Choice } from '#contract/dogSync/differences'
import { Radio } from '../../ui/kit/Radio'
import { dogMessages } from './dogMessages'

const Group = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingInline: '2',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'small',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'bg.muted', borderColor: 'border.strong' },
  },
})

const choices = [
  ['accept', dogMessages.accept],
  ['reject', dogMessages.reject],
] as const

interface AcceptOrRejectProps {
  name: string
  label: string
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

/** One decision: two boxes, of which one can be taken. */
export const AcceptOrReject = ({ name, label, choice, onChoose }: AcceptOrRejectProps) => {
  const { formatMessage } = useIntl()
  return (
    <Group role="radiogroup" aria-label={label}>
      {choices.map(([value, text]) => (
        <Label key={value}>
          <Radio name={name} value={value} checked={choice === value} onChange={() => onChoose(value)} />
          {formatMessage(text)}
        </Label>
      ))}
    </Group>
  )
}
