import { FormattedMessage } from 'react-intl'
import type { DeskMember, MemberMail } from '#contract/member/member'
import { Section } from '../../../ui/kit/Section'
import { Dated, DatedList } from './Dated'
import { messages } from './messages'
import { SomeOf } from './MemberPurchases'

const stateOf = ({ sent, failed }: MemberMail) => {
  if (sent) return messages.sent
  return failed ? messages.notSent : messages.waiting
}

/** The emails that went to a member, by their subjects. */
export const MemberMails = ({ member: { mails } }: { member: DeskMember }) => (
  <Section heading={<FormattedMessage {...messages.mails} />} aside={<SomeOf {...mails} />}>
    {mails.all === 0 ? (
      <p>
        <FormattedMessage {...messages.noneSent} />
      </p>
    ) : (
      <DatedList>
        {mails.items.map((mail) => (
          <Dated
            key={mail.id}
            day={mail.queuedOn}
            title={mail.subject}
            facts={<FormattedMessage {...stateOf(mail)} />}
          />
        ))}
      </DatedList>
    )}
  </Section>
)
