import { FormattedMessage, useIntl } from 'react-intl'
import { ShowCancellation, type DeskShow } from '#contract/show/desk'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useCancelShowMutation, useGetShowRefundsQuery } from '../../../api/show/deskShowApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { Dialog } from '../../../ui/kit/Dialog'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { FormError } from '../../../ui/kit/FormError'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { messages, showMessages } from './messages'
import { RefundConsequences } from './RefundConsequences'

/** Asks whether to cancel a show, with what it costs and a reason that everyone who entered will read. */
export const CancelShow = ({ show: { slug, name }, onClose }: { show: DeskShow; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const refunds = useGetShowRefundsQuery(slug, { refetchOnMountOrArgChange: true })
  const { of, press, leave, pending, failure } = useFormMutation(useCancelShowMutation, {
    form: `cancel-show/${slug}`,
    base: { reason: '' },
    labels: { reason: formatMessage(showMessages.reason) },
    invalid: { reason: formatMessage(showMessages.reasonShort) },
    parse: (values) => {
      const known = parse(ShowCancellation, values)
      return known.success ? { success: true, data: { ...known.data, slug } } : known
    },
    onSent: onClose,
  })
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      irreversible
      title={<FormattedMessage {...showMessages.cancelTitle} values={{ show: name }} />}
      text={<FormattedMessage {...showMessages.cancelText} />}
      confirm={{
        action: <FormattedMessage {...showMessages.cancel} />,
        keep: <FormattedMessage {...showMessages.cancelKeep} />,
        pending,
        onConfirm: press,
      }}
    >
      {refunds.currentData ? (
        <RefundConsequences refunds={refunds.currentData} />
      ) : refunds.isError ? (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refunds.refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows rows={1} label={formatMessage(messages.loading)} />
      )}
      <TextAreaField {...of('reason')} maxLength={limits.reasonMax} />
      {failure?.code === 'show_finished' && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
