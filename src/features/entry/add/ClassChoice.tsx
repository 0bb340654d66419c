import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { ClassesForDog } from '#contract/entry/addAtDesk'
import { useClassText, useShortClassText } from '../../../i18n/useClassText'
import { useFormats } from '../../../i18n/useFormats'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { Notice } from '../../../ui/kit/Notice'
import { messages } from './messages'
import { useDeskReasons } from './useDeskReasons'

const Group = chakra('fieldset', {
  base: {
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& legend': { textStyle: 'label', marginBottom: '6px' },
    '& label': { overflowWrap: 'anywhere' },
  },
})
const Refused = chakra('ul', {
  base: {
    listStyle: 'none',
    textStyle: 'small',
    color: 'fg.muted',
    borderTop: '1px solid',
    borderColor: 'border',
    '& > li': { paddingBlock: '2', borderBottom: '1px solid', borderColor: 'border' },
    '& strong': { color: 'fg' },
  },
})
const Subheading = chakra('h2', { base: { textStyle: 'label', marginTop: '2' } })
const ErrorText = chakra('p', { base: { color: 'danger.fg', fontWeight: 'semibold', textStyle: 'small' } })

type DeskClass = ClassesForDog['classes'][number]

interface Props {
  known: ClassesForDog
  chosen: Record<string, boolean>
  error: string | undefined
  of: (path: string) => ComponentProps<typeof CheckboxField>
}

const bold = { b: (text: ReactNode[]) => <strong>{text}</strong> }

/** Why the other classes do not fit, each reason once with the classes that it is true of. */
const NotOpen = ({
  dog,
  classes,
  sentence,
}: {
  dog: string
  classes: DeskClass[]
  sentence: (cls: DeskClass) => string
}) => {
  const textOf = useShortClassText()
  const reasons = [...new Set(classes.map(sentence))]
  return (
    <>
      <Subheading>
        <FormattedMessage {...messages.notOpen} values={{ dog: <bdi>{dog}</bdi> }} />
      </Subheading>
      <Refused role="list">
        {reasons.map((reason) => (
          <li key={reason}>
            <FormattedMessage
              {...messages.notOpenWhy}
              values={{
                ...bold,
                reason,
                classes: <FormattedList value={classes.filter((cls) => sentence(cls) === reason).map(textOf)} />,
              }}
            />
          </li>
        ))}
      </Refused>
    </>
  )
}

/** The classes that fit a dog to tick, each with its price; then, once, why the others do not. */
export const ClassChoice = ({ known: { dog, memberName, currency, classes }, chosen, error, of }: Props) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const textOf = useClassText()
  const word = useDeskReasons(dog.name, memberName)
  const open = classes.filter(({ reasons }) => reasons.length === 0)
  const others = classes.filter(({ reasons }) => reasons.length > 0)
  const warnings = [...new Set(open.flatMap((cls) => cls.warnings.map(word)))]
  const isOfAll = (warning: string) => open.every((cls) => cls.warnings.map(word).includes(warning))
  return (
    <Group id="classIds" tabIndex={-1} aria-describedby={error ? 'classIds-error' : undefined}>
      <legend>{formatMessage(messages.classes)}</legend>
      <p>
        <FormattedMessage {...messages.ofMember} values={{ member: <bdi>{memberName}</bdi> }} />
      </p>
      {warnings.filter(isOfAll).map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {open.length === 0 && (
        <p>
          <FormattedMessage {...messages.noClass} values={{ dog: <bdi>{dog.name}</bdi> }} />
        </p>
      )}
      {open.length > 0 && (
        <div>
          {open.map(({ id, price, reasons: _none, warnings: own, ...cls }) => (
            <CheckboxField
              key={id}
              {...of(`picked.chosen.${id}`)}
              checked={chosen[id] === true}
              label={formatMessage(messages.classAt, { cls: textOf(cls), price: money(price, currency) })}
              hint={
                own
                  .map(word)
                  .filter((warning) => !isOfAll(warning))
                  .join(' ') || undefined
              }
            />
          ))}
        </div>
      )}
      {error && <ErrorText id="classIds-error">{error}</ErrorText>}
      {others.length > 0 && (
        <NotOpen dog={dog.name} classes={others} sentence={({ reasons: [first] }) => (first ? word(first) : '')} />
      )}
    </Group>
  )
}
