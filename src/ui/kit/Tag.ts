import { Badge, defineRecipe } from '@chakra-ui/react'
import { withRecipe } from '../system/withRecipe'

const tagRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '26px',
    paddingInline: '2',
    borderRadius: 'plate',
    bg: 'bg.subtle',
    color: 'fg',
    textStyle: 'label',
    verticalAlign: 'middle',
    '& svg': { flexShrink: 0 },
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  variants: {
    tone: {
      neutral: {},
      success: { bg: 'success.bg', color: 'success.fg' },
      warning: { bg: 'warning.bg', color: 'warning.fg' },
      danger: { bg: 'danger.bg', color: 'danger.fg' },
    },
    edged: {
      // Contacts are drawn inside the edge: an agility class has them, a jumping class does not.
      agility: {
        bg: 'bg.panel',
        border: '1.5px solid',
        borderColor: 'border.control',
        justifyContent: 'center',
        minWidth: '90px',
        paddingInline: '16px',
        backgroundImage: 'linear-gradient({colors.mark}, {colors.mark}), linear-gradient({colors.mark}, {colors.mark})',
        backgroundSize: '9px 100%',
        backgroundPosition: 'left, right',
        backgroundRepeat: 'no-repeat',
        '@media (forced-colors: active)': { borderInlineWidth: '9px' },
      },
      jumping: {
        bg: 'bg.panel',
        border: '1.5px solid',
        borderColor: 'border.control',
        justifyContent: 'center',
        minWidth: '90px',
        paddingInline: '16px',
      },
    },
  },
})

/** The look of every tag. */
export const Tag = withRecipe(Badge, tagRecipe)
