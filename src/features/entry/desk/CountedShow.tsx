import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { ShowEntryCounts } from '#contract/entry/desk'
import { useGetEntryCountsQuery } from '../../../api/entry/deskEntryApi'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { messages } from './messages'

interface Props {
  path: typeof paths.showEntries | typeof paths.showMails
  title: string
  children: (slug: string, counts: ShowEntryCounts) => ReactNode
}

/** The show of the address with its counts; until they are there, that they are on their way, missing or not to be had. */
export const CountedShow = ({ path, title, children }: Props) => {
  const { slug } = useRouteParams(path) ?? { slug: '' }
  const query = useGetEntryCountsQuery(slug, { refetchOnFocus: true })
  if (query.currentData) return children(slug, query.currentData)
  const out = (
    <TextLink asChild alone>
      <Link to={paths.deskShows}>
        <FormattedMessage {...messages.allShows} />
      </Link>
    </TextLink>
  )
  return (
    <Page before={<DeskTrail section="shows" show={{ slug }} ofEntries={path === paths.showMails} />} title={title}>
      <RecordWaiting query={query} messages={messages} out={out} />
    </Page>
  )
}
