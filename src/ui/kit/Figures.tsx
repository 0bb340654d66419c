import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Numeral } from './Numeral'

const Root = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(7.5rem, 1fr))' },
    borderTop: '3px solid',
    borderColor: 'border.strong',
    // First below a heading, whose bar is that rule already.
    '&:is(section > div > :first-child, section > div > :first-child > :first-child)': { borderTop: 'none' },
    '& > li': {
      padding: '3',
      borderBottom: '1px solid',
      borderColor: 'border',
      '&:nth-of-type(2n + 1)': { paddingInlineStart: 0 },
      '&:nth-of-type(2n)': { borderInlineStart: '1px solid', borderInlineStartColor: 'border' },
      lg: {
        '&:not(:first-of-type)': {
          paddingInlineStart: '4',
          borderInlineStart: '1px solid',
          borderInlineStartColor: 'border',
        },
      },
    },
  },
})
const Label = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })

export interface FiguresProps {
  label: string
  figures: readonly { id: string; figure: ReactNode; label: ReactNode }[]
}

/** One size for all, in which the longest fits half of a phone and a fifth of a page: a sum of thousands does not break. */
const sizeOf = (figures: FiguresProps['figures']) => {
  const longest = Math.max(...figures.map(({ figure }) => (typeof figure === 'string' ? figure.length : 0)))
  if (longest > 9) return 'm'
  return longest > 7 ? ({ base: 'm', lg: 'l' } as const) : 'l'
}

/** A few numbers that summarise a state, each over what it counts. */
export const Figures = ({ label, figures }: FiguresProps) => {
  const size = sizeOf(figures)
  return (
    <Root aria-label={label} role="list">
      {figures.map((one) => (
        <li key={one.id}>
          <Numeral size={size}>{one.figure}</Numeral>
          <Label>{one.label}</Label>
        </li>
      ))}
    </Root>
  )
}
