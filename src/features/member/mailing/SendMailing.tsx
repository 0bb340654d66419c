import { chakra } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MailingSchedule, type Mailing } from '#contract/member/mailing'
import { parse } from '#contract/shared/parse'
import { useCountAudienceQuery, useScheduleMailingMutation } from '../../../api/member/mailingApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { useDay } from '../../../store/access/today'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { TextField } from '../../../ui/kit/TextField'
import { AudienceCount } from './AudienceCount'
import { sendMessages as messages } from './messages'

const Times = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))', gap: '3' },
})

interface Props {
  mailing: Mailing
  recipients: number
  dialog: DialogOverlay
  onClose: () => void
}

const Confirm = ({ mailing: { id, version, kind, audience, timeZone }, recipients, dialog, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const today = useDay()
  const calendar = useOpen({ kind: 'dialog', dialog: 'sendDay', within: dialog })
  const { of, values, press, close, pending, failure } = useDialogForm(useScheduleMailingMutation, {
    form: `send-mailing ${id}`,
    base: { when: 'now', day: today, sendAt: '' },
    labels: {
      when: formatMessage(messages.when),
      day: formatMessage(messages.day),
      sendAt: formatMessage(messages.time),
    },
    invalid: { sendAt: formatMessage(messages.timeInvalid) },
    parse: ({ when, day, sendAt }) => {
      const wanted = when === 'now' ? null : `${day}T${sendAt.trim().padStart(5, '0')}`
      const known = parse(MailingSchedule, { version, sendAt: wanted, expectedRecipients: recipients })
      return known.success ? { success: true, data: { ...known.data, id } } : known
    },
    onClose,
  })
  const isLater = values.when === 'later'
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} values={{ count: recipients }} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{
        action: <FormattedMessage {...(isLater ? messages.schedule : messages.sendNow)} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending,
        onConfirm: press,
      }}
    >
      <AudienceCount kind={kind} audience={audience} />
      <RadioGroup
        {...of('when')}
        options={[
          { value: 'now', label: formatMessage(messages.now) },
          { value: 'later', label: formatMessage(messages.later) },
        ]}
      />
      {isLater && (
        <Times>
          <DateField min={today} calendar={calendar} {...of('day')} />
          <TextField
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            hint={formatMessage(messages.timeHint, { zone: timeZone })}
            {...of('sendAt')}
          />
        </Times>
      )}
      {failure && Object.keys(failure.fields).length === 0 && (
        <FormError>
          {failure.code === 'consequences_changed' ? <FormattedMessage {...messages.changed} /> : failure.message}
        </FormError>
      )}
    </Dialog>
  )
}

/** Sends a draft to its recipients, or schedules it, after a question that names their number. */
export const SendMailing = ({ mailing }: { mailing: Mailing }) => {
  const { id, kind, audience } = mailing
  const dialog: DialogOverlay = { kind: 'dialog', dialog: 'sendMailing', of: id }
  const { isOpen, setOpen } = useOpen(dialog)
  const { data } = useCountAudienceQuery({ kind, audience })
  const recipients = data?.recipients ?? 0
  return (
    <>
      <Button
        icon={<Send aria-hidden />}
        aria-haspopup="dialog"
        disabled={recipients === 0}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.open} />
      </Button>
      {isOpen && recipients > 0 && (
        <Confirm mailing={mailing} recipients={recipients} dialog={dialog} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
