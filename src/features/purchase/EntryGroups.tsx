import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { EntryItem } from '../../../contract/cartItem'
import { useFormats } from '../../i18n/useFormats'
import { RowList } from '../../ui/kit/RowList'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0 } })
const Heading = chakra('h2', {
  base: { fontWeight: 'semibold', paddingBottom: '1', '& span': { color: 'fg.muted', fontWeight: 'normal' } },
})

const order = ({ date, startTime, ring }: EntryItem) => `${date} ${startTime} ${String(ring).padStart(3, '0')}`

interface Props<Line> {
  lines: readonly Line[]
  itemOf: (line: Line) => EntryItem
  /** A line's row, with its key. */
  children: (line: Line) => ReactNode
}

/** Entries by show and day, in running order: the day is told once, above them. */
export const EntryGroups = <Line,>({ lines, itemOf, children }: Props<Line>) => {
  const { weekday } = useFormats()
  const groups = new Map<string, Line[]>()
  const sorted = [...lines].sort((a, b) => order(itemOf(a)).localeCompare(order(itemOf(b))))
  for (const line of sorted) {
    const { date, showSlug } = itemOf(line)
    const key = `${date} ${showSlug}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return (
    <Root>
      {[...groups].map(([key, ofDay]) => {
        const [first] = ofDay
        if (first === undefined) return null
        const { showName, date } = itemOf(first)
        return (
          <div key={key}>
            <Heading>
              {showName}
              <span>, {weekday(date)}</span>
            </Heading>
            <RowList label={`${showName}, ${weekday(date)}`}>{ofDay.map(children)}</RowList>
          </div>
        )
      })}
    </Root>
  )
}
