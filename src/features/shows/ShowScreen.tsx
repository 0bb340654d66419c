import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import { failureOf } from '../../api/failureOf'
import { useGetShowQuery } from '../../api/showsApi'
import { selectMember, selectSignedIn } from '../../store/access/access'
import { useAppSelector } from '../../store/hooks'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { CartBar } from './CartBar'
import { ClassDays } from './ClassDays'
import { EnterDogs } from './EnterDogs'
import { messages } from './messages'
import { ShowHead } from './ShowHead'

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
const Invitation = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' } })

/** /shows/{slug}: a show and its classes; members enter their dogs here. */
export const ShowScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.show) ?? { slug: '' }
  const member = useAppSelector(selectMember)
  const signedIn = useAppSelector(selectSignedIn)
  const { data: show, error, refetch } = useGetShowQuery(slug)
  if (error && failureOf({ error })?.status === 404)
    return (
      <Page title={formatMessage(messages.notFound)} lead={formatMessage(messages.notFoundText)}>
        <div>
          <Button asChild>
            <Link to={paths.shows}>
              <FormattedMessage {...messages.toList} />
            </Link>
          </Button>
        </div>
      </Page>
    )
  if (error && !show)
    return (
      <Page title={formatMessage(messages.title)}>
        <ErrorState heading={formatMessage(messages.failedOne)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      </Page>
    )
  if (!show)
    return (
      <Page title={formatMessage(messages.loadingOne)}>
        <chakra.div minHeight="100dvh">
          <SkeletonRows rows={6} label={formatMessage(messages.loadingOne)} />
        </chakra.div>
      </Page>
    )
  const [label, to, action] = signedIn
    ? [messages.enterUnpaid, paths.registrationOptions, messages.payNow]
    : [messages.enterVisitor, paths.login, messages.login]
  return (
    <>
      <ShowHead show={show} />
      <Body>
        {!member && <SectionHeading heading={formatMessage(messages.classList)} />}
        {!member && (
          <Invitation>
            <FormattedMessage {...label} />
            <Button asChild variant="outline" dense>
              <Link to={to}>
                <FormattedMessage {...action} />
              </Link>
            </Button>
          </Invitation>
        )}
        {member ? <EnterDogs show={show} /> : <ClassDays show={show} />}
        {member && <CartBar />}
      </Body>
    </>
  )
}
