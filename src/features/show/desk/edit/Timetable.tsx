import { chakra } from '@chakra-ui/react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { ClassHeight } from '#contract/dog/height'
import { heightMessages, typeMessages } from '../../../../i18n/domainMessages'
import { useFormats } from '../../../../i18n/useFormats'
import { Notice } from '../../../../ui/kit/Notice'
import { Plate } from '../../../../ui/kit/Plate'
import { SidewaysScroller } from '../../../../ui/kit/SidewaysScroller'
import { classesIn } from '#contract/show/clashes'
import type { PlannedClass, PlannedDay, Slot } from './clashes'
import { messages } from './messages'

/** An hour is at least so wide, and wider where there is room. */
const hourWidth = 72
const blockStep = 53

const Days = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
const Heading = chakra('h3', {
  base: { textStyle: 'h3', marginBottom: '2', _firstLetter: { textTransform: 'uppercase' } },
})
// Wider than a phone: it scrolls inside itself.
const Frame = chakra(SidewaysScroller, { base: { paddingBottom: '2' } })
const Hourly = chakra('div', { base: { paddingInlineEnd: '12px' } })
const Hour = chakra('span', { base: { position: 'absolute', transform: 'translateX(-50%)' } })
const Hours = chakra('div', {
  base: { position: 'relative', height: '26px', marginInlineStart: '60px', textStyle: 'numeralS', color: 'fg.muted' },
})
const Ring = chakra('div', { base: { display: 'flex', alignItems: 'center', borderTop: '1px solid {colors.border}' } })
const RingName = chakra('div', {
  base: {
    flex: '0 0 60px',
    display: 'flex',
    justifyContent: 'center',
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    bg: 'bg',
  },
})
const Track = chakra('ol', {
  base: { listStyle: 'none', position: 'relative', flex: '1' },
})
const Block = chakra('button', {
  base: {
    position: 'absolute',
    height: '46px',
    minWidth: '28px',
    containerType: 'inline-size',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    bg: 'bg.panel',
    color: 'fg',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    paddingInline: '10px',
    cursor: 'pointer',
    lineHeight: '1.15',
    // A short class is drawn wider than it is: the next one may overlap it.
    '&:focus-visible, &:hover': { zIndex: 1 },
    // Of a short class its time alone; its label has the rest.
    '& small': { display: 'block', textStyle: 'small', '@container (width < 6rem)': { display: 'none' } },
  },
  variants: {
    // An agility class has contacts at its ends, a jumping class has none.
    ends: {
      true: { boxShadow: 'inset 7px 0 0 {colors.mark}, inset -7px 0 0 {colors.mark}', paddingInline: '14px' },
    },
    clash: {
      ring: { bg: 'danger.bg', color: 'danger.fg', borderColor: 'danger.fg' },
      judge: { bg: 'warning.bg', color: 'warning.fg' },
      none: {},
    },
  },
})
const Time = chakra('span', { base: { display: 'block', textStyle: 'numeralS' } })
const Notices = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', marginTop: '3' } })

const isHeight = (text: string): text is ClassHeight => ClassHeight.options.some((height) => height === text)
const isType = (text: string) => text === 'agility' || text === 'jumping'

/** Classes that start together in a ring are stacked: how many are above this one. */
const aboveOf = (slot: Slot, inRing: readonly Slot[]): number =>
  inRing.filter(({ start, cls }) => start === slot.start && cls.index < slot.cls.index).length

type BlockClash = 'ring' | 'judge' | 'none'

interface BlockProps {
  slot: Slot
  clash: BlockClash
  above: number
  /** Minutes of the day. */
  from: number
  to: number
  onGo: (index: number) => void
}

const SlotBlock = ({ slot, clash, above, from, to, onGo }: BlockProps) => {
  const { formatMessage } = useIntl()
  const { row, index, startTime } = slot.cls
  const height = isHeight(row.height) ? formatMessage(heightMessages[row.height]) : row.height
  const type = isType(row.type) ? formatMessage(typeMessages[row.type]) : row.type
  const share = (minutes: number) => `${(100 * minutes) / (to - from)}%`
  return (
    <Block
      type="button"
      clash={clash}
      ends={row.type === 'agility'}
      aria-label={formatMessage(messages.block, { number: index + 1, time: startTime, height, type })}
      style={{
        top: 7 + above * blockStep,
        insetInlineStart: share(slot.start - from),
        width: `calc(${share(slot.end - slot.start)} - 3px)`,
      }}
      onClick={() => onGo(index)}
    >
      <Time>{startTime}</Time>
      <small>{height}</small>
    </Block>
  )
}

