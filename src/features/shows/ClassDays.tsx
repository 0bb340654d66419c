import type { Show } from '../../../contract/show'
import { useFormats } from '../../i18n/useFormats'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { ClassRow } from './ClassRow'
import { classesOn, daysOf } from './entering'

/** The classes of a show, day by day in time order. */
export const ClassDays = ({ show }: { show: Show }) => {
  const { weekday } = useFormats()
  return daysOf(show).map((day) => (
    <Section key={day} level={3} heading={weekday(day)}>
      <RowList>
        {classesOn(show, day).map((cls) => (
          <ClassRow key={cls.id} cls={cls} />
        ))}
      </RowList>
    </Section>
  ))
}
