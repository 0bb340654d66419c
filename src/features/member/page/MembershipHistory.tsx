import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskMember, MembershipRecord } from '#contract/member/member'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { Section } from '../../../ui/kit/Section'
import { Dated, DatedList } from './Dated'
import { messages } from './messages'
import { kindMessages, wayMessages } from '../shared/recordMessages'

const What = ({ record: { event, kind, years, endsOn } }: { record: MembershipRecord }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const day = endsOn === null ? formatMessage(messages.endless) : longDay(endsOn)
  if (event !== 'begun') return <FormattedMessage {...messages[event]} values={{ day }} />
  return (
    <span>
      {[
        kind !== 'adult' && formatMessage(kindMessages[kind]),
        years === null ? day : formatMessage(messages.years, { years, day }),
      ]
        .filter(Boolean)
        .join(': ')}
    </span>
  )
}

const How = ({ record: { paid, recordedBy, reason } }: { record: MembershipRecord }) => {
  const { formatMessage } = useIntl()
  const receipt = paid?.receipt
  const parts = [
    paid && paid.way === null && formatMessage(messages.bought, { receipt }),
    paid?.way && formatMessage(messages.paidAtDesk, { way: formatMessage(wayMessages[paid.way]), receipt }),
    recordedBy !== null && formatMessage(messages.recordedBy, { name: recordedBy }),
    reason,
  ]
  return <bdi>{parts.filter(Boolean).join('. ')}</bdi>
}

/** What happened to a membership, the newest first, with what was paid. */
export const MembershipHistory = ({ member: { memberships } }: { member: DeskMember }) => {
  const { money } = useFormats()
  return (
    <Section heading={<FormattedMessage {...messages.membership} />}>
      {memberships.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noMembership} />
        </p>
      ) : (
        <DatedList as="ol">
          {memberships.map((record) => (
            <Dated
              key={record.id}
              day={record.recordedOn}
              title={<What record={record} />}
              facts={<How record={record} />}
              end={record.paid && <Numeral size="s">{money(record.paid.amount, record.paid.currency)}</Numeral>}
            />
          ))}
        </DatedList>
      )}
    </Section>
  )
}
