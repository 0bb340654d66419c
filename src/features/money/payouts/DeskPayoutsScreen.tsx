import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Payouts } from '#contract/money/providerLines'
import { paths } from '#contract/shared/paths'
import { useGetPayoutsQuery } from '../../../api/money/providerLineApi'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { Figures } from '../../../ui/kit/Figures'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { Fetched } from '../../desk/shared/Fetched'
import { Differences } from './Differences'
import { messages } from './messages'
import { PayoutsTable } from './PayoutsTable'
import { UnknownTransactions } from './UnknownTransactions'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: { base: '6', md: '7' } } })
const Hint = chakra('p', { base: { color: 'fg.muted', marginBlock: '2', maxWidth: 'prose' } })

const Reported = ({ known }: { known: Payouts }) => {
  const { formatMessage } = useIntl()
  const { briefDay, money, number } = useFormats()
  const { reported, expected, unknownInAll, differences } = known
  return (
    <div>
      <Figures
        label={formatMessage(messages.figures)}
        figures={[
          ...expected.map(({ currency, amount }) => ({
            id: currency,
            figure: money(amount, currency),
            label: <FormattedMessage {...messages.expected} />,
          })),
          {
            id: 'unknown',
            figure: number(unknownInAll),
            label: <FormattedMessage {...messages.unknownCount} values={{ count: unknownInAll }} />,
          },
          {
            id: 'differences',
            figure: number(differences.length),
            label: <FormattedMessage {...messages.differenceCount} values={{ count: differences.length }} />,
          },
        ]}
      />
      {reported && (
        <Hint>
          <FormattedMessage
            {...messages.reported}
            values={{ from: briefDay(reported.from), to: briefDay(reported.to) }}
          />
        </Hint>
      )}
    </div>
  )
}

const Known = ({ known }: { known: Payouts }) => {
  const { briefDay } = useFormats()
  const part = useLostFocus(known)
  const { today, comparedTo, payouts, unknown, unknownInAll, differences } = known
  const shown = unknown.filter(({ outcome }) => outcome === null).length
  return (
    <Parts ref={part} tabIndex={-1}>
      {payouts.length === 0 ? (
        <EmptyState level={2} heading={<FormattedMessage {...messages.none} />}>
          <FormattedMessage {...messages.noneText} />
        </EmptyState>
      ) : (
        <>
          <Reported known={known} />
          <PayoutsTable payouts={payouts} today={today} />
        </>
      )}
      {unknown.length > 0 && (
        <Section heading={<FormattedMessage {...messages.unknown} />}>
          <Hint>
            <FormattedMessage {...messages.unknownText} />
          </Hint>
          {shown < unknownInAll && (
            <Hint>
              <FormattedMessage {...messages.unknownShown} values={{ shown, count: unknownInAll }} />
            </Hint>
          )}
          <UnknownTransactions lines={unknown} today={today} />
        </Section>
      )}
      {differences.length > 0 && comparedTo !== null && (
        <Section heading={<FormattedMessage {...messages.differences} />}>
          <Hint>
            <FormattedMessage {...messages.differencesText} values={{ day: briefDay(comparedTo) }} />
          </Hint>
          <Differences differences={differences} />
        </Section>
      )}
    </Parts>
  )
}

const PayoutsPage = () => {
  const { formatMessage } = useIntl()
  const query = useGetPayoutsQuery(undefined, { refetchOnFocus: true })
  return (
    <Page
      before={<DeskTrail section="money" />}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      aside={
        <Button asChild variant="outline" icon={<Upload aria-hidden />}>
          <Link to={paths.importPayouts}>
            <FormattedMessage {...messages.import} />
          </Link>
        </Button>
      }
    >
      <Fetched query={query} messages={messages}>
        {(known) => <Known known={known} />}
      </Fetched>
    </Page>
  )
}

/** /desk/money/payouts: payouts of the payment provider, compared with the books. */
export const DeskPayoutsScreen = () => (
  <MessagesOf part="money">
    <PayoutsPage />
  </MessagesOf>
)
