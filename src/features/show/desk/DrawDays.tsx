import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskClass, DrawnDay } from '#contract/results/desk'
import { failureOf } from '../../../api/failureOf'
import { useDrawDayMutation } from '../../../api/results/resultApi'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { Notice } from '../../../ui/kit/Notice'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { messages } from './drawDayMessages'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', minWidth: 0, marginTop: '4' },
})
const Result = chakra('div', { base: { alignSelf: 'stretch', display: 'flex', flexDirection: 'column', gap: '3' } })
const Heading = chakra('h3', { base: { textStyle: 'h3' } })
const Runs = chakra('span', { base: { display: 'block', overflowWrap: 'anywhere' } })

/** What was drawn, and which runs of one handler are still close together. */
const Drawn = ({ day, result: { orders, kept, close } }: { day: string; result: DrawnDay }) => {
  const { formatMessage } = useIntl()
  return (
    <Result>
      <Notice>
        <FormattedMessage {...messages.done} values={{ day, orders, kept }} />{' '}
        {close.length === 0 && <FormattedMessage {...messages.apart} />}
      </Notice>
      {close.length > 0 && (
        <>
          <Heading>
            <FormattedMessage {...messages.close} />
          </Heading>
          <RowList label={formatMessage(messages.close)}>
            {close.map(({ handler, runs, between }) => (
              <Row
                key={runs.map(({ entryId }) => entryId).join()}
                title={<bdi>{handler}</bdi>}
                facts={
                  <>
                    {runs.map(({ entryId, dogName, ring, startTime, place }) => (
                      <Runs key={entryId}>
                        <FormattedMessage
                          {...messages.run}
                          values={{ dog: <bdi>{dogName}</bdi>, ring, time: startTime, place }}
                        />
                      </Runs>
                    ))}
                  </>
                }
                end={<FormattedMessage {...messages.between} values={{ between }} />}
              />
            ))}
          </RowList>
        </>
      )}
    </Result>
  )
}

interface Props {
  slug: string
  date: string
  /** Those of the day that can be drawn. */
  classes: readonly DeskClass[]
}

const DrawDay = ({ slug, date, classes }: Props) => {
  const { weekday } = useFormats()
  const [draw, answer] = useDrawDayMutation(useCallKey(`draw ${slug} ${date}`))
  const asking = useOpen({ kind: 'dialog', dialog: 'drawDay', of: `${slug} ${date}` })
  const failure = failureOf(answer)
  const day = weekday(date)
  const drawnBefore = classes.filter(({ isDrawn }) => isDrawn).length
  const press = async () => {
    const orders = classes.map(({ id, orderVersion }) => ({ classId: id, version: orderVersion }))
    await draw({ slug, date, orders })
    asking.setOpen(false)
  }
  return (
    <>
      {classes.length > 0 && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => asking.setOpen(true)}>
          <FormattedMessage {...messages.draw} values={{ day }} />
        </Button>
      )}
      {failure && (
        <FormError>{failure.code === 'stale' ? <FormattedMessage {...messages.changed} /> : failure.message}</FormError>
      )}
      {answer.data && <Drawn day={day} result={answer.data} />}
      <Dialog
        open={asking.isOpen}
        onClose={() => asking.setOpen(false)}
        title={<FormattedMessage {...messages.title} values={{ day }} />}
        text={<FormattedMessage {...messages.text} values={{ classes: classes.length }} />}
        confirm={{
          action: <FormattedMessage {...messages.confirm} />,
          keep: <FormattedMessage {...messages.keep} />,
          pending: answer.isLoading,
          onConfirm: () => void press(),
        }}
      >
        {drawnBefore > 0 && (
          <Notice tone="warning">
            <FormattedMessage {...messages.again} values={{ orders: drawnBefore }} />
          </Notice>
        )}
      </Dialog>
    </>
  )
}

/** For each day of a show: the draw of all its classes that have no published running order. */
export const DrawDays = ({ slug, classes }: { slug: string; classes: readonly DeskClass[] }) => {
  const days = [...new Set(classes.map(({ date }) => date))]
  const toDraw = (day: string) =>
    classes.filter(
      ({ date, may, entries, orderRevision, results }) =>
        date === day && may.includes('order') && entries > 0 && orderRevision === 0 && results === 0,
    )
  return (
    <Root>
      {days.map((date) => (
        <DrawDay key={date} slug={slug} date={date} classes={toDraw(date)} />
      ))}
    </Root>
  )
}
