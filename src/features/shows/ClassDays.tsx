import type { ReactNode } from 'react'
import type { Show, ShowClass } from '../../../contract/show'
import { useFormats } from '../../i18n/useFormats'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { ClassRow } from './ClassRow'

const inOrder = (a: ShowClass, b: ShowClass) => a.startTime.localeCompare(b.startTime) || a.ring - b.ring

interface Props {
  show: Show
  /** What a member can do with a class. */
  cellOf?: (cls: ShowClass) => ReactNode
}

/** The classes of a show, day by day in time order. */
export const ClassDays = ({ show, cellOf }: Props) => {
  const { weekday } = useFormats()
  const days = [...new Set(show.classes.map(({ date }) => date))].sort()
  return days.map((day) => (
    <Section key={day} level={3} heading={weekday(day)}>
      <RowList>
        {show.classes
          .filter(({ date }) => date === day)
          .sort(inOrder)
          .map((cls) => (
            <ClassRow key={cls.id} cls={cls}>
              {cellOf?.(cls)}
            </ClassRow>
          ))}
      </RowList>
    </Section>
  ))
}
