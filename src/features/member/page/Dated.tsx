import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormats } from '../../../i18n/useFormats'
import { List } from '../../../ui/kit/RowList'
import { Numeral } from '../../../ui/kit/Numeral'

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', md: '6.5rem minmax(0, 1fr) auto' },
    columnGap: '3',
    alignItems: 'baseline',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
const When = chakra('span', { base: { textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap' } })
const Title = chakra('span', {
  base: {
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '24px',
      '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    },
  },
})
const Facts = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
})
const End = chakra('span', {
  base: {
    gridColumn: { base: '2', md: 'auto' },
    marginTop: { base: '1', md: '0' },
    textAlign: { base: 'start', md: 'end' },
  },
})

export const DatedList = List

interface Props {
  day: string
  title: ReactNode
  facts?: ReactNode
  end?: ReactNode
}

/** What happened on a day: its number first, so that the eye runs down the days. */
export const Dated = ({ day, title, facts, end }: Props) => {
  const { shortMonth } = useFormats()
  return (
    <Item>
      <span>
        <Numeral>{Number(day.slice(8, 10))}</Numeral>{' '}
        <When>
          {shortMonth(day)} {day.slice(0, 4)}
        </When>
      </span>
      <span>
        <Title>{title}</Title>
        {facts && <Facts>{facts}</Facts>}
      </span>
      {end && <End>{end}</End>}
    </Item>
  )
}
