import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PauseMembership as Wanted } from '#contract/membership/atDesk'
import { runsUntil } from '#contract/membership/renewal'
import { daysBetween, type Day } from '#contract/shared/calendar'
import { limits } from '#contract/shared/limits'
import { usePauseMembershipMutation, useResumeMembershipMutation } from '../../../api/member/memberApi'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { useFormats } from '../../../i18n/useFormats'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import type { DialogOfMember } from './dialogOfMember'
import { pauseMessages as messages } from './membershipMessages'
import { recordMessages } from '../shared/recordMessages'

interface WithReason extends DialogOfMember {
  form: string
  useMutation: typeof usePauseMembershipMutation | typeof useResumeMembershipMutation
  expectedUntil: Day | null
  title: ReactNode
  text: ReactNode
  action: ReactNode
}

const WithReason = ({
  member: { id, getsMails },
  onClose,
  form,
  useMutation,
  expectedUntil,
  title,
  text,
  action,
}: WithReason) => {
  const { formatMessage } = useIntl()
  const { of, press, close, pending, failure } = useRecordDialog(useMutation, {
    id,
    form: `${form}/${id}`,
    base: { reason: '' },
    labels: { reason: formatMessage(recordMessages.reason) },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema: Wanted,
    toSend: (values) => ({ ...values, expectedUntil }),
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      text={
        <>
          {text}
          {getsMails && (
            <span>
              {' '}
              <FormattedMessage {...recordMessages.emailed} />
            </span>
          )}
        </>
      }
      confirm={{ action, pending, onConfirm: press }}
    >
      <TextAreaField hint={formatMessage(recordMessages.reasonHint)} maxLength={limits.reasonMax} {...of('reason')} />
      {failure?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...recordMessages.changed} />
        </FormError>
      )}
    </Dialog>
  )
}

/** Pauses a membership from today on. */
export const PauseMembership = ({ member, onClose }: DialogOfMember) => {
  const { memberName, renewalDate, terms } = member
  const days = renewalDate === null ? 0 : daysBetween(terms.today, renewalDate) + 1
  return (
    <WithReason
      member={member}
      onClose={onClose}
      form="pause-membership"
      useMutation={usePauseMembershipMutation}
      expectedUntil={renewalDate}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} values={{ name: memberName, days }} />}
      action={<FormattedMessage {...messages.open} />}
    />
  )
}

/** Lets a paused membership run again from today on. */
export const ResumeMembership = ({ member, onClose }: DialogOfMember) => {
  const { longDay } = useFormats()
  const until = runsUntil(member, member.terms.today)
  return (
    <WithReason
      member={member}
      onClose={onClose}
      form="resume-membership"
      useMutation={useResumeMembershipMutation}
      expectedUntil={until}
      title={<FormattedMessage {...messages.resumeTitle} />}
      text={<FormattedMessage {...messages.resumeText} values={{ day: until && longDay(until) }} />}
      action={<FormattedMessage {...messages.resumeOpen} />}
    />
  )
}
