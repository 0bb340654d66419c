import { FormattedMessage } from 'react-intl'
import type { ContractJudge } from '#contract/money/judgeContract'
import { failureOf } from '../../../api/failureOf'
import { useRemoveContractMutation } from '../../../api/money/settlementApi'
import { useCallKey } from '../../../store/router/useCallKey'
import { Dialog } from '../../../ui/kit/Dialog'
import { removeMessages as messages } from './contractMessages'

interface Props {
  slug: string
  judge: ContractJudge
  onClose: () => void
}

/** Removes a draft and its costs, after a question. */
export const RemoveContract = ({ slug, judge: { id, name }, onClose }: Props) => {
  const [remove, removed] = useRemoveContractMutation(useCallKey(`remove-contract-${slug}-${id}`))
  const confirm = async () => {
    if (failureOf(await remove({ slug, id })) === null) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      irreversible
      title={<FormattedMessage {...messages.title} values={{ judge: <bdi key="judge">{name}</bdi> }} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{
        action: <FormattedMessage {...messages.action} />,
        keep: <FormattedMessage {...messages.keep} />,
        pending: removed.isLoading,
        onConfirm: () => void confirm(),
      }}
    />
  )
}
