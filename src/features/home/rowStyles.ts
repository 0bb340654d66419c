import { chakra } from '@chakra-ui/react'

/** A show's row: as high before its data has arrived as after, so that nothing below it moves; larger text finds room. */
export const ShowLine = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '64px 1fr', lg: '116px 1fr 100px 130px 24px' },
    columnGap: { base: '3', lg: '4' },
    alignContent: 'center',
    alignItems: 'center',
    minHeight: { base: '162px', sm: '138px', lg: '94px' },
    paddingBlock: '2',
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
    minHeight: { base: '166px', sm: '142px' },
    paddingBlock: '2',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
/** The placeholder of words that are loading. */
export const Grey = chakra('span', { base: { display: 'block', bg: 'bg.muted' } })
