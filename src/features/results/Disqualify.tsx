import { Flag } from 'lucide-react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { Correction, type ResultSheet, type SheetRow } from '#contract/results/desk'
import { useDisqualifyMutation, useSaveResultsMutation, type ClassArg } from '../../api/results/resultApi'
import { useFormMutation } from '../../forms/useFormMutation'
import { Dialog } from '../../ui/kit/Dialog'
import { FormError } from '../../ui/kit/FormError'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import { readTexts, type ShownRow } from './cells'
import { messages as common, sheetMessages as messages } from './messages'

interface Props {
  at: ClassArg
  sheet: ResultSheet
  shown: ShownRow
  onClose: () => void
  /** What was typed in the row has been saved with it. */
  onSaved: () => void
}

interface DialogProps {
  dog: string
  text: MessageDescriptor
  form: Pick<ReturnType<typeof useFormMutation>, 'of' | 'press' | 'leave' | 'pending' | 'failure'>
  onClose: () => void
}

const DisqualifyDialog = ({ dog, text, form: { of, press, leave, pending, failure }, onClose }: DialogProps) => (
  <Dialog
    open
    onClose={() => {
      leave()
      onClose()
    }}
    title={<FormattedMessage {...messages.disqualifyTitle} values={{ dog }} />}
    text={<FormattedMessage {...text} values={{ dog }} />}
    confirm={{
      action: <FormattedMessage {...messages.disqualifyAction} />,
      icon: <Flag aria-hidden />,
      pending,
      onConfirm: press,
    }}
  >
    <TextAreaField {...of('reason')} maxLength={limits.reasonMax} />
    {failure && (
      <FormError>{failure.code === 'stale' ? <FormattedMessage {...common.changed} /> : failure.message}</FormError>
    )}
  </Dialog>
)

const useReasonLabels = () => {
  const { formatMessage } = useIntl()
  return {
    labels: { reason: formatMessage(messages.disqualifyReason) },
    invalid: { reason: formatMessage(messages.reasonShort) },
  }
}

/** Asks why a dog is disqualified, and saves that with what is known of its run. */
export const Disqualify = ({ at, sheet, shown: { row, texts }, onClose, onSaved }: Props) => {
  const form = useFormMutation(useSaveResultsMutation, {
    form: `disqualify/${row.entryId}`,
    base: { reason: texts.reason },
    ...useReasonLabels(),
    parse: (values) => {
      const known = parse(Correction, values)
      if (!known.success) return known
      const typed = readTexts({ ...texts, mark: 'E', reason: '' })
      const run = typed === 'invalid' || typed === null ? { faults: 0, refusals: 0, time: null, points: null } : typed
      const result = { ...run, outcome: 'eliminated' as const, disqualified: known.data.reason }
      const { version, courseTime, courseLength, maximumTime } = sheet
      const rows = [{ entryId: row.entryId, result }]
      return { success: true, data: { ...at, version, courseTime, courseLength, maximumTime, rows } }
    },
    onSent: () => {
      onSaved()
      onClose()
    },
  })
  return <DisqualifyDialog dog={row.dogName} text={messages.disqualifyText} form={form} onClose={onClose} />
}

interface PublishedProps {
  at: ClassArg
  version: number
  dog: Pick<SheetRow, 'entryId' | 'dogName'>
  onClose: () => void
}

/** The same of a dog whose result is published: places are worked out and published again at once. */
export const DisqualifyPublished = ({ at, version, dog: { entryId, dogName }, onClose }: PublishedProps) => {
  const form = useFormMutation(useDisqualifyMutation, {
    form: `disqualify/${entryId}`,
    base: { reason: '' },
    ...useReasonLabels(),
    parse: (values) => {
      const known = parse(Correction, values)
      return known.success ? { success: true, data: { ...at, ...known.data, entryId, version } } : known
    },
    onSent: onClose,
  })
  return <DisqualifyDialog dog={dogName} text={messages.disqualifyPublishedText} form={form} onClose={onClose} />
}
