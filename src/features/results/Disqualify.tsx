import { Flag } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { Correction, type ResultSheet } from '#contract/results/desk'
import { useSaveResultsMutation, type ClassArg } from '../../api/results/resultApi'
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

/** Asks why a dog is disqualified, and saves that with what is known of its run. */
export const Disqualify = ({ at, sheet, shown: { row, texts }, onClose, onSaved }: Props) => {
  const { formatMessage } = useIntl()
  const { of, press, leave, pending, failure } = useFormMutation(useSaveResultsMutation, {
    form: `disqualify/${row.entryId}`,
    base: { reason: texts.reason },
    labels: { reason: formatMessage(messages.disqualifyReason) },
    invalid: { reason: formatMessage(messages.reasonShort) },
    parse: (values) => {
      const known = parse(Correction, values)
      if (!known.success) return known
      const typed = readTexts({ ...texts, mark: 'E', reason: '' })
      const run = typed === 'invalid' || typed === null ? { faults: 0, refusals: 0, time: null } : typed
      const result = { ...run, outcome: 'eliminated' as const, disqualified: known.data.reason }
      const { version, courseTime, courseLength } = sheet
      const rows = [{ entryId: row.entryId, result }]
      return { success: true, data: { ...at, version, courseTime, courseLength, rows } }
    },
    onSent: () => {
      onSaved()
      onClose()
    },
  })
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.disqualifyTitle} values={{ dog: row.dogName }} />}
      text={<FormattedMessage {...messages.disqualifyText} values={{ dog: row.dogName }} />}
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
}
