import { FormattedMessage, useIntl } from 'react-intl'
import { ContractReopening, type ContractJudge } from '#contract/money/judgeContract'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useReopenContractMutation } from '../../../api/money/settlementApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { reopenMessages as messages, termsMessages } from './contractMessages'

interface Props {
  slug: string
  judge: ContractJudge
  version: number
  onClose: () => void
}

/** Makes a signed contract a draft again, for a reason. */
export const ReopenContract = ({ slug, judge: { id, name }, version, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { of, press, close, pending, failure } = useDialogForm(useReopenContractMutation, {
    form: `reopen-contract-${slug}-${id}`,
    base: { reason: '' },
    labels: { reason: formatMessage(messages.reason) },
    invalid: { reason: formatMessage(messages.reasonShort) },
    parse: (values) => {
      const known = parse(ContractReopening, { ...values, version })
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
      confirm={{ action: <FormattedMessage {...messages.action} />, pending, onConfirm: press }}
    >
      <TextAreaField maxLength={limits.reasonMax} hint={formatMessage(messages.reasonHint)} {...of('reason')} />
      {failure?.code === 'stale' && (
        <FormError>
          <FormattedMessage {...termsMessages.stale} />
        </FormError>
      )}
      {failure?.code === 'own_account' && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
