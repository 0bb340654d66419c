import { FormattedMessage, useIntl } from 'react-intl'
import { ContractSignature, type ContractJudge } from '#contract/money/judgeContract'
import { parse } from '#contract/shared/parse'
import { useSignContractMutation } from '../../../api/money/settlementApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { useDay } from '../../../store/access/today'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { signMessages as messages, termsMessages } from './contractMessages'

interface Props {
  dialog: DialogOverlay
  slug: string
  judge: ContractJudge
  version: number
  onClose: () => void
}

/** Marks a contract as signed on a day, today unless another is chosen. */
export const SignContract = ({ dialog, slug, judge: { id, name }, version, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const today = useDay()
  const calendar = useOpen({ kind: 'dialog', dialog: 'signedOn', within: dialog })
  const { of, press, close, pending, failure } = useDialogForm(useSignContractMutation, {
    form: `sign-contract-${slug}-${id}`,
    base: { signedOn: today },
    labels: { signedOn: formatMessage(messages.signedOn) },
    invalid: { signedOn: formatMessage(messages.dayInvalid) },
    parse: (values) => {
      const known = parse(ContractSignature, { ...values, version })
      return known.success ? { success: true, data: { ...known.data, slug, id } } : known
    },
    onClose,
  })
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} values={{ judge: <bdi key="judge">{name}</bdi> }} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{ action: <FormattedMessage {...messages.open} />, pending, onConfirm: press }}
    >
      <DateField max={today} calendar={calendar} {...of('signedOn')} />
      {failure?.code === 'stale' && (
        <FormError>
          <FormattedMessage {...termsMessages.stale} />
        </FormError>
      )}
      {(failure?.code === 'contract_signed' || failure?.code === 'own_account') && (
        <FormError>{failure.message}</FormError>
      )}
    </Dialog>
  )
}
