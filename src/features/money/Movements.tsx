import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { dayAt } from '#contract/shared/calendar'
import { defaultRules } from '#contract/entry/rules'
import type { ProviderMovement } from '#contract/money/movements'
import { fill, paths } from '#contract/shared/paths'
import { useGetRulesQuery } from '../../api/entry/rulesApi'
import { useGetMovementsQuery } from '../../api/money/moneyApi'
import { useFormats } from '../../i18n/useFormats'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { messages as moneyMessages } from './messages'
import { adviceMessages, messages, reasonMessages, stateMessages, titleMessages } from './movementMessages'

const Hint = chakra('p', { base: { color: 'fg.muted', marginBlockEnd: '2' } })
const Sentences = chakra('p', { base: { maxWidth: 'prose', marginBlockStart: '1' } })

const tones = {
  sent: 'neutral',
  failed: 'neutral',
  owed: 'warning',
  sentAgain: 'success',
  needs_response: 'danger',
  under_review: 'warning',
  won: 'success',
  lost: 'danger',
  closed: 'neutral',
} as const

/** Its state, or what has become since of what it owes. */
const stateOf = ({ state, owed, sentAt }: ProviderMovement): keyof typeof tones => {
  if (owed === 0) return state
  return sentAt === null ? 'owed' : 'sentAgain'
}

const transfersLink = (text: ReactNode) => (
  <TextLink asChild>
    <Link to={paths.deskTransfers}>{text}</Link>
  </TextLink>
)

const Advice = ({ movement, dayOf }: { movement: ProviderMovement; dayOf: (at: string) => string }) => {
  const { amount, covered, respondBy, sentAt, purchaseKind } = movement
  const state = stateOf(movement)
  switch (state) {
    case 'owed':
      return <FormattedMessage {...adviceMessages.owed} values={{ a: transfersLink }} />
    case 'sentAgain':
      return <FormattedMessage {...adviceMessages.sentAgain} values={{ day: sentAt && dayOf(sentAt) }} />
    case 'needs_response':
      return respondBy === null ? (
        <FormattedMessage {...adviceMessages.answer} />
      ) : (
        <FormattedMessage {...adviceMessages.answerBy} values={{ day: dayOf(respondBy) }} />
      )
    case 'sent':
    case 'lost': {
      const stays = purchaseKind === 'membership' ? 'membershipStays' : 'entriesStay'
      return (
        <>
          {state === 'lost' && (
            <>
              <FormattedMessage {...adviceMessages.lost} />{' '}
            </>
          )}
          <FormattedMessage {...adviceMessages[covered < amount ? stays : 'covered']} />
        </>
      )
    }
    default:
      return <FormattedMessage {...adviceMessages[state]} />
  }
}

const MovementRow = ({ movement }: { movement: ProviderMovement }) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const { data: rules = defaultRules } = useGetRulesQuery()
  const { kind, amount, currency, fee, notedAt, reason, payer, memberId, purchaseNumber } = movement
  const dayOf = (at: string) => longDay(dayAt(at, rules.timeZone))
  const state = stateOf(movement)
  const who =
    payer === null ? (
      formatMessage(moneyMessages.deletedPayer)
    ) : (
      <TextLink asChild>
        <Link to={fill(paths.deskMember, { id: memberId })}>
          <bdi>{payer}</bdi>
        </Link>
      </TextLink>
    )
  const number = (
    <TextLink asChild>
      <Link to={fill(paths.deskPurchaseInvoice, { number: String(purchaseNumber) })}>{purchaseNumber}</Link>
    </TextLink>
  )
  const why = reasonMessages[reason]
  return (
    <Row
      title={<FormattedMessage {...titleMessages[kind]} values={{ amount: money(amount, currency) }} />}
      tags={
        <StateTag tone={tones[state]}>
          <FormattedMessage {...stateMessages[state]} />
        </StateTag>
      }
      facts={
        <>
          <FormattedMessage {...messages.facts} values={{ payer: who, number, day: dayOf(notedAt) }} />
          <Sentences>
            {why && (
              <>
                <FormattedMessage {...why} />{' '}
              </>
            )}
            <Advice movement={movement} dayOf={dayOf} />
            {fee > 0 && (
              <>
                {' '}
                <FormattedMessage {...messages.fee} values={{ fee: money(fee, currency) }} />
              </>
            )}
          </Sentences>
        </>
      }
    />
  )
}

/** What the payment provider has done without our asking; nothing at all where that is nothing. */
export const Movements = () => {
  const { data, isError, refetch } = useGetMovementsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
  const isEmpty = data?.movements.length === 0
  if (isEmpty || (!data && !isError)) return null
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      {data ? (
        <>
          <Hint>
            <FormattedMessage {...messages.lead} />
          </Hint>
          <RowList>
            {data.movements.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </RowList>
        </>
      ) : (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
    </Section>
  )
}
