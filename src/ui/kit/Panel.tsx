import { Card, defineSlotRecipe } from '@chakra-ui/react'
import { withRecipe } from '../system/withRecipe'

/** Only where something floats or is being filled in; lists are on the page. */
export const Panel = withRecipe(
  Card.Root,
  defineSlotRecipe({
    slots: ['root'],
    base: {
      root: {
        bg: 'bg.panel',
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 'panel',
        padding: { base: '4', md: '5' },
      },
    },
    variants: {
      strong: {
        true: { root: { borderTop: '3px solid', borderTopColor: 'border.strong', borderRadius: '0 0 4px 4px' } },
      },
    },
  }),
)
