import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskMember, MergedAccount } from '#contract/member/member'
import { UndoMerge as Wanted } from '#contract/member/merging'
import { useUndoMergeMutation } from '../../../api/member/mergingApi'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { RowAction } from '../../../ui/kit/RowAction'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { undoMessages as messages } from '../merging/messages'
import { ProofDialog } from './ProofDialog'

interface Props {
  member: DeskMember
  account: MergedAccount
}

const Undo = ({ member: { id }, account: { id: otherId, email, lost } }: Props) => {
  const { formatMessage, formatList } = useIntl()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'undoMerge', of: otherId })
  return (
    <>
      <RowAction label={formatMessage(messages.openNamed, { email })} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.open} />
      </RowAction>
      {isOpen && (
        <ProofDialog
          id={id}
          form={`undo-merge/${otherId}`}
          useMutation={useUndoMergeMutation}
          schema={Wanted}
          more={{ otherId }}
          reason={messages.reason}
          title={<FormattedMessage {...messages.title} />}
          text={
            <>
              <FormattedMessage {...messages.text} values={{ email: <bdi dir="ltr">{email}</bdi> }} />
              {lost.length > 0 && (
                <span>
                  {' '}
                  <FormattedMessage {...messages.lost} values={{ count: lost.length, dogs: formatList(lost) }} />
                </span>
              )}
            </>
          }
          action={<FormattedMessage {...messages.action} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The accounts that were merged into a member's, and for a day the way to undo it. */
export const MergedAccounts = ({ member }: { member: DeskMember }) => {
  const { formatMessage } = useIntl()
  const { longDay, localMoment } = useFormats()
  if (member.mergedAccounts.length === 0) return null
  const factsOf = ({ memberNumber, mergedOn, undoUntil }: MergedAccount) => {
    const facts = [
      formatMessage(messages.merged, { day: longDay(mergedOn) }),
      ...(memberNumber === null ? [] : [formatMessage(messages.number, { number: memberNumber })]),
    ].join(', ')
    if (undoUntil === null) return facts
    const { day, time } = localMoment(undoUntil)
    return `${facts}. ${formatMessage(messages.until, { day, time })}`
  }
  return (
    <Section heading={<FormattedMessage {...messages.heading} />}>
      <RowList>
        {member.mergedAccounts.map((account) => (
          <Row
            key={account.id}
            title={
              <span>
                {account.memberName !== null && (
                  <>
                    <bdi>{account.memberName}</bdi>,{' '}
                  </>
                )}
                <bdi dir="ltr">{account.email}</bdi>
              </span>
            }
            facts={factsOf(account)}
            end={!member.own && account.undoUntil !== null && <Undo member={member} account={account} />}
          />
        ))}
      </RowList>
    </Section>
  )
}
