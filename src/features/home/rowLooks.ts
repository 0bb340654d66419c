import { chakra } from '@chakra-ui/react'

const clamped = (lines: number) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: String(lines),
})

/** A show's row: as high before its data has arrived as after, so that nothing below it moves. */
export const ShowLine = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '64px 1fr', lg: '116px 1fr 100px 130px 24px' },
    columnGap: { base: '3', lg: '4' },
    alignContent: 'center',
    alignItems: 'center',
    height: { base: '138px', lg: '94px' },
    borderBottom: '1px solid',
    borderColor: 'border',
    '@media (hover: hover)': { '&:has(a):hover': { bg: 'bg.subtle' } },
  },
})
export const NewsLine = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '1',
    height: '142px',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
export const OneLine = chakra('p', { base: clamped(1) })
export const TwoLines = chakra('div', { base: clamped(2) })
/** What stands in the place of words that are on their way. */
export const Grey = chakra('span', { base: { display: 'block', bg: 'bg.muted' } })
