import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { compareEntries, type EntryItem } from '#contract/purchase/cartItem'
import { useFormats } from '../../i18n/useFormats'
import { RowList } from '../../ui/kit/RowList'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0, containerType: 'inline-size' },
})
const Heading = chakra('h2', {
  base: { fontWeight: 'semibold', paddingBottom: '1', '& span': { color: 'fg.muted', fontWeight: 'normal' } },
})

interface Props<Line> {
  lines: readonly Line[]
  itemOf: (line: Line) => EntryItem
  /** A line's row, with its key. */
  children: (line: Line) => ReactNode
}

/** Entries by show and day, by start time: the day is said once, above them. */
export const EntryGroups = <Line,>({ lines, itemOf, children }: Props<Line>) => {
  const { weekday } = useFormats()
  const groups = new Map<string, Line[]>()
  const sorted = [...lines].sort((a, b) => compareEntries(itemOf(a), itemOf(b)))
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
