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
      // Its sixth jump stays right of the words, which take 500px; the line comes from outside the drawing.
      width: { base: '470px', lg: 'min(100%, 162% - 810px)' },
      height: { base: '303px', lg: '100%' },
      overflow: { lg: 'visible' },
    },
  },
})
/** The drawing of the home page's head: a course with the dog at the head of the line. */
export const Course = () => (
  <Frame>
    <HeroCourse preserveAspectRatio="xMaxYMax meet" />
  </Frame>
)
