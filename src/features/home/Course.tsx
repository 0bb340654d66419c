import { chakra } from '@chakra-ui/react'
import { HeroCourse } from '../../ui/art/HeroCourse'

// Cropped to its upper right on phones, where the dog is.
const Frame = chakra('div', {
  base: {
    height: { base: '200px', lg: '100%' },
    position: { base: 'relative', lg: 'absolute' },
    insetInlineEnd: 0,
    bottom: 0,
    width: 'full',
    maxWidth: { lg: '1440px' },
    '& svg': {
      position: 'absolute',
      top: 0,
      insetInlineEnd: { base: '-16px', lg: 0 },
      width: { base: '470px', lg: 'full' },
      height: { base: '303px', lg: '100%' },
    },
  },
})
/** The drawing of the home page's head: a course with the dog at the head of the line. */
export const Course = () => (
  <Frame>
    <HeroCourse preserveAspectRatio="xMaxYMax meet" />
  </Frame>
)