/** How the classes of a day are marked. */
const clashIn = ({ clashes }: PlannedDay) => {
  const [ring, judge] = [classesIn(clashes, 'ring'), classesIn(clashes, 'judge', 'judge_runs')]
  return (cls: PlannedClass): BlockClash => (ring.has(cls) ? 'ring' : judge.has(cls) ? 'judge' : 'none')
}

const Day = ({ day, onGo }: { day: PlannedDay; onGo: (index: number) => void }) => {
  const { weekday } = useFormats()
  const starts = day.slots.map(({ start }) => start)
  const from = Math.floor(Math.min(...starts) / 60) * 60
  const to = Math.ceil(Math.max(...day.slots.map(({ end }) => end)) / 60) * 60
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from / 60 + index)
  const width = 60 + (hours.length - 1) * hourWidth
  const rings = [...new Set(day.slots.map(({ cls }) => cls.ring))].sort((a, b) => a - b)
  return (
    <section>
      <Heading>{weekday(day.date)}</Heading>
      <Frame>
        <Hourly style={{ minWidth: width }}>
          <Hours aria-hidden>
            {hours.map((hour, index) => (
              <Hour key={hour} style={{ insetInlineStart: `${(100 * index) / (hours.length - 1)}%` }}>
                {String(hour).padStart(2, '0')}
              </Hour>
            ))}
          </Hours>
          {rings.map((ring) => (
            <RingLine
              key={ring}
              ring={ring}
              slots={day.slots.filter(({ cls }) => cls.ring === ring)}
              clashOf={clashIn(day)}
              from={from}
              to={to}
              onGo={onGo}
            />
          ))}
        </Hourly>
      </Frame>
      <DayClashes day={day} />
    </section>
  )
}

interface RingProps extends Pick<BlockProps, 'from' | 'to' | 'onGo'> {
  ring: number
  slots: readonly Slot[]
  clashOf: (cls: PlannedClass) => BlockClash
}

const RingLine = ({ ring, slots, clashOf, from, to, onGo }: RingProps) => {
  const { formatMessage } = useIntl()
  const above = slots.map((slot) => aboveOf(slot, slots))
  const height = 7 + (Math.max(...above) + 1) * blockStep
  return (
    <Ring>
      <RingName aria-hidden>
        <Plate tone="ink">{ring}</Plate>
      </RingName>
      <Track role="list" aria-label={formatMessage(messages.ring, { ring })} style={{ height }}>
        {slots.map((slot, index) => (
          <li key={slot.cls.row.key}>
            <SlotBlock
              slot={slot}
              clash={clashOf(slot.cls)}
              above={above[index] ?? 0}
              from={from}
              to={to}
              onGo={onGo}
            />
          </li>
        ))}
      </Track>
    </Ring>
  )
}

const clashMessages = {
  ring: messages.ringClash,
  judge: messages.judgeClash,
  judge_runs: messages.judgeRuns,
  orders: messages.ordersClose,
} as const

/** What clashes on a day, in words. */
const DayClashes = ({ day: { date, clashes } }: { day: PlannedDay }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  if (clashes.length === 0) return null
  const numbers = (classes: readonly PlannedClass[]) => (
    <FormattedList value={classes.map(({ index }) => formatMessage(messages.classNumber, { number: index + 1 }))} />
  )
  return (
    <Notices>
      {clashes.map(({ kind, key, classes, runs }) => {
        const [first] = classes
        const values = {
          day: weekday(date),
          ring: first?.ring,
          time: first?.startTime,
          judge: <bdi>{first?.judge}</bdi>,
          count: classes.length,
          classes: numbers(classes),
          runs,
        }
        return (
          <Notice key={key} tone="warning">
            <FormattedMessage {...clashMessages[kind]} values={values} />
          </Notice>
        )
      })}
    </Notices>
  )
}

/** The classes drawn by day, ring and time. A press on one leads to its row. */
export const Timetable = ({ days, onGo }: { days: readonly PlannedDay[]; onGo: (index: number) => void }) =>
  days.length === 0 ? (
    <p>
      <FormattedMessage {...messages.noTimetable} />
    </p>
  ) : (
    <Days>
      {days.map((day) => (
        <Day key={day.date} day={day} onGo={onGo} />
      ))}
    </Days>
  )
