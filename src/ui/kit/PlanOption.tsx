import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Numeral } from './Numeral'
import { PlanYears } from './PlanYears'

const Label = chakra('label', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: { base: 'auto auto 1fr auto', md: 'auto 4.5rem 5rem 1fr auto 9rem' },
    columnGap: { base: '3', md: '5' },
    rowGap: '2',
    paddingBlock: '4',
    paddingInline: { base: '3', md: '5' },
    borderBottom: '1px solid',
    borderColor: 'border',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
    '&:has(:checked)': { bg: 'bg.panel', boxShadow: 'inset 8px 0 0 {colors.mark}' },
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
})
const Radio = chakra('input', {
  base: {
    appearance: 'none',
    width: '26px',
    height: '26px',
    bg: 'bg.panel',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'pole',
    cursor: 'inherit',
    '&:checked': { borderWidth: '9px', borderColor: 'border.strong' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
})
const Title = chakra('span', { base: { fontWeight: 'semibold', fontSize: '1.125rem' } })
const Wide = chakra('span', { base: { gridColumn: { base: '1 / -1', md: 'auto' }, minWidth: 0 } })
const Note = chakra('span', {
  base: {
    gridColumn: { base: '2 / -1', md: 'auto' },
    color: 'fg.muted',
    '& b': { fontWeight: 'semibold', color: 'fg' },
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
      <Radio type="radio" {...input} />
      <Numeral size="xl">{numeral}</Numeral>
      <Title>{title}</Title>
      <Wide order={{ base: 9, md: 0 }}>{years.length > 0 ? <PlanYears years={years} of={of} /> : null}</Wide>
      <Note order={{ base: 8, md: 0 }}>{note}</Note>
      <Price>
        <Numeral size="l" color="fg">
          {price}
        </Numeral>
        {priceNote}
      </Price>
    </Label>
  )
}
