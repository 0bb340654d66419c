import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryChoices } from '#contract/entry/change'
import { Dialog } from '../../../../ui/kit/Dialog'
import { ErrorState } from '../../../../ui/kit/ErrorState'
import { SkeletonRows } from '../../../../ui/kit/SkeletonRows'
import { ChoiceFields } from './ChoiceFields'
import { messages } from './messages'

type FieldsForm = Parameters<typeof ChoiceFields>[0]['form']

interface Props {
  /** What is said of the change: its show, and that no money moves, or something else. */
  about: { show: string } | { text: ReactNode }
  dogName: string
  answer: { data?: EntryChoices | undefined; isFetching: boolean; isError: boolean; refetch: () => unknown }
  form: FieldsForm & { pending: boolean; press: () => void; leave: () => void }
  onClose: () => void
  /** What is asked below the choice. */
  children?: ReactNode
}

/** Lets a paid entry become another dog's, or one in another class of the show. */
export const ChoiceDialog = ({ about, dogName, answer, form, onClose, children }: Props) => {
  const { formatMessage } = useIntl()
  const { data, isFetching, isError, refetch } = answer
  const close = () => {
    form.leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<FormattedMessage {...messages.title} values={{ dog: dogName }} />}
      text={'text' in about ? about.text : <FormattedMessage {...messages.text} values={about} />}
      confirm={{
        action: <FormattedMessage {...messages.action} />,
        // What has changed since is read again before it can be chosen from.
        pending: form.pending || isFetching,
        onConfirm: form.press,
      }}
    >
      {data && <ChoiceFields dogName={dogName} choices={data} form={form} />}
      {data && children}
      {!data && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows rows={2} label={formatMessage(messages.loading)} />}
    </Dialog>
  )
}
