import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DeskHome, DeskTask } from '#contract/deskHome'
import { fill, paths } from '#contract/paths'
import { useFormats } from '../../i18n/useFormats'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

const tones = { late: 'danger', soon: 'warning' } as const

/** One thing to do, with the show that it belongs to and its day. */
const Task = ({ task: { kind, slug, name, due, urgency, classes } }: { task: DeskTask }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const edits = kind === 'rework' || kind === 'submit'
  return (
    <Row
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(edits ? paths.editShow : paths.deskShow, { slug })}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      tags={urgency !== 'later' && <StateTag tone={tones[urgency]}>{formatMessage(messages[urgency])}</StateTag>}
      facts={
        <FormattedMessage
          {...messages.due}
          values={{ task: formatMessage(messages[kind], { classes }), day: longDay(due) }}
        />
      }
    />
  )
}

/** What waits for the reader, the most pressing first. */
export const Tasks = ({ home: { tasks, moreTasks } }: { home: DeskHome }) => {
  const { formatMessage } = useIntl()
  return (
    <Section heading={formatMessage(messages.tasks)}>
      {tasks.length === 0 ? (
        <p>
          <FormattedMessage {...messages.nothing} />
        </p>
      ) : (
        <RowList>
          {tasks.map((task) => (
            <Task key={`${task.slug} ${task.kind}`} task={task} />
          ))}
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
