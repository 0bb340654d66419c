import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { versionMessages } from '../../i18n/versionMessages'
import { sameValue } from '../../lib/sameValue'
import { Radio } from './Radio'

const Root = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderInlineStart: '6px solid',
    borderInlineStartColor: 'warning.fg',
    padding: '4',
    marginBottom: '4',
  },
})
const Heading = chakra('h2', { base: { textStyle: 'h3', scrollMarginTop: '4' } })
const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4' },
})
const Group = chakra('fieldset', { base: { minWidth: 0 } })
const Legend = chakra('legend', { base: { textStyle: 'label', marginBottom: '6px' } })
const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    cursor: 'pointer',
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
})

type Fields = Readonly<Record<string, unknown>>

export interface VersionChoiceProps {
  /** The names of the form's fields, in their order. */
  labels: Readonly<Record<string, string>>
  /** What was sent and refused. */
  sent: Fields
  /** What is saved now. */
  saved: Fields
  /** What the form holds: the choice. */
  current: Fields
  onChoose: (field: string, value: unknown) => void
  /** How a value is shown, where it is not a text that someone typed. */
  textOf?: (field: string, value: unknown) => string
}

/** What was typed beside what someone else has saved meanwhile, field by field. Its heading takes the focus. */
export const VersionChoice = ({
  labels,
  sent,
  saved,
  current,
  onChoose,
  textOf = (_field, value) => String(value),
}: VersionChoiceProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The heading, not the whole: that may be longer than the window.
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const differing = Object.keys(labels).filter((field) => !sameValue(sent[field], saved[field]))
  return (
    <Root aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        <FormattedMessage {...versionMessages.heading} />
      </Heading>
      <p>
        <FormattedMessage {...versionMessages.text} />
      </p>
      <Fields>
        {differing.map((field) => (
          <Group key={field}>
            <Legend>{labels[field]}</Legend>
            {[
              { message: versionMessages.mine, value: sent[field] },
              { message: versionMessages.saved, value: saved[field] },
            ].map(({ message, value }) => (
              <Label key={message.id}>
                <Radio
                  name={`${id}-${field}`}
                  checked={sameValue(current[field], value)}
                  onChange={() => onChoose(field, value)}
                />
                <span>
                  <FormattedMessage
                    {...message}
                    values={{
                      value:
                        value === '' ? (
                          <FormattedMessage {...versionMessages.empty} />
                        ) : (
                          <bdi>{textOf(field, value)}</bdi>
                        ),
                    }}
                  />
                </span>
              </Label>
            ))}
          </Group>
        ))}
      </Fields>
    </Root>
  )
}
