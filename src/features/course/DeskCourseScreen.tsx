import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { CourseReview, CourseVersion } from '#contract/course/course'
import { paths } from '#contract/shared/paths'
import { useGetCourseQuery } from '../../api/course/courseApi'
import type { ClassArg } from '../../api/results/resultApi'
import { useFormats } from '../../i18n/useFormats'
import { useRouteParams } from '../../store/router/useRouteParams'
import { EmptyState } from '../../ui/kit/EmptyState'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { Page } from '../../ui/kit/Page'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { ClassTags } from '../desk/shared/ClassTags'
import { DeskTrail } from '../desk/shared/DeskTrail'
import { RecordWaiting } from '../desk/shared/RecordWaiting'
import { AddRemark } from './AddRemark'
import { Comparison } from './Comparison'
import { lettered } from './letters'
import { messages, remarkMessages } from './messages'
import { Plan } from './Plan'
import { Remark } from './Remark'
import { SignOff } from './SignOff'
import { UploadCourse } from './UploadCourse'
import { useCourseView } from './useCourseView'
import { useRemarkDraft } from './useRemarkDraft'
import { Compare, Versions } from './Versions'

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 340px' }, gap: '6' },
})
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0 } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

const ToDesk = () => (
  <TextLink asChild alone>
    <Link to={paths.desk}>
      <FormattedMessage {...messages.toDesk} />
    </Link>
  </TextLink>
)

const State = ({ review }: { review: CourseReview }) => {
  const { longDay } = useFormats()
  const { progress, isShown, signOffBy, uploadBy } = review
  if (isShown && progress !== 'none') return <FormattedMessage {...messages.shown} />
  if (progress === 'none') return <FormattedMessage {...messages.noneText} values={{ day: longDay(uploadBy) }} />
  const sentence = { review: messages.waiting, returned: messages.returned, signed: messages.signed }[progress]
  return <FormattedMessage {...sentence} values={{ day: longDay(signOffBy) }} />
}

/** A course of which there is a version. */
const Reviewed = ({ at, review, newest }: { at: ClassArg; review: CourseReview; newest: CourseVersion }) => {
  const view = useCourseView(review)
  const { chosen = newest, other, isNewest } = view
  const remarks = lettered(review)
  const draft = useRemarkDraft(at, newest.number, remarks.filter(({ own }) => own).length)
  const mayReview = review.may.includes('review')
  const mayUpload = review.may.includes('upload')
  // What is still open of an older version is looked for on this one.
  const onPlan = remarks.filter(
    ({ number, isResolved }) => number === chosen.number || (number < chosen.number && !isResolved),
  )
  const ownDraft = mayReview && isNewest && !other ? draft : undefined
  return (
    <Columns>
      <Column>
        <Versions review={review} view={view} />
        <Compare review={review} view={view} />
        {other ? (
          <Comparison
            below={other.number < chosen.number ? other : chosen}
            above={other.number < chosen.number ? chosen : other}
            view={view}
          />
        ) : (
          <Plan version={chosen} remarks={onPlan} draft={ownDraft} />
        )}
        {mayUpload && <UploadCourse at={at} review={review} />}
      </Column>
      <Column>
        <Section heading={<FormattedMessage {...remarkMessages.heading} />}>
          {remarks.length === 0 ? (
            <p>
              <FormattedMessage {...remarkMessages.none} />
            </p>
          ) : (
            <RowList ordered>
              {remarks.map((remark) => (
                <Remark
                  key={remark.id}
                  at={at}
                  remark={remark}
                  can={{ resolve: mayReview && remark.own, answer: mayUpload && !remark.isResolved }}
                  onShow={() => view.show(remark.number)}
                />
              ))}
            </RowList>
          )}
        </Section>
        {ownDraft && <AddRemark draft={ownDraft} />}
        {mayReview && !ownDraft && (
          <Small>
            <FormattedMessage {...messages.older} />
          </Small>
        )}
        <SignOff at={at} review={review} newest={newest} remarks={remarks} />
      </Column>
    </Columns>
  )
}

const Known = ({ at, review }: { at: ClassArg; review: CourseReview }) => {
  const { formatMessage } = useIntl()
  const newest = review.versions.at(-1)
  const mayUpload = review.may.includes('upload')
  return (
    <Page
      before={<DeskTrail section="shows" show={{ slug: at.slug, name: review.showName }} />}
      title={formatMessage(messages.title)}
    >
      <ClassTags cls={review.cls} />
      {newest || mayUpload ? (
        <p role="status">
          <State review={review} />
        </p>
      ) : (
        <EmptyState heading={<FormattedMessage {...messages.none} />}>
          <State review={review} />
        </EmptyState>
      )}
      {newest ? (
        <Reviewed at={at} review={review} newest={newest} />
      ) : (
        mayUpload && <UploadCourse at={at} review={review} />
      )}
    </Page>
  )
}

const Read = () => {
  const at = useRouteParams(paths.deskCourse) ?? { slug: '', classId: '' }
  const query = useGetCourseQuery(at, { refetchOnFocus: true })
  if (query.currentData) return <Known at={at} review={query.currentData} />
  return (
    <Page
      before={<DeskTrail section="shows" show={{ slug: at.slug }} />}
      title={<FormattedMessage {...messages.title} />}
    >
      <RecordWaiting query={query} messages={messages} out={<ToDesk />} />
    </Page>
  )
}

/** /desk/shows/{slug}/classes/{id}/course: the course of a class, its versions, what reviewers remark, and its sign-off. */
export const DeskCourseScreen = () => (
  <MessagesOf part="course">
    <Read />
  </MessagesOf>
)
