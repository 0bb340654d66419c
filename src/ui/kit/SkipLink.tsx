import { defineRecipe, SkipNavLink } from '@chakra-ui/react'
import { withRecipe } from '../system/withRecipe'

/** Leads to the element of the given id. */
export const SkipLink = withRecipe(
  SkipNavLink,
  defineRecipe({
    base: {
      position: 'fixed',
      top: '2',
      left: '2',
      zIndex: 'skipLink',
      padding: '3',
      paddingInline: '4',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      fontWeight: 'semibold',
      borderRadius: 'plank',
      '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    },
  }),
)
