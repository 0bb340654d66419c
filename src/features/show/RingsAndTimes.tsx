import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowClass } from '#contract/show/show'
import { heightMessages, levelMessages, typeMessages } from '../../i18n/domainMessages'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { TypeTag } from '../../ui/kit/TypeTag'
import type { Run } from './entering'
import { messages } from './messages'
import { timetableOf } from './timetable'

const Root = chakra('span', {
  base: { position: 'absolute', insetInlineEnd: '-2px', top: '-15px', display: 'flex', gap: '2px' },
})

/** The runs of a class by their numbers of the day: yellow what is chosen, dark what is entered. */
const RunPlates = ({ runs, classId }: { runs: readonly Run[]; classId: string }) => (
  <Root aria-hidden>
    {runs.map(
      ({ key, cls, entered }, index) =>
        cls.id === classId && (
          <Plate key={key} size="s" tone={entered ? 'ink' : 'mark'}>
            {index + 1}
          </Plate>
        ),
    )}
  </Root>
)

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', justifyContent: 'space-between' },
})
const Legend = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', textStyle: 'small' },
})
const Chart = chakra('div', {
  base: { position: 'relative', marginInlineStart: '72px', marginTop: '3', marginBottom: '5', paddingTop: '28px' },
})
const Hour = chakra('span', {
  base: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 0,
    borderInlineStart: '1px solid {colors.border}',
    marginTop: '26px',
    '& > span': { position: 'absolute', top: '-26px', translate: '-50% 0', color: 'fg.muted' },
  },
})
const Ring = chakra('div', {
  base: { position: 'relative', height: '6rem', borderBottom: '1px solid', borderColor: 'border' },
})
const RingPlate = chakra('div', { base: { position: 'absolute', insetInlineStart: '-72px', top: '12px' } })
const List = chakra('ol', { base: { listStyle: 'none' } })
const Block = chakra('li', {
  base: {
    position: 'absolute',
    top: '10px',
    minHeight: '3.5rem',
    paddingBlock: '5px',
    paddingInline: '9px 4px',
    bg: 'bg.panel',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plate',
    textStyle: 'small',
    lineHeight: '1.125rem',
  },
  variants: {
    contacts: { true: { borderInline: '9px solid {colors.mark}', paddingInlineStart: '7px' } },
    chosen: { true: { outline: '2px solid', outlineColor: 'border.strong' } },
  },
})
/** What agility and jumping classes look like here. */
export const RingsLegend = () => (
  <Legend data-on-screen>
    <TypeTag type="agility">
      <FormattedMessage {...typeMessages.agility} />
    </TypeTag>
    <FormattedMessage {...messages.contacts} />
    <TypeTag type="jumping">
      <FormattedMessage {...typeMessages.jumping} />
    </TypeTag>
    <FormattedMessage {...messages.noContacts} />
  </Legend>
)

interface Props {
  /** The classes of one day, in time order. */
  classes: ShowClass[]
  /** The member's runs of that day. */
  runs: readonly Run[]
}

/** The rings of a day side by side, so that two classes at the same time are seen at once; paper has the list alone. */
export const RingsChart = ({ classes, runs }: Props) => {
  const { formatMessage } = useIntl()
  const { hours, rings } = timetableOf(classes)
  const share = (part: number) => `${part * 100}%`
  return (
    <Chart data-on-screen>
      {hours.map((hour, index) => (
        <Hour key={hour} aria-hidden style={{ left: share(index / (hours.length - 1)) }}>
          <Numeral size="s">{String(hour).padStart(2, '0')}</Numeral>
        </Hour>
      ))}
      {rings.map(({ ring, blocks }) => (
        <Ring key={ring}>
          <RingPlate>
            <Plate size="l" tone="ink" label={formatMessage(levelMessages.ring, { ring })}>
              {ring}
            </Plate>
          </RingPlate>
          <List role="list">
            {blocks.map(({ cls, start, length }) => (
              <Block
                key={cls.id}
                contacts={cls.type === 'agility'}
                chosen={runs.some((run) => run.cls.id === cls.id)}
                style={{ left: share(start), width: `calc(${share(length)} - 4px)` }}
              >
                <p>
                  <Numeral size="s">{cls.startTime}</Numeral> <FormattedMessage {...heightMessages[cls.height]} />
                </p>
                <p>
                  <FormattedMessage
                    {...messages.typeAndLevels}
                    values={{
                      type: formatMessage(typeMessages[cls.type]),
                      from: cls.startLevel,
                      to: cls.endLevel,
                    }}
                  />
                </p>
                <RunPlates runs={runs} classId={cls.id} />
              </Block>
            ))}
          </List>
        </Ring>
      ))}
    </Chart>
  )
}

/** The rings of one day under their own heading. */
export const RingsAndTimes = memo((props: Props) => (
  <section aria-labelledby="rings-and-times" data-on-screen>
    <Head>
      <chakra.h2 textStyle="h2" id="rings-and-times">
        <FormattedMessage {...messages.ringsAndTimes} />
      </chakra.h2>
      <RingsLegend />
    </Head>
    <RingsChart {...props} />
  </section>
))
RingsAndTimes.displayName = 'RingsAndTimes'
