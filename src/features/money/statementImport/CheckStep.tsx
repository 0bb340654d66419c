import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { statementLimits } from '#contract/money/statement'
import { grouped } from '#contract/payment/bankTransfer'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importLines } from '../../../store/money/importStatement'
import { columnsOpened, selectStatementImport } from '../../../store/money/statementImportSlice'
import { selectPeriod, selectSums } from '../../../store/money/statementLines'
import { Button } from '../../../ui/kit/Button'
import { Figures } from '../../../ui/kit/Figures'
import { FormError } from '../../../ui/kit/FormError'
import { Notice } from '../../../ui/kit/Notice'
import { LinesTable } from './LinesTable'
import { fieldMessages, messages } from './messages'
import { UnreadRows } from './UnreadRows'

const Root = chakra('div', { base: { display: 'grid', gap: '5', minWidth: 0 } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Name = chakra('bdi', { base: { overflowWrap: 'anywhere' } })

/** Which file, account and days these are. */
const About = () => {
  const { briefDay } = useFormats()
  const { file, account } = useAppSelector(selectStatementImport)
  const period = useAppSelector(selectPeriod)
  return (
    <div>
      {period && (
        <p>
          <FormattedMessage
            {...messages.period}
            values={{ name: <Name>{file?.name}</Name>, from: briefDay(period.first), to: briefDay(period.last) }}
          />
        </p>
      )}
      {account !== '' && (
        <p>
          <FormattedMessage {...messages.account} values={{ account: grouped(account) }} />
        </p>
      )}
    </div>
  )
}

const Sums = () => {
  const { formatMessage } = useIntl()
  const { money, number } = useFormats()
  const { lines } = useAppSelector(selectStatementImport)
  const sums = useAppSelector(selectSums)
  const count = lines.length
  return (
    <Figures
      label={formatMessage(messages.figures)}
      figures={[
        { id: 'count', figure: number(count), label: <FormattedMessage {...messages.count} values={{ count }} /> },
        ...sums.flatMap(({ currency, paidIn, paidOut }) => [
          { id: `in ${currency}`, figure: money(paidIn, currency), label: <FormattedMessage {...messages.paidIn} /> },
          {
            id: `out ${currency}`,
            figure: money(paidOut, currency),
            label: <FormattedMessage {...messages.paidOut} />,
          },
        ]),
      ]}
    />
  )
}

/** What the file has, and the button that imports it. */
export const CheckStep = () => {
  const dispatch = useAppDispatch()
  const { lines, unread, headers, isImporting, importFailed } = useAppSelector(selectStatementImport)
  const count = lines.length
  const isTooLong = count > statementLimits.lines
  return (
    <Root>
      {count > 0 ? (
        <>
          <About />
          <Sums />
        </>
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
      <Actions>
        {count > 0 && (
          <Button disabled={isTooLong} pending={isImporting} onClick={() => void dispatch(importLines())}>
            <FormattedMessage {...messages.start} values={{ count }} />
          </Button>
        )}
        {headers.length > 0 && !isImporting && (
          <Button variant="outline" onClick={() => dispatch(columnsOpened({ step: 'columns' }))}>
            <FormattedMessage {...messages.columns} />
          </Button>
        )}
      </Actions>
      {unread.length > 0 && <UnreadRows unread={unread} fields={fieldMessages} />}
      {count > 0 && <LinesTable />}
    </Root>
  )
}
