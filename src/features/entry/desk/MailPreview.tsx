import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ApiFailure } from '../../../api/request'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { mailMessages as messages } from './messages'

const Written = chakra('blockquote', {
  base: {
    borderInlineStart: '4px solid',
    borderColor: 'border.strong',
    paddingInlineStart: '4',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '& > strong': { display: 'block', marginBottom: '2' },
  },
})

interface Props {
  open: boolean
  show: string
  subject: string
  text: string
  /** How many get it; not known yet at first. */
  members: number | undefined
  failed: boolean
  failure: ApiFailure | null
  pending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** A mail as it will be read, and how many get it: the last look before it goes. */
export const MailPreview = ({ open, show, subject, text, members, failed, failure, ...dialog }: Props) => {
  const { formatMessage } = useIntl()
  const { pending, onClose, onConfirm } = dialog
  const title =
    members === undefined ? (
      <FormattedMessage {...messages.look} />
    ) : (
      <FormattedMessage {...messages.sendTitle} values={{ members }} />
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      confirm={{
        action: <FormattedMessage {...messages.send} />,
        keep: <FormattedMessage {...messages.keep} />,
        // Not sent before it is known to how many.
        pending: pending || (members === undefined && !failed),
        // There is no recipient, or the recipients could not be counted.
        onConfirm: members ? onConfirm : onClose,
      }}
    >
      {members === undefined && !failed && <SkeletonRows rows={1} label={formatMessage(messages.counting)} />}
      {failed && (
        <FormError>
          <FormattedMessage {...messages.countFailed} />
        </FormError>
      )}
      {members === 0 && (
        <FormError>
          <FormattedMessage {...messages.noOne} />
        </FormError>
      )}
      <Written>
        <strong>
          <bdi>{`${show}: ${subject}`}</bdi>
        </strong>
        <bdi>{text}</bdi>
      </Written>
      {failure?.code === 'consequences_changed' && (
        <FormError>
          <FormattedMessage {...messages.changed} />
        </FormError>
      )}
    </Dialog>
  )
}
