import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { chargedWith, reportLimits } from '#contract/money/providerLines'
import { sum } from '#contract/shared/money'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importLines } from '../../../store/money/importPayouts'
import { selectPayoutImport } from '../../../store/money/payoutImportSlice'
import { Button } from '../../../ui/kit/Button'
import { Figures } from '../../../ui/kit/Figures'
import { FormError } from '../../../ui/kit/FormError'
import { Notice } from '../../../ui/kit/Notice'
import { messages as importMessages } from '../statementImport/messages'
import { UnreadRows } from '../statementImport/UnreadRows'
import { fieldMessages, messages } from './messages'

const Root = chakra('div', { base: { display: 'grid', gap: '5', minWidth: 0 } })
const Report = chakra('div', { base: { display: 'grid', gap: '3', minWidth: 0 } })
const Name = chakra('bdi', { base: { overflowWrap: 'anywhere' } })

const Sums = () => {
  const { formatMessage } = useIntl()
  const { briefDay, money, number } = useFormats()
  const { file, lines } = useAppSelector(selectPayoutImport)
  const days = lines.map(({ day }) => day).sort()
  const [first, last] = [days.at(0), days.at(-1)]
  const payouts = new Set(lines.map(({ payout }) => payout)).size
  const currencies = [...new Set(lines.map(({ currency }) => currency))]
  const label = (message: typeof messages.count, count: number) => <FormattedMessage {...message} values={{ count }} />
  return (
    <Report>
      {first !== undefined && last !== undefined && (
        <p>
          <FormattedMessage
            {...importMessages.period}
            values={{ name: <Name>{file?.name}</Name>, from: briefDay(first), to: briefDay(last) }}
          />
        </p>
      )}
      <Figures
        label={formatMessage(messages.figures)}
        figures={[
          { id: 'lines', figure: number(lines.length), label: label(messages.count, lines.length) },
          { id: 'payouts', figure: number(payouts), label: label(messages.payouts, payouts) },
          ...currencies.map((currency) => ({
            id: currency,
            figure: money(sum(lines.filter((line) => line.currency === currency).map(chargedWith)), currency),
            label: <FormattedMessage {...messages.fees} />,
          })),
        ]}
      />
    </Report>
  )
}

/** What the report has, and the button that imports it. */
export const CheckStep = () => {
  const dispatch = useAppDispatch()
  const { lines, unread, isImporting, importFailed } = useAppSelector(selectPayoutImport)
  const count = lines.length
  const isTooLong = count > reportLimits.lines
  return (
    <Root>
      {count > 0 ? (
        <Sums />
      ) : (
        <p>
          <FormattedMessage {...messages.nothing} />
        </p>
      )}
      {isTooLong && (
        <Notice tone="warning">
          <FormattedMessage {...messages.tooMany} />
        </Notice>
      )}
      {importFailed && (
        <FormError>
          <FormattedMessage {...messages.importFailed} />
        </FormError>
      )}
      {count > 0 && (
        <div>
          <Button disabled={isTooLong} pending={isImporting} onClick={() => void dispatch(importLines())}>
            <FormattedMessage {...messages.start} values={{ count }} />
          </Button>
        </div>
      )}
      {unread.length > 0 && <UnreadRows unread={unread} fields={fieldMessages} />}
    </Root>
  )
}
