import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskClass } from '#contract/results/desk'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { ClassCancellation, type ClassRefunds } from '#contract/show/cancelClasses'
import { useCancelClassesMutation, useGetClassRefundsQuery } from '../../../api/show/deskShowApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { Dialog } from '../../../ui/kit/Dialog'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { FormError } from '../../../ui/kit/FormError'
import { SelectField } from '../../../ui/kit/SelectField'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { cancelChoices, type CancelChoice } from './cancelChoices'
import { messages } from './cancelClassesMessages'
import { messages as common, showMessages } from './messages'
import { RefundConsequences } from './RefundConsequences'

const groups = [
  ['day', messages.days],
  ['ring', messages.rings],
  ['class', messages.classes],
] as const

const useChoiceName = () => {
  const { formatMessage } = useIntl()
  const { weekday, shortDay } = useFormats()
  return (choice: CancelChoice): string => {
    const classes = choice.classIds.length
    if (choice.kind === 'day') return formatMessage(messages.day, { day: weekday(choice.date), classes })
    if (choice.kind === 'ring')
      return formatMessage(messages.ring, { ring: choice.ring, day: weekday(choice.date), classes })
    const { date, startTime: time, ring, type, height } = choice.cls
    return formatMessage(messages.cls, {
      day: shortDay(date),
      time,
      ring,
      type: formatMessage(typeMessages[type]),
      height: formatMessage(heightMessages[height]),
    })
  }
}

/** What the chosen classes refund. */
const Quote = ({ quote }: { quote: { currentData?: ClassRefunds; isError: boolean; refetch: () => unknown } }) => {
  const { formatMessage } = useIntl()
  if (quote.currentData)
    return (
      <div role="status">
        <RefundConsequences refunds={quote.currentData} />
        {quote.currentData.run > 0 && (
          <p>
            <FormattedMessage {...messages.run} values={{ run: quote.currentData.run }} />
          </p>
        )}
      </div>
    )
  if (quote.isError)
    return (
      <ErrorState heading={<FormattedMessage {...common.failed} />} onAgain={() => void quote.refetch()}>
        <FormattedMessage {...common.failedText} />
      </ErrorState>
    )
  return <SkeletonRows rows={1} label={formatMessage(common.loading)} />
}

interface Props {
  slug: string
  classes: readonly DeskClass[]
  onClose: () => void
}

/** Asks which classes to cancel, with what it costs and a reason that everyone who entered them will read. */
export const CancelClasses = ({ slug, classes, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const nameOf = useChoiceName()
  const choices = useMemo(() => cancelChoices(classes), [classes])
  const chosen = (what: string) => choices.find(({ key }) => key === what)?.classIds ?? []
  const { of, values, press, leave, pending, failure } = useFormMutation(useCancelClassesMutation, {
    form: `cancel-classes/${slug}`,
    base: { what: '', reason: '' },
    labels: { what: formatMessage(messages.what), reason: formatMessage(messages.reason) },
    invalid: { reason: formatMessage(showMessages.reasonShort) },
    parse: ({ what, reason }) => {
      const known = parse(ClassCancellation, { classIds: chosen(what), reason, quote: quote.currentData?.quote ?? '' })
      if (known.success) return { success: true, data: { ...known.data, slug } }
      const { classIds: _, quote: __, ...fields } = known.fields
      return { ...known, fields: { ...fields, ...(what === '' && { what: 'required' as const }) } }
    },
    onSent: onClose,
  })
  const classIds = chosen(values.what)
  const quote = useGetClassRefundsQuery(
    { slug, classIds },
    { skip: classIds.length === 0, refetchOnMountOrArgChange: true },
  )
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      irreversible
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{
        action: <FormattedMessage {...messages.confirm} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending,
        onConfirm: press,
      }}
    >
      <SelectField {...of('what')}>
        <option value="">{formatMessage(messages.choose)}</option>
        {groups.map(([kind, label]) => (
          <optgroup key={kind} label={formatMessage(label)}>
            {choices
              .filter((choice) => choice.kind === kind)
              .map((choice) => (
                <option key={choice.key} value={choice.key}>
                  {nameOf(choice)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {classIds.length > 0 && <Quote quote={quote} />}
      <TextAreaField {...of('reason')} maxLength={limits.reasonMax} />
      {failure && Object.keys(failure.fields).length === 0 && (
        <FormError>
          {failure.code === 'not_found' ? <FormattedMessage {...messages.changed} /> : failure.message}
        </FormError>
      )}
    </Dialog>
  )
}
