import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import { defaultRules } from '#contract/entry/rules'
import type { ShowClass } from '#contract/show/show'
import { useGetRulesQuery } from '../../api/entry/rulesApi'
import { Button } from '../../ui/kit/Button'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { clashMessages } from '../entry/shared/clashes/clashMessages'
import { handlerOfLine } from '../entry/shared/clashes/handlerOfLine'
import { useShowPositions } from '../entry/shared/clashes/useShowPositions'
import { type DayRuns, type Entering, fittingClasses, runsOf, useChoice } from './entering'
import { messages } from './messages'

/** What the member runs on a day: chosen at any show, or entered at this one. */
const useDayRuns = (entering: Entering, day: string): DayRuns => {
  const lines = entering.lines.filter(({ item }) => item.date === day)
  const chosen = lines.map((line) => ({ ...line.item, handler: handlerOfLine(line) }))
  const entered = runsOf(entering, day).flatMap((run) => (run.entered ? [{ ...run, handler: '' }] : []))
  const positionOf = useShowPositions([...chosen, { showSlug: entering.show.slug, date: day }])
  return { chosen: [...chosen, ...entered], positionOf }
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlock: '3' },
})

interface LeftOutProps {
  dog: Dog
  classes: ShowClass[]
  onAdd: () => void
}

/** The classes that a dog fits and that clash with other runs: it can still be entered. */
const LeftOut = ({ dog, classes, onAdd }: LeftOutProps) => {
  const { formatMessage } = useIntl()
  const words = classes.map(({ startTime: time, ring }) => formatMessage(clashMessages.leftOutClass, { time, ring }))
  return (
    <Row data-on-screen>
      <p>
        <FormattedMessage
          {...clashMessages.leftOut}
          values={{ dog: dog.name, classes: <FormattedList value={words} /> }}
        />
      </p>
      <Button variant="outline" dense onClick={onAdd}>
        <FormattedMessage {...clashMessages.addAnyway} values={{ count: classes.length }} />
      </Button>
    </Row>
  )
}

/** Enters a dog in everything of the day that fits it and does not clash, as far as it may run on one day. */
export const EnterAll = memo(({ entering, dogs, day }: { entering: Entering; dogs: Dog[]; day: string }) => {
  const { formatMessage } = useIntl()
  const { data: rules = defaultRules } = useGetRulesQuery()
  const { enter } = useChoice(entering.show)
  const runs = useDayRuns(entering, day)
  const fitting = dogs.map((dog) => ({
    dog,
    ...fittingClasses(entering, day, dog, rules.classesPerDogAndDay, runs),
  }))
  const offered = fitting.filter(({ free }) => free.length > 1)
  const leftOut = fitting.filter(
    ({ dog, free, clashing }) =>
      free.length === 0 && clashing.length > 0 && runsOf({ ...entering, dogs: [dog] }, day).length > 0,
  )
  return (
    <>
      {offered.length > 0 && (
        <Row data-on-screen role="group" aria-label={formatMessage(messages.enterAll)}>
          <p>
            <FormattedMessage {...messages.enterAll} />
          </p>
          {offered.map(({ dog, free }) => (
            <Button
              key={dog.id}
              variant="outline"
              dense
              icon={<Plus aria-hidden />}
              onClick={() => free.forEach((cls) => enter(cls, dog))}
            >
              <FormattedMessage {...messages.enterAllOf} values={{ dog: dog.name, count: free.length }} />
            </Button>
          ))}
        </Row>
      )}
      {leftOut.length > 0 && (
        <MessagesOf part="entry.clashes">
          {leftOut.map(({ dog, clashing }) => (
            <LeftOut
              key={dog.id}
              dog={dog}
              classes={clashing}
              onAdd={() => clashing.forEach((cls) => enter(cls, dog))}
            />
          ))}
        </MessagesOf>
      )}
    </>
  )
})
EnterAll.displayName = 'EnterAll'
