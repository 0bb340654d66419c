import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Show } from '#contract/show/show'
import { useFormats } from '../../i18n/useFormats'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { EntryActions } from '../entry/shared/own/EntryActions'
import { ClassRow } from './ClassRow'
import { EnteredBib } from './EnteredBib'
import { classesOn, daysOf, runsOf, type Entering } from './entering'
import { messages } from './messages'
import { RingsChart, RingsLegend } from './RingsAndTimes'
import { useRoom } from './useRoom'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0 } })
const Bibs = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const Own = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', '& > [role=group]': { flex: '1' } },
})

interface Props {
  show: Show
  /** A member's own runs are marked. */
  entering?: Entering | null
}

/** The rings and classes of a show, day by day, to be read: nothing can be entered here. */
export const Programme = ({ show, entering = null }: Props) => {
  const { weekday } = useFormats()
  const { ref, room } = useRoom<HTMLDivElement>()
  const wideContainer = room === 'rings'
  return (
    <Root ref={ref}>
      <SectionHeading
        heading={<FormattedMessage {...messages.classList} />}
        aside={wideContainer ? <RingsLegend /> : undefined}
      />
      {daysOf(show).map((day) => {
        const classes = classesOn(show, day)
        const runs = entering ? runsOf({ ...entering, items: [] }, day) : []
        return (
          <Section key={day} level={3} heading={weekday(day)}>
            {wideContainer && <RingsChart classes={classes} runs={runs} />}
            <RowList>
              {classes.map((cls) => {
                const own = runs.filter((run) => run.cls.id === cls.id)
                return (
                  <ClassRow key={cls.id} cls={cls} mergedInto={show.classes.find(({ id }) => id === cls.mergedInto)}>
                    {own.length > 0 && (
                      <Bibs>
                        {own.map(({ key, dog, dogId }) => (
                          <Own key={key}>
                            <EnteredBib>
                              <Check aria-hidden size={18} />
                              <FormattedMessage {...messages.entered} values={{ dog }} />
                            </EnteredBib>
                            <EntryActions show={show} cls={cls} dog={{ id: dogId, name: dog }} />
                          </Own>
                        ))}
                      </Bibs>
                    )}
                  </ClassRow>
                )
              })}
            </RowList>
          </Section>
        )
      })}
    </Root>
  )
}
