import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type * as z from 'zod/mini'
import { limits } from '#contract/shared/limits'
import { useRecordDialog } from '../../../forms/useRecordDialog'
import { Dialog } from '../../../ui/kit/Dialog'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { useReauthentication } from '../../account/shared/useReauthentication'
import { helpMessages } from './messages'
import { recordMessages } from '../shared/recordMessages'
import { ProofForm } from './ProofForm'

interface Values {
  [name: string]: string
  reason: string
  currentPassword: string
  oneTimeCode: string
}

interface Props<Data extends object, Result, Answer extends { error?: unknown; reset: () => void }> {
  id: string
  form: string
  useMutation: Parameters<typeof useRecordDialog<Values, Data, Result, Answer>>[0]
  schema: z.ZodMiniType<Data>
  /** What is sent beside the fields. */
  more?: object
  /** What the reason is called. */
  reason: MessageDescriptor
  title: ReactNode
  text: ReactNode
  action: ReactNode
  irreversible?: boolean
  onClose: () => void
}

/** A dialog in which an admin writes why, and shows who asks. */
export const ProofDialog = <Data extends object, Result, Answer extends { error?: unknown; reset: () => void }>({
  id,
  form: name,
  useMutation,
  schema,
  more,
  reason,
  title,
  text,
  action,
  irreversible = false,
  onClose,
}: Props<Data, Result, Answer>) => {
  const { formatMessage } = useIntl()
  const reauthentication = useReauthentication()
  const { of, close, failure, ...form } = useRecordDialog(useMutation, {
    id,
    form: name,
    base: { reason: '', ...reauthentication.empty },
    secret: reauthentication.secret,
    labels: { reason: formatMessage(reason), ...reauthentication.labels },
    invalid: { reason: formatMessage(recordMessages.reasonInvalid) },
    schema,
    toSend: (values) => ({ ...reauthentication.read(values), ...more }),
    onClose,
  })
  return (
    <Dialog open irreversible={irreversible} onClose={close} title={title} text={text}>
      <ProofForm
        form={form}
        failure={failure}
        onClose={close}
        variant={irreversible ? 'danger' : undefined}
        action={action}
      >
        <TextAreaField hint={formatMessage(helpMessages.proofHint)} maxLength={limits.reasonMax} {...of('reason')} />
        {reauthentication.fields(of)}
      </ProofForm>
    </Dialog>
  )
}
