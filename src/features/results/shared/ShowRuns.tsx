import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { courseEndpoints } from '#contract/course/course'
import type { PublishedClass } from '#contract/results/shown'
import { fill, paths } from '#contract/shared/paths'
import type { Show, ShowClass } from '#contract/show/show'
import { useClassText } from '../../../i18n/useClassText'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { useFiles } from '../../../store/ui/useFiles'
import { panelToggled, selectPanels } from '../../../store/ui/panelsSlice'
import { Button } from '../../../ui/kit/Button'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { ClassRunsTable } from './ClassRunsTable'
import { messages } from './messages'
import { anchorOf, panelOf, type RunPanel } from './runPanels'
import { useOwnRuns } from './useOwnRuns'

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', height: 'auto', maxWidth: '900px', border: '3px solid', mb: '4' },
})

interface Props {
  course: NonNullable<PublishedClass['course']>
  title: string
}

/** The plan that a class was run on. */
const CoursePlan = ({ course: { picture, width, height }, title }: Props) => {
  const { formatMessage } = useIntl()
  const { addressOf } = useFiles()
  return (
    <Picture
      src={addressOf(fill(courseEndpoints.getCoursePicture.path, { id: picture }))}
      alt={formatMessage(messages.plan, { cls: title })}
      style={{ aspectRatio: width / height }}
    />
  )
}

const Item = chakra('li', { base: { borderBottom: '1px solid', borderColor: 'border' } })
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', paddingBlock: '13px' },
})
const Title = chakra('div', { base: { flex: '1 1 14rem', minWidth: 0, fontWeight: 'semibold' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

const actions = { order: messages.showOrder, results: messages.showResults, course: messages.showCourse }

interface ItemProps {
  slug: string
  cls: ShowClass
  published: PublishedClass
  own: ReadonlySet<string>
}

const ClassItem = ({ slug, cls, published, own }: ItemProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const classText = useClassText()
  const panels = useAppSelector(selectPanels)
  const shown: RunPanel[] = [
    ...(published.hasResults ? (['results'] as const) : []),
    ...(published.orderRevision === null ? [] : (['order'] as const)),
    ...(published.course ? (['course'] as const) : []),
  ]
  const title = classText(cls)
  return (
    <Item id={anchorOf(cls.id)}>
      <Line>
        <Title>{title}</Title>
        <Buttons>
          {shown.map((what) => {
            const action = formatMessage(actions[what])
            return (
              <Button
                key={what}
                dense
                variant="outline"
                aria-expanded={panels.includes(panelOf(what, cls.id))}
                aria-label={formatMessage(messages.ofClass, { action, cls: title })}
                onClick={() => dispatch(panelToggled(panelOf(what, cls.id)))}
              >
                {action}
              </Button>
            )
          })}
        </Buttons>
      </Line>
      {shown
        .filter((what) => panels.includes(panelOf(what, cls.id)))
        .map((what) =>
          what === 'course' ? (
            published.course && <CoursePlan key={what} course={published.course} title={title} />
          ) : (
            <ClassRunsTable key={what} slug={slug} classId={cls.id} what={what} own={own} />
          ),
        )}
    </Item>
  )
}

/** What is published of a show's classes: each opens in place. */
export const ShowRuns = ({ show, published }: { show: Show; published: readonly PublishedClass[] }) => {
  const { own } = useOwnRuns(show.slug)
  return (
    <Section
      heading={<FormattedMessage {...messages.heading} />}
      aside={
        published.some(({ hasResults }) => hasResults) && (
          <TextLink asChild>
            <Link to={fill(paths.showResults, { slug: show.slug })}>
              <FormattedMessage {...messages.toResults} />
            </Link>
          </TextLink>
        )
      }
    >
      <RowList>
        {published.map((one) => {
          const cls = show.classes.find(({ id }) => id === one.classId)
          return cls && <ClassItem key={cls.id} slug={show.slug} cls={cls} published={one} own={own} />
        })}
      </RowList>
    </Section>
  )
}
