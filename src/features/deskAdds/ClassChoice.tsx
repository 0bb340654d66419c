import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ClassesForDog } from '#contract/deskEntries'
import { useClassText } from '../../i18n/useClassText'
import { useFormats } from '../../i18n/useFormats'
import { useReasons } from '../../i18n/useReasons'
import { CheckboxField } from '../../ui/kit/CheckboxField'
import { messages } from './messages'

const Group = chakra('fieldset', {
  base: {
    minWidth: 0,
    '& legend': { textStyle: 'label', marginBottom: '6px' },
    '& label': { overflowWrap: 'anywhere' },
  },
})
const ErrorText = chakra('p', { base: { color: 'danger.fg', fontWeight: 'semibold', textStyle: 'small' } })

interface Props {
  known: ClassesForDog
  chosen: Record<string, boolean>
  error: string | undefined
  of: (path: string) => ComponentProps<typeof CheckboxField>
}

/** The classes of a show to tick for a dog, each with its price; one that does not fit says every reason instead. */
export const ClassChoice = ({ known: { dog, memberName, currency, classes }, chosen, error, of }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const textOf = useClassText()
  const wordReason = useReasons()
  return (
    <Group id="classIds" tabIndex={-1} aria-describedby={error ? 'classIds-error' : undefined}>
      <legend>{formatMessage(messages.classes)}</legend>
      <p>
        <FormattedMessage {...messages.ofMember} values={{ member: <bdi>{memberName}</bdi> }} />
      </p>
      {classes.every(({ reasons }) => reasons.length > 0) && (
        <p>
          <FormattedMessage {...messages.noClass} values={{ dog: <bdi>{dog.name}</bdi> }} />
        </p>
      )}
      {classes.map(({ id, price, reasons, warnings, ...cls }) => (
        <CheckboxField
          key={id}
          {...of(`picked.chosen.${id}`)}
          checked={chosen[id] === true && reasons.length === 0}
          disabled={reasons.length > 0}
          label={formatMessage(messages.classAt, { cls: textOf(cls), price: money(price, currency) })}
          hint={[...reasons, ...warnings].map((reason) => wordReason(reason, dog.name)).join(' ') || undefined}
        />
      ))}
      {error && <ErrorText id="classIds-error">{error}</ErrorText>}
    </Group>
  )
}
