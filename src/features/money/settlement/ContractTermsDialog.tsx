import { FormattedMessage, useIntl } from 'react-intl'
import { ContractTerms, travelKinds, type ContractJudge, type TravelKind } from '#contract/money/judgeContract'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { useSaveContractMutation } from '../../../api/money/settlementApi'
import { useDialogForm } from '../../../forms/useDialogForm'
import { amountOf, amountText } from '../../../lib/typedAmount'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { termsMessages as messages, travelMessages } from './contractMessages'

interface Props {
  slug: string
  judge: ContractJudge
  /** The organisation's, of a new contract. */
  currency: string
  onClose: () => void
}

const none: TravelKind = 'none'
const typedAmount = (text: string) => (text.trim() === '' ? undefined : amountOf(text))

/** Records what is agreed with a judge, or changes it: fee, travel and what the club provides. */
export const ContractTermsDialog = ({ slug, judge: { id, name, contract }, currency: own, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const currency = contract?.currency ?? own
  const amountInvalid = formatMessage(messages.amountInvalid)
  const { of, press, close, pending, failure, values } = useDialogForm(useSaveContractMutation, {
    form: `contract-${slug}-${id}`,
    base: {
      fee: contract ? amountText(contract.fee) : '',
      travelKind: contract?.travelKind ?? none,
      travel: contract && contract.travel > 0 ? amountText(contract.travel) : '',
      provided: contract?.provided ?? '',
    },
    labels: {
      fee: formatMessage(messages.fee, { currency }),
      travelKind: formatMessage(messages.travelKind),
      travel: formatMessage(messages.travel, { currency }),
      provided: formatMessage(messages.provided),
    },
    invalid: { fee: amountInvalid, travel: amountInvalid },
    parse: ({ fee, travel, ...typed }) => {
      const known = parse(ContractTerms, {
        ...typed,
        version: contract?.version ?? 0,
        fee: typedAmount(fee),
        travel: typed.travelKind === 'none' ? 0 : typedAmount(travel),
      })
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
      <TextField
        autoComplete="off"
        inputMode="decimal"
        maxLength={20}
        hint={formatMessage(messages.feeHint)}
        {...of('fee')}
      />
      <SelectField {...of('travelKind')}>
        {travelKinds.map((kind) => (
          <option key={kind} value={kind}>
            {formatMessage(travelMessages[kind])}
          </option>
        ))}
      </SelectField>
      {values.travelKind !== 'none' && (
        <TextField autoComplete="off" inputMode="decimal" maxLength={20} {...of('travel')} />
      )}
      <TextAreaField maxLength={limits.reasonMax} hint={formatMessage(messages.providedHint)} {...of('provided')} />
      {failure?.code === 'stale' && (
        <FormError>
          <FormattedMessage {...messages.stale} />
        </FormError>
      )}
      {failure?.code === 'cost_listed' && (
        <FormError>
          <FormattedMessage {...messages.listed} />
        </FormError>
      )}
      {(failure?.code === 'contract_signed' || failure?.code === 'own_account') && (
        <FormError>{failure.message}</FormError>
      )}
    </Dialog>
  )
}
