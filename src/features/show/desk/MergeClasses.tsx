import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { DeskClass } from '#contract/results/desk'
import { limits } from '#contract/shared/limits'
import { parse, type ParseResult } from '#contract/shared/parse'
import { ClassMerger, type MergerQuote } from '#contract/show/regroupClasses'
import { failureOf } from '../../../api/failureOf'
import { useGetMergerQuoteQuery, useMergeClassesMutation } from '../../../api/show/regroupApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { heightMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useLevelText } from '../../../i18n/useLevelText'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { SelectField } from '../../../ui/kit/SelectField'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { messages as common, showMessages } from './messages'
import { RegroupedDogs } from './RegroupedDogs'
import { mergeMessages as messages, regroupMessages } from './regroupMessages'
import { isRegroupable, useClassName } from './useClassName'

/** What the merger does, before it is decided. */
const Consequences = ({ quote, scale }: { quote: MergerQuote; scale: DeskClass['scale'] }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const levelText = useLevelText()
  const { height, capacity, doubled, refunds } = quote
  const amounts = refunds.map(({ amount, currency }) => money(amount, currency))
  return (
    <div role="status">
      <RegroupedDogs quote={quote} />
      <p>
        <FormattedMessage {...messages.prices} />
      </p>
      {doubled > 0 && (
        <p>
          <FormattedMessage {...messages.doubled} values={{ doubled, amounts: <FormattedList value={amounts} /> }} />
        </p>
      )}
      <p>
        <FormattedMessage
          {...messages.after}
          values={{
            capacity,
            height: formatMessage(heightMessages[height]),
            levels: levelText({ ...quote, scale }),
          }}
        />
      </p>
    </div>
  )
}

interface Props {
  slug: string
  classes: readonly DeskClass[]
  onClose: () => void
}

/** Asks which class ends and which one stays, says whom that moves, and takes the reason that they will read. */
export const MergeClasses = ({ slug, classes, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const nameOf = useClassName()
  const open = classes.filter(isRegroupable)
  const { of, values, press, leave, pending, failure } = useFormMutation(useMergeClassesMutation, {
    form: `merge-classes/${slug}`,
    base: { from: '', into: '', reason: '' },
    labels: {
      from: formatMessage(messages.from),
      into: formatMessage(messages.into),
      reason: formatMessage(regroupMessages.reason),
    },
    invalid: { reason: formatMessage(showMessages.reasonShort) },
    parse: (typed): ParseResult<ClassMerger & { slug: string }> => {
      const known = parse(ClassMerger, { ...typed, quote: quote.currentData?.quote ?? '' })
      return known.success ? { success: true, data: { ...known.data, slug } } : known
    },
    onSent: onClose,
  })
  const { from, into } = values
  const stays = open.filter(({ id, date, type }) => {
    const ends = open.find((cls) => cls.id === from)
    return id !== from && date === ends?.date && type === ends.type
  })
  const chosen = stays.find(({ id }) => id === into)
  const quote = useGetMergerQuoteQuery({ slug, from, into }, { skip: !chosen, refetchOnMountOrArgChange: true })
  const refusal = quote.isError ? failureOf(quote) : null
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
        keep: <FormattedMessage {...regroupMessages.keep} />,
        pending,
        onConfirm: press,
      }}
    >
      {(
        [
          ['from', open],
          ['into', stays],
        ] as const
      ).map(([field, choices]) => (
        <SelectField key={field} {...of(field)}>
          <option value="">{formatMessage(regroupMessages.choose)}</option>
          {choices.map((cls) => (
            <option key={cls.id} value={cls.id}>
              {nameOf(cls)}
            </option>
          ))}
        </SelectField>
      ))}
      {chosen && quote.currentData && <Consequences quote={quote.currentData} scale={chosen.scale} />}
      {chosen && quote.isFetching && !quote.currentData && (
        <SkeletonRows rows={2} label={formatMessage(common.loading)} />
      )}
      <TextAreaField {...of('reason')} maxLength={limits.reasonMax} />
      {refusal && <FormError>{refusal.message}</FormError>}
      {failure && Object.keys(failure.fields).length === 0 && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
