import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Numeral } from './Numeral'
import { Radio } from './Radio'

const Row = chakra('span', { base: { display: 'flex', gap: '2px', maxWidth: '490px' } })
const Year = chakra('span', {
  base: {
    flex: '1 1 0',
    minWidth: 0,
    height: '36px',
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: '10px',
    bg: 'bg.turf',
    color: 'fg.onTurf',
    textStyle: 'numeralS',
    overflow: 'hidden',
    '&:first-of-type': { borderInlineStart: '12px solid {colors.mark}' },
  },
  variants: {
    free: { true: { bg: 'transparent', height: '36px', borderBottom: '2px dotted', borderColor: 'fg.muted' } },
  },
})

/** The seasons a plan covers; what the longest plan has more stays dotted. */
const PlanYears = ({ years, of }: { years: readonly string[]; of: number }) => (
  <Row aria-hidden>
    {Array.from({ length: Math.max(of, years.length) }, (_, index) => (
      <Year key={index} free={index >= years.length}>
        {years[index]}
      </Year>
    ))}
  </Row>
)

// The side menu takes 300 or 80 pixels: what fits beside each other is for the room that is left to say.
const wideContainer = '@container (width >= 56rem)'

const Label = chakra('label', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'auto auto 1fr auto',
    columnGap: '3',
    rowGap: '2',
    paddingBlock: '4',
    paddingInline: '3',
    [wideContainer]: { gridTemplateColumns: 'auto 4.5rem 5rem 1fr auto 9rem', columnGap: '5', paddingInline: '5' },
    borderBottom: '1px solid',
    borderColor: 'border',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
    '&:has(:checked)': { bg: 'bg.panel', boxShadow: 'inset 8px 0 0 {colors.mark}' },
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
})
const Title = chakra('span', { base: { fontWeight: 'semibold', fontSize: '1.125rem' } })
const Wide = chakra('span', {
  base: { gridColumn: '1 / -1', order: 9, minWidth: 0, [wideContainer]: { gridColumn: 'auto', order: 0 } },
})
const Note = chakra('span', {
  base: {
    gridColumn: '2 / -1',
    order: 8,
    color: 'fg.muted',
    '& b': { fontWeight: 'semibold', color: 'fg', whiteSpace: 'nowrap' },
    [wideContainer]: { gridColumn: 'auto', order: 0, '& b': { display: 'block' } },
  },
})
const Price = chakra('span', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', textStyle: 'small', color: 'fg.muted' },
})

export type PlanOptionProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'color' | 'height' | 'width' | 'title'
> & {
  numeral: ReactNode
  title: ReactNode
  note?: ReactNode
  price: ReactNode
  priceNote?: ReactNode
  /** Names of the seasons, drawn as mown lengths; `of` is the longest plan. */
  years?: readonly string[]
  of?: number
}

export const PlanOption = (props: PlanOptionProps) => {
  const { numeral, title, note, price, priceNote, years = [], of = years.length, ...input } = props
  return (
    <Label>
      <Radio {...input} />
      <Numeral size="xl">{numeral}</Numeral>
      <Title>{title}</Title>
      <Wide>{years.length > 0 ? <PlanYears years={years} of={of} /> : null}</Wide>
      <Note>{note}</Note>
      <Price>
        <Numeral size="l" color="fg">
          {price}
        </Numeral>
        {priceNote}
      </Price>
    </Label>
  )
}
