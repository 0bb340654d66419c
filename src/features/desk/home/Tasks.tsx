import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router'
import type { AppointmentTask, CourseTask, DeskHome, DeskTask, LevelTasks, MeasuringTask } from '#contract/desk/home'
import { fill, paths } from '#contract/shared/paths'
import { useFormats } from '../../../i18n/useFormats'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './messages'

const tones = { late: 'danger', soon: 'warning' } as const

interface TaskRowProps extends Pick<DeskTask, 'name' | 'urgency'> {
  to: string
  facts: ReactNode
}

const TaskRow = ({ to, name, urgency, facts }: TaskRowProps) => {
  const { formatMessage } = useIntl()
  return (
    <Row
      title={
        <TextLink asChild textStyle="h3">
          <Link to={to}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      tags={urgency !== 'later' && <StateTag tone={tones[urgency]}>{formatMessage(messages[urgency])}</StateTag>}
      facts={facts}
    />
  )
}

/** One thing to do, with the show that it belongs to and its day. */
const Task = ({ task: { kind, slug, name, due, urgency, classes } }: { task: DeskTask }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const edits = kind === 'rework' || kind === 'submit'
  return (
    <TaskRow
      to={fill(edits ? paths.editShow : paths.deskShow, { slug })}
      name={name}
      urgency={urgency}
      facts={
        <FormattedMessage
          {...messages.due}
          values={{ task: formatMessage(messages[kind], { classes }), day: longDay(due) }}
        />
      }
    />
  )
}

const courseSentences = {
  upload: messages.courseUpload,
  answer: messages.courseAnswer,
  review: messages.courseReview,
} satisfies Record<CourseTask['kind'], MessageDescriptor>

/** The same of the course of a class, or of the courses that a show still wants. */
const OfCourse = ({ task: { kind, slug, name, due, urgency, classes, cls } }: { task: CourseTask }) => {
  const { formatMessage } = useIntl()
  const { longDay, shortDay } = useFormats()
  const values = { classes, ...(cls && { day: shortDay(cls.date), time: cls.startTime, ring: cls.ring }) }
  return (
    <TaskRow
      to={cls ? fill(paths.deskCourse, { slug, classId: cls.id }) : fill(paths.deskShow, { slug })}
      name={name}
      urgency={urgency}
      facts={
        <FormattedMessage
          {...messages.due}
          values={{ task: formatMessage(courseSentences[kind], values), day: longDay(due) }}
        />
      }
    />
  )
}

/** A judge's answer that a show waits for. */
const OfAppointment = ({ task: { personId: id, name, due, urgency } }: { task: AppointmentTask }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  return (
    <TaskRow
      to={fill(paths.deskPerson, { id })}
      name={name}
      urgency={urgency}
      facts={
        <FormattedMessage {...messages.due} values={{ task: formatMessage(messages.appointment), day: longDay(due) }} />
      }
    />
  )
}

/** The same of a dog that the reader is asked to measure. */
const OfDog = ({ task: { kind, slug, name, due, urgency } }: { task: MeasuringTask }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const task = formatMessage(kind === 'differ' ? messages.dogDiffer : messages.dogDisputed)
  return (
    <TaskRow
      to={fill(paths.deskDog, { slug })}
      name={name}
      urgency={urgency}
      facts={<FormattedMessage {...messages.due} values={{ task, day: longDay(due) }} />}
    />
  )
}

/** Earned levels and unfit entries. They have no day, so they come first. */
const OfLevels = ({ levels: { proposals, unfit } }: { levels: LevelTasks }) => {
  const { formatMessage } = useIntl()
  return (
    <TaskRow
      to={paths.deskLevels}
      name={formatMessage(messages.levels)}
      urgency="later"
      facts={<FormattedMessage {...messages.levelFacts} values={{ proposals, unfit }} />}
    />
  )
}

/** Reports of problems, which have no day either. */
const OfProblems = ({ count }: { count: number }) => {
  const { formatMessage } = useIntl()
  return (
    <TaskRow
      to={`${paths.deskProblems}?state=open`}
      name={formatMessage(messages.problems)}
      urgency="later"
      facts={<FormattedMessage {...messages.problemFacts} values={{ count }} />}
    />
  )
}

/** What waits for the reader, the most pressing first. */
export const Tasks = ({ home }: { home: DeskHome }) => {
  const { formatMessage } = useIntl()
  const { moreTasks, courses, appointments, dogs, levels, problems } = home
  const hasLevels = levels.proposals + levels.unfit > 0
  const tasks = [
    ...home.tasks.map((task) => ({ due: task.due, row: <Task key={`${task.slug} ${task.kind}`} task={task} /> })),
    ...courses.map((task) => ({
      due: task.due,
      row: <OfCourse key={`${task.slug} ${task.kind} ${task.cls?.id}`} task={task} />,
    })),
    ...appointments.map((task) => ({
      due: task.due,
      row: <OfAppointment key={`${task.slug} appointment`} task={task} />,
    })),
    ...dogs.map((task) => ({ due: task.due, row: <OfDog key={`dog ${task.slug}`} task={task} /> })),
  ].toSorted((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)))
  return (
    <Section heading={formatMessage(messages.tasks)}>
      {tasks.length === 0 && !hasLevels && problems === 0 ? (
        <p>
          <FormattedMessage {...messages.nothing} />
        </p>
      ) : (
        <RowList>
          {hasLevels && <OfLevels levels={levels} />}
          {problems > 0 && <OfProblems count={problems} />}
          {tasks.map(({ row }) => row)}
        </RowList>
      )}
      {moreTasks > 0 && (
        <p>
          <FormattedMessage {...messages.more} values={{ count: moreTasks }} />
        </p>
      )}
    </Section>
  )
}
