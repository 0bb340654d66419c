import { chakra } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OfficeExtra } from '#contract/extra/extra'
import { limits } from '#contract/shared/limits'
import type { Currency } from '#contract/shared/money'
import { useFormats } from '../../../i18n/useFormats'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { IconButton } from '../../../ui/kit/IconButton'
import { Numeral } from '../../../ui/kit/Numeral'
import { extraMessages, messages } from './messages'
import { chosenOfExtra, keyOf, type Pieces } from './pieces'

const Group = chakra('fieldset', {
  base: { minWidth: 0, '& legend': { textStyle: 'label', marginBottom: '6px' } },
})
const List = chakra('ul', { base: { listStyle: 'none', borderTop: '1px solid', borderColor: 'border' } })
const Item = chakra('li', {
  base: { paddingBlock: '3', borderBottom: '1px solid', borderColor: 'border', overflowWrap: 'anywhere' },
})
const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: 'touch' },
})
const Facts = chakra('div', { base: { minWidth: 0 } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
const Stepper = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    '& > [aria-disabled=true]': { opacity: 0.35, cursor: 'not-allowed' },
  },
})
const Count = chakra('output', { base: { minWidth: '32px', textAlign: 'center', textStyle: 'numeralS' } })
const ErrorText = chakra('p', {
  base: { color: 'danger.fg', fontWeight: 'semibold', textStyle: 'small', marginBottom: '2' },
})

interface StepProps {
  /** What is counted, in words. */
  name: string
  count: number
  canAdd: boolean
  onChange: (count: number) => void
}

const Step = ({ name, count, canAdd, onChange }: StepProps) => {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  return (
    <Stepper>
      <IconButton
        type="button"
        label={formatMessage(extraMessages.fewer, { extra: name })}
        icon={<Minus aria-hidden />}
        aria-disabled={count === 0}
        onClick={() => onChange(Math.max(0, count - 1))}
      />
      <Count>{number(count)}</Count>
      <IconButton
        type="button"
        label={formatMessage(extraMessages.more, { extra: name })}
        icon={<Plus aria-hidden />}
        aria-disabled={!canAdd}
        onClick={() => canAdd && onChange(count + 1)}
      />
    </Stepper>
  )
}

interface Props {
  extras: readonly OfficeExtra[]
  currency: Currency
  pieces: Pieces
  error: string | undefined
  onChange: (pieces: Pieces) => void
}

const Extra = ({ extra, currency, pieces, onChange }: Omit<Props, 'extras' | 'error'> & { extra: OfficeExtra }) => {
  const locale = useShownLocale()
  const { money } = useFormats()
  const { id: extraId, name, price, options, left, leftForMember, reason } = extra
  const most = Math.min(left ?? limits.extraQuantityMax, leftForMember ?? limits.extraQuantityMax)
  const hasMore = chosenOfExtra(extra, pieces) < most
  const step = (optionId: string | null, label: string, leftOfOption: number | null) => {
    const key = keyOf({ extraId, optionId })
    const count = pieces[key] ?? 0
    const canAdd = hasMore && count < Math.min(leftOfOption ?? limits.extraQuantityMax, limits.extraQuantityMax)
    return <Step name={label} count={count} canAdd={canAdd} onChange={(next) => onChange({ ...pieces, [key]: next })} />
  }
  return (
    <Item>
      <Line>
        <Facts>
          <p>
            <strong>
              <bdi>{name[locale]}</bdi>
            </strong>
          </p>
          <p>
            <Numeral size="s">{money(price, currency)}</Numeral>
          </p>
          {reason === 'not_on_sale' || reason === 'sale_over' ? (
            <Small>
              <FormattedMessage {...(reason === 'sale_over' ? extraMessages.saleOver : extraMessages.notOnSale)} />
            </Small>
          ) : (
            <>
              {left !== null && (
                <Small>
                  <FormattedMessage {...extraMessages.left} values={{ left }} />
                </Small>
              )}
              {leftForMember !== null && left !== 0 && (
                <Small>
                  <FormattedMessage {...extraMessages.leftForMember} values={{ left: leftForMember }} />
                </Small>
              )}
            </>
          )}
        </Facts>
        {reason === null && options.length === 0 && step(null, name[locale], null)}
      </Line>
      {reason === null &&
        options.map((option) => (
          <Line key={option.id}>
            <Facts>
              <bdi>{option.name[locale]}</bdi>
              {option.left !== null && option.left !== left && (
                <Small>
                  <FormattedMessage {...extraMessages.left} values={{ left: option.left }} />
                </Small>
              )}
            </Facts>
            {step(option.id, `${name[locale]}, ${option.name[locale]}`, option.left)}
          </Line>
        ))}
    </Item>
  )
}

/** What a show sells besides entries, each with how many of it are wanted. */
export const ExtraChoice = ({ extras, error, ...choice }: Props) => (
  <Group id="extras" tabIndex={-1} aria-describedby={error ? 'extras-error' : undefined}>
    <legend>
      <FormattedMessage {...messages.extras} />
    </legend>
    {error && <ErrorText id="extras-error">{error}</ErrorText>}
    <List role="list">
      {extras.map((extra) => (
        <Extra key={extra.id} extra={extra} {...choice} />
      ))}
    </List>
  </Group>
)
