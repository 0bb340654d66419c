import { FormattedMessage, useIntl } from 'react-intl'
import type { PlanPrice } from '#contract/membership/planPrices'
import { useRemovePlanPriceMutation } from '../../../api/membership/planPriceApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Dialog } from '../../../ui/kit/Dialog'
import { RowAction } from '../../../ui/kit/RowAction'
import { removeMessages as messages } from './messages'

/** Call key of the mutation, shared with the screen's outcome. */
export const removeCall = 'remove-plan-price'

/** Removes a price that is not past yet, after a question that says what counts instead. */
export const RemovePrice = ({ of: { id, price, currency, validFrom }, years }: { of: PlanPrice; years: number }) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'removePlanPrice', of: id })
  const [remove, removed] = useRemovePlanPriceMutation(useCallKey(removeCall))
  const values = { price: money(price, currency), years, day: longDay(validFrom) }
  const confirm = async () => {
    if ('data' in (await remove(id))) setOpen(false)
  }
  return (
    <>
      <RowAction label={formatMessage(messages.openNamed, values)} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.open} />
      </RowAction>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          irreversible
          title={<FormattedMessage {...messages.title} />}
          text={<FormattedMessage {...messages.text} values={values} />}
          confirm={{
            action: <FormattedMessage {...messages.action} />,
            keep: <FormattedMessage {...messages.keep} />,
            pending: removed.isLoading,
            onConfirm: () => void confirm(),
          }}
        />
      )}
    </>
  )
}
