import { defineRecipe, Link } from '@chakra-ui/react'
import { withRecipe } from '../system/withRecipe'

export const TextLink = withRecipe(
  Link,
  defineRecipe({
    base: {
      color: 'accent',
      fontWeight: 'semibold',
      borderRadius: 'plate',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1.5px',
      '@media (hover: hover)': { '&:hover': { textDecorationThickness: '3px' } },
    },
    variants: {
      // In no sentence: as high as a finger needs.
      alone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } },
    },
  }),
)
