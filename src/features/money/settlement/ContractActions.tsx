import { chakra } from '@chakra-ui/react'
import { Ellipsis, FileText, PenLine, RotateCcw, Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContractJudge } from '#contract/money/judgeContract'
import { locales, type Locale } from '#contract/shared/locales'
import { failureOf } from '../../../api/failureOf'
import { useSaveContractPdfMutation } from '../../../api/money/settlementApi'
import { useCallKey } from '../../../store/router/useCallKey'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { Menu } from '../../../ui/kit/Menu'
import type { MenuAction } from '../../../ui/kit/MenuList'
import { RowAction } from '../../../ui/kit/RowAction'
import { messages, removeMessages, reopenMessages, signMessages } from './contractMessages'
import { ContractTermsDialog } from './ContractTermsDialog'
import { RemoveContract } from './RemoveContract'
import { ReopenContract } from './ReopenContract'
import { SignContract } from './SignContract'

const Actions = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', alignItems: 'center' } })
const inLanguage: Record<Locale, typeof messages.english> = { en: messages.english, pl: messages.polish }

interface Props {
  slug: string
  judge: ContractJudge
  /** The organisation's. */
  currency: string
}

/** The dialogs about a judge's contract. */
const useContractDialog = (dialog: Extract<DialogOverlay['dialog'], `${string}Contract`>, judge: ContractJudge) => {
  const overlay: DialogOverlay = { kind: 'dialog', dialog, of: judge.id }
  const { isOpen, setOpen } = useOpen(overlay)
  return { overlay, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** What an admin can do with a judge's contract. */
export const ContractActions = ({ slug, judge, currency }: Props) => {
  const { formatMessage } = useIntl()
  const { id, name, own, file, contract } = judge
  const menu = useOpen({ kind: 'menu', menu: 'contract', of: id })
  const [save, saved] = useSaveContractPdfMutation(useCallKey(`contract-${slug}-${id} as PDF`))
  const [edit, sign] = [useContractDialog('editContract', judge), useContractDialog('signContract', judge)]
  const [reopen, remove] = [useContractDialog('reopenContract', judge), useContractDialog('removeContract', judge)]
  const failure = failureOf(saved)
  const isDraft = contract?.signedOn === null
  const files: MenuAction[] = locales.map((language) => ({
    id: language,
    icon: <FileText aria-hidden />,
    label: <FormattedMessage {...inLanguage[language]} />,
    onSelect: () => void save({ slug, id, file, language }),
  }))
  const steps: MenuAction[] = isDraft
    ? [
        {
          id: 'sign',
          icon: <PenLine aria-hidden />,
          label: <FormattedMessage {...signMessages.open} />,
          onSelect: sign.open,
        },
        {
          id: 'remove',
          icon: <Trash2 aria-hidden />,
          label: <FormattedMessage {...removeMessages.open} />,
          onSelect: remove.open,
          danger: true,
        },
      ]
    : [
        {
          id: 'reopen',
          icon: <RotateCcw aria-hidden />,
          label: <FormattedMessage {...reopenMessages.open} />,
          onSelect: reopen.open,
        },
      ]
  return (
    <>
      <Actions>
        {!own && (contract === null || isDraft) && (
          <RowAction
            label={formatMessage(contract ? messages.editNamed : messages.recordNamed, { judge: name })}
            onClick={edit.open}
          >
            <FormattedMessage {...(contract ? messages.edit : messages.record)} />
          </RowAction>
        )}
        {contract && (
          <Menu
            isOpen={menu.isOpen}
            setOpen={menu.setOpen}
            button={
              <Button
                variant="quiet"
                dense
                icon={<Ellipsis aria-hidden />}
                pending={saved.isLoading}
                aria-label={formatMessage(messages.moreNamed, { judge: name })}
              >
                <FormattedMessage {...messages.more} />
              </Button>
            }
            actions={own ? files : [...files, ...steps]}
          />
        )}
      </Actions>
      {failure && <FormError>{failure.message}</FormError>}
      {edit.isOpen && <ContractTermsDialog slug={slug} judge={judge} currency={currency} onClose={edit.close} />}
      {contract && sign.isOpen && (
        <SignContract dialog={sign.overlay} slug={slug} judge={judge} version={contract.version} onClose={sign.close} />
      )}
      {contract && reopen.isOpen && (
        <ReopenContract slug={slug} judge={judge} version={contract.version} onClose={reopen.close} />
      )}
      {remove.isOpen && <RemoveContract slug={slug} judge={judge} onClose={remove.close} />}
    </>
  )
}
