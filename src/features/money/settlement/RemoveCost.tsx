import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowCost } from '#contract/money/settlement'
import { useRemoveShowCostMutation } from '../../../api/money/settlementApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Dialog } from '../../../ui/kit/Dialog'
import { RowAction } from '../../../ui/kit/RowAction'
import { costMessages as messages, kindMessages } from './messages'

/** Takes a cost off the list, after a question. */
export const RemoveCost = ({ slug, cost: { id, kind, text, amount, currency } }: { slug: string; cost: ShowCost }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'removeCost', of: id })
  const [remove, removed] = useRemoveShowCostMutation(useCallKey(`remove-cost-${id}`))
  const values = { kind: formatMessage(kindMessages[kind]), text, amount: money(amount, currency) }
  const confirm = async () => {
    if ('data' in (await remove({ slug, id }))) setOpen(false)
  }
  return (
    <>
      <RowAction label={formatMessage(messages.removeNamed, values)} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.remove} />
      </RowAction>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          irreversible
          title={<FormattedMessage {...messages.removeTitle} />}
          text={
            <FormattedMessage {...messages.removeText} values={{ ...values, text: <bdi key="text">{text}</bdi> }} />
          }
          confirm={{
            action: <FormattedMessage {...messages.removeAction} />,
            keep: <FormattedMessage {...messages.keep} />,
            pending: removed.isLoading,
            onConfirm: () => void confirm(),
          }}
        />
      )}
    </>
  )
}
