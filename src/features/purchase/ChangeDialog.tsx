import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryChoices } from '#contract/entryChange'
import type { EntryPurchaseLine } from '#contract/paidEntry'
import { useGetEntryChoicesQuery } from '../../api/entryChangeApi'
import { Dialog } from '../../ui/kit/Dialog'
import { ErrorState } from '../../ui/kit/ErrorState'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { ChangeFields } from './ChangeFields'
import { entryChangeMessages as messages } from './changeMessages'
import { useChangeForm } from './useChangeForm'

interface Props {
  line: EntryPurchaseLine
  onClose: () => void
}

/** What is known before the server has answered: the entry as it is. */
const unchanged = ({ item: { classId, dogId } }: EntryPurchaseLine): EntryChoices => ({
  ...{ current: { classId, dogId }, classes: [], dogs: [], cells: [] },
})

/** Lets a paid entry become another dog's, or one in another class of the show. */
export const ChangeDialog = ({ line, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetEntryChoicesQuery(line.entryId, { refetchOnMountOrArgChange: true })
  const form = useChangeForm(line.entryId, data ?? unchanged(line), onClose)
  const { dogName: dog, showName: show } = line.item
  const close = () => {
    form.leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} values={{ dog }} />}
      text={<FormattedMessage {...messages.text} values={{ show }} />}
      confirm={{
        action: <FormattedMessage {...messages.action} />,
        pending: form.pending,
        onConfirm: form.press,
      }}
    >
      {data && <ChangeFields line={line} choices={data} form={form} />}
      {!data && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows rows={2} label={formatMessage(messages.loading)} />}
    </Dialog>
  )
}
