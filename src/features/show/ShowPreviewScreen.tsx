import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import type { Show } from '#contract/show/show'
import { failureOf } from '../../api/failureOf'
import { useGetShowPreviewQuery } from '../../api/show/showPreviewApi'
import { defineMessages } from '../../i18n/defineMessages'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Notice } from '../../ui/kit/Notice'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { AboutShow } from './about/AboutShow'
import { messages } from './messages'
import { Programme } from './Programme'
import { ShowHead } from './ShowHead'
import { useEntering } from './useEntering'

const previewMessages = defineMessages({
  tab: { id: 'show.preview.tab', defaultMessage: 'Preview of {show}' },
  notice: {
    id: 'show.preview.notice',
    defaultMessage: 'This is how members will see the show once it’s published. You can’t enter dogs from here.',
  },
  back: { id: 'show.preview.back', defaultMessage: 'Back to organiser area' },
  toList: { id: 'show.preview.toList', defaultMessage: 'All your shows' },
})

const Body = chakra('div', {
  base: {
    maxWidth: 'page',
    marginInline: 'auto',
    padding: { base: '24px 18px', md: '36px' },
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
  },
})

const Shown = ({ show }: { show: Show }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <ShowHead show={show} tab={formatMessage(previewMessages.tab, { show: show.name })} />
      <Body>
        <Notice
          action={
            <Button asChild variant="outline" dense>
              <Link to={fill(paths.deskShow, { slug: show.slug })}>
                <FormattedMessage {...previewMessages.back} />
              </Link>
            </Button>
          }
        >
          <FormattedMessage {...previewMessages.notice} />
        </Notice>
        <Programme show={show} entering={useEntering(show, { skip: true }).entering} />
        <AboutShow show={show} isDraft />
      </Body>
    </>
  )
}

/** /desk/shows/{slug}/preview: a show as members will see it, for those who work on it. */
export const ShowPreviewScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.showPreview) ?? { slug: '' }
  const { currentData: show, error, refetch } = useGetShowPreviewQuery(slug, { refetchOnFocus: true })
  if (show) return <Shown show={show} />
  if (error && failureOf({ error })?.status === 404)
    return (
      <Page title={formatMessage(messages.notFound)} lead={formatMessage(messages.notFoundText)}>
        <div>
          <Button asChild>
            <Link to={paths.deskShows}>
              <FormattedMessage {...previewMessages.toList} />
            </Link>
          </Button>
        </div>
      </Page>
    )
  return (
    <Page title={formatMessage(error ? messages.title : messages.loadingOne)}>
      {error ? (
        <ErrorState heading={formatMessage(messages.failedOne)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows rows={6} label={formatMessage(messages.loadingOne)} />
      )}
    </Page>
  )
}
