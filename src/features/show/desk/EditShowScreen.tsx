import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { failureOf } from '../../../api/failureOf'
import { useGetEditedShowQuery } from '../../../api/show/showEditApi'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { EditForm } from './edit/EditForm'
import { screenMessages as messages } from './editMessages'

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.editShow) ?? { slug: '' }
  const { currentData, isError, error, refetch } = useGetEditedShowQuery(slug, { refetchOnMountOrArgChange: true })
  const failure = failureOf({ error })
  const back = (
    <TextLink asChild alone>
      <Link to={fill(paths.deskShow, { slug })}>
        <FormattedMessage {...messages.backToShow} />
      </Link>
    </TextLink>
  )
  if (currentData)
    return (
      <Page
        before={<DeskTrail section="shows" show={{ slug, name: currentData.form.name }} />}
        title={<bdi>{currentData.form.name}</bdi>}
        tab={formatMessage(messages.tab, { show: currentData.form.name })}
        lead={<FormattedMessage {...messages.title} />}
      >
        <EditForm key={slug} saved={currentData} />
      </Page>
    )
  const refused = isError && failure !== null && failure.status >= 400 && failure.status < 500
  return (
    <Page before={<DeskTrail section="shows" show={{ slug }} />} title={formatMessage(messages.title)} width="column">
      {refused ? (
        <EmptyState heading={<FormattedMessage {...messages.failed} />} action={back}>
          {failure.message}
        </EmptyState>
      ) : isError ? (
        <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows label={formatMessage(messages.loading)} />
      )}
    </Page>
  )
}

/** /desk/shows/{slug}/edit: all of a show that is written at the desk. */
export const EditShowScreen = () => (
  <MessagesOf part="show.edit">
    <Read />
  </MessagesOf>
)
