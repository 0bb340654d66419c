import { chakra } from '@chakra-ui/react'
import { Lock, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isOpen, type Choice, type Difference } from '#contract/dogSync/differences'
import { useFieldSentence } from '../../i18n/useFieldSentence'
import { role } from '../../ui/kit/Table'
import { AcceptOrReject } from './AcceptOrReject'
import { dogFieldMessages } from '../dog/shared/fieldMessages'
import { dogMessages, lockTexts } from './dogMessages'
import { useSyncValue } from './useSyncValue'

const Row = chakra('tr', {
  variants: {
    state: {
      conflict: { bg: 'warning.bg' },
      locked: { bgImage: 'repeating-linear-gradient(135deg, transparent 0 7px, {colors.border} 7px 8px)' },
      changed: {},
      same: {},
    },
  },
})
const Value = chakra('span', {
  base: { unicodeBidi: 'isolate', overflowWrap: 'anywhere', bg: 'bg.panel', boxDecorationBreak: 'clone' },
  variants: { strong: { true: { fontWeight: 'semibold', color: 'fg' } }, plain: { true: { bg: 'transparent' } } },
})
const Small = chakra('small', { base: { textStyle: 'small' } })
const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'small',
    mt: '2',
    bg: 'bg.panel',
    '& > svg': { flexShrink: 0, width: '18px', height: '18px', mt: '1px' },
  },
  variants: { warning: { true: { bg: 'transparent', color: 'warning.fg' } } },
})
const Locked = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    bg: 'bg.panel',
    paddingInline: '1',
    '& svg': { width: '18px', height: '18px' },
  },
})

interface FieldRowProps {
  difference: Difference
  name: string
  /** Taken over with the dog as a whole. */
  isNew: boolean
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

const small = (text: React.ReactNode) => <Small>{text}</Small>

const Result = ({ difference, choice }: Pick<FieldRowProps, 'difference' | 'choice'>) => {
  const valueOf = useSyncValue()
  const { field, here, there, state } = difference
  const isAccepted = choice === 'accept' && state !== 'locked'
  if (state === 'same') return valueOf(field, here)
  if (state !== 'locked' && choice === undefined) return <FormattedMessage {...dogMessages.notDecided} />
  const value = valueOf(field, isAccepted ? there : here)
  return <FormattedMessage {...(isAccepted ? dogMessages.isNew : dogMessages.kept)} values={{ value, small }} />
}

const FieldNote = ({ difference: { state, lock, code }, name }: Pick<FieldRowProps, 'difference' | 'name'>) => {
  const sentenceOf = useFieldSentence()
  if (lock)
    return (
      <Note>
        <FormattedMessage {...lockTexts[lock]} values={{ name, reason: code ? sentenceOf(code) : '' }} />
      </Note>
    )
  return state === 'conflict' ? (
    <Note warning>
      <TriangleAlert aria-hidden />
      <FormattedMessage {...dogMessages.identity} />
    </Note>
  ) : null
}

/** A field of a dog: here, in the file, what will be, and the choice; or why there is none. */
export const FieldRow = ({ difference, name, isNew, choice, onChoose }: FieldRowProps) => {
  const { formatMessage } = useIntl()
  const valueOf = useSyncValue()
  const { field, here, there, state, text } = difference
  const label = formatMessage(dogFieldMessages[field])
  const isPlain = state === 'conflict'
  return (
    <Row role="row" state={state}>
      <td {...role('cell')}>
        <Value plain={isPlain}>{label}</Value>
      </td>
      {!isNew && (
        <td {...role('cell')} data-label={formatMessage(dogMessages.here)}>
          <Value plain={isPlain} dir="auto" strong={state !== 'same'}>
            {valueOf(field, here)}
          </Value>
        </td>
      )}
      <td {...role('cell')} data-label={formatMessage(dogMessages.there)}>
        <Value plain={isPlain} dir="auto" strong={state !== 'same'}>
          {text ?? (there === undefined ? '–' : valueOf(field, there))}
        </Value>
        <FieldNote difference={difference} name={name} />
      </td>
      <td {...role('cell')} data-label={formatMessage(dogMessages.result)}>
        <Value plain={isPlain} dir="auto" strong={choice !== undefined}>
          <Result difference={difference} choice={choice} />
        </Value>
      </td>
      {!isNew && (
        <td {...role('cell')}>
          {state === 'locked' && (
            <Locked>
              <Lock aria-hidden />
              <FormattedMessage {...dogMessages.locked} />
            </Locked>
          )}
          {isOpen(state) && (
            <AcceptOrReject
              name={`choice-${field}`}
              label={formatMessage(dogMessages.choiceOf, { field: label })}
              choice={choice}
              onChoose={onChoose}
            />
          )}
        </td>
      )}
    </Row>
  )
}
