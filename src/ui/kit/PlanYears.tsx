import { chakra } from '@chakra-ui/react'

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
export const PlanYears = ({ years, of }: { years: readonly string[]; of: number }) => (
  <Row aria-hidden>
    {Array.from({ length: Math.max(of, years.length) }, (_, index) => (
      <Year key={index} free={index >= years.length}>
        {years[index]}
      </Year>
    ))}
  </Row>
)
