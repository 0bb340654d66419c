import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { MergePreview } from '#contract/member/merging'
import { fill, paths } from '#contract/shared/paths'
import { useGetMergePreviewQuery } from '../../../api/member/mergingApi'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { ComparedAccounts } from './ComparedAccounts'
import { MergeForm } from './MergeForm'
import { messages, refusalMessages } from './messages'

const Refused = ({ refusals }: Pick<MergePreview, 'refusals'>) => (
  <Notice tone="warning">
    <b>
      <FormattedMessage {...messages.refused} />
    </b>
    <ul>
      {refusals.map((refusal) => (
        <li key={refusal}>
          <FormattedMessage {...refusalMessages[refusal]} />
        </li>
      ))}
    </ul>
  </Notice>
)

const Merging = () => {
  const { formatMessage } = useIntl()
  const { id, otherId } = useRouteParams(paths.mergeMembers) ?? { id: '', otherId: '' }
  const query = useGetMergePreviewQuery({ id, otherId }, { refetchOnFocus: true, refetchOnMountOrArgChange: true })
  const preview = query.currentData
  return (
    <Page before={<DeskTrail section="members" />} title={formatMessage(messages.title)}>
      {preview ? (
        <>
          <p>
            <FormattedMessage {...messages.text} />{' '}
            <TextLink asChild>
              <Link to={fill(paths.mergeMembers, { id: otherId, otherId: id })}>
                <FormattedMessage {...messages.swap} />
              </Link>
            </TextLink>
          </p>
          {preview.refusals.length > 0 ? (
            <>
              <Refused refusals={preview.refusals} />
              <ComparedAccounts preview={preview} />
            </>
          ) : (
            <MergeForm key={`${id} ${otherId}`} preview={preview} />
          )}
        </>
      ) : (
        <RecordWaiting
          query={query}
          messages={messages}
          out={
            <TextLink asChild alone>
              <Link to={fill(paths.deskMember, { id })}>
                <FormattedMessage {...messages.back} />
              </Link>
            </TextLink>
          }
        />
      )}
    </Page>
  )
}

/** /desk/members/{id}/merge/{otherId}: two accounts side by side, and what the kept one has afterwards. */
export const MergeMembersScreen = () => (
  <MessagesOf part="member">
    <Merging />
  </MessagesOf>
)
