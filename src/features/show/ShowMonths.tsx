import { chakra } from '@chakra-ui/react'
import type { ShowSummary } from '#contract/show/show'
import { useFormats } from '../../i18n/useFormats'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { ShowRow } from './ShowRow'

const Month = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })

const byMonth = (shows: readonly ShowSummary[]) => {
  const months = new Map<string, ShowSummary[]>()
  for (const show of shows) {
    const month = show.startDate.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), show])
  }
  return [...months]
}

interface Props {
  shows: readonly ShowSummary[]
  /** The addresses of the shows that the member has entered. */
  entered: ReadonlySet<string>
  level?: 2 | 3
}

/** Shows by month, in the order in which they come. */
export const ShowMonths = ({ shows, entered, level = 2 }: Props) => {
  const { monthAndYear } = useFormats()
  return byMonth(shows).map(([month, ofMonth]) => {
    const heading = monthAndYear(`${month}-01`)
    const rows = (
      <RowList>
        {ofMonth.map((show) => (
          <ShowRow key={show.slug} show={show} entered={entered.has(show.slug)} />
        ))}
      </RowList>
    )
    if (level === 2)
      return (
        <Section key={month} heading={heading}>
          {rows}
        </Section>
      )
    // Two groups can have the same month: only the groups are landmarks.
    return (
      <Month key={month}>
        <SectionHeading heading={heading} level={3} />
        {rows}
      </Month>
    )
  })
}
