import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Purchase, PurchaseExtra } from '#contract/purchase/purchase'
import { failureOf } from '../../api/failureOf'
import { useWithdrawExtraMutation } from '../../api/extra/extraApi'
import { useExtraName } from '../../i18n/useExtraName'
import { useFormats } from '../../i18n/useFormats'
import { useOpen } from '../../store/ui/useOpen'
import { Dialog } from '../../ui/kit/Dialog'
import { FormError } from '../../ui/kit/FormError'
import { RowAction } from '../../ui/kit/RowAction'
import { StateTag } from '../../ui/kit/StateTag'
import { withdrawalMessages } from '../entry/shared/own/withdrawalMessages'
import { boughtMessages } from './boughtMessages'
import { Refund } from './EntryState'
import { ExtraLines } from './ExtraLines'
import { extraMessages as messages } from './extraMessages'

const State = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' } })

/** Asks whether to withdraw an extra, shows the refund, and withdraws. */
const Withdraw = ({ extra: { id, item }, refund }: { extra: PurchaseExtra; refund: number }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const extraName = useExtraName()
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'withdrawExtra', of: id })
  const [withdraw, answer] = useWithdrawExtraMutation({ fixedCacheKey: `withdraw extra ${id}` })
  const extra = extraName(item)
  const confirm = async () => {
    if (failureOf(await withdraw({ id, expectedRefund: refund })) === null) setOpen(false)
  }
  return (
    <>
      <RowAction label={formatMessage(messages.withdrawNamed, { extra })} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.withdraw} />
      </RowAction>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          irreversible
          title={<FormattedMessage {...messages.withdrawTitle} values={{ extra: <bdi key="extra">{extra}</bdi> }} />}
          text={
            <FormattedMessage {...messages.withdrawText} values={{ show: <bdi key="show">{item.showName}</bdi> }} />
          }
          confirm={{
            action: <FormattedMessage {...messages.withdrawAction} />,
            keep: <FormattedMessage {...messages.keep} />,
            pending: answer.isLoading,
            onConfirm: () => void confirm(),
          }}
        >
          <p>
            <FormattedMessage
              {...(refund > 0 ? messages.refund : messages.noRefund)}
              values={{ refund: money(refund, item.currency) }}
            />
          </p>
          {failureOf(answer)?.code === 'consequences_changed' && (
            <FormError>
              <FormattedMessage {...messages.refundChanged} />
            </FormError>
          )}
        </Dialog>
      )}
    </>
  )
}

/** The extras of a purchase, their state, and the way to withdraw them while that is possible. */
export const BoughtExtras = ({ purchase: { extras, currency, desk } }: { purchase: Purchase }) => (
  <ExtraLines
    lines={extras}
    note={(extra) => {
      const { status, showCancelled, refund, withdrawal } = extra
      return (
        <>
          {(status === 'paid' || status === 'withdrawn') && (
            <State>
              <StateTag tone={status === 'paid' ? 'success' : 'warning'}>
                <FormattedMessage
                  {...messages[status === 'paid' ? 'paid' : showCancelled ? 'showCancelled' : 'withdrawn']}
                />
              </StateTag>
              {withdrawal && (
                <span data-on-screen>
                  <Withdraw extra={extra} refund={withdrawal.refund} />
                </span>
              )}
            </State>
          )}
          {refund && (
            <Refund
              refund={refund}
              currency={currency}
              due={desk === null ? withdrawalMessages.onItsWay : boughtMessages.refundDue}
            />
          )}
        </>
      )
    }}
  />
)
