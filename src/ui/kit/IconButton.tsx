import { defineRecipe, IconButton as ChakraIconButton } from '@chakra-ui/react'
import { cloneElement, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { withRecipe } from '../system/withRecipe'

const Root = withRecipe(
  ChakraIconButton,
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      position: 'relative',
      width: 'touch',
      height: 'touch',
      borderRadius: 'plank',
      color: 'inherit',
      cursor: 'pointer',
      '& .lucide': { width: '22px', height: '22px', strokeLinecap: 'square', strokeLinejoin: 'miter' },
      '@media (hover: hover)': { '&:hover': { bg: 'bg.muted' } },
    },
    variants: { onTurf: { true: { color: 'fg.onTurf', '@media (hover: hover)': { '&:hover': { bg: 'bg.turf' } } } } },
  }),
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'color' | 'children'> & {
  /** The accessible name, shown as a tooltip too. */
  label: string
  icon: ReactNode
  onTurf?: boolean
  /** The one element that gets the looks, say `<Link to="/cart" />`; the icon goes into it. */
  render?: ReactElement<{ children?: ReactNode }>
}

export const IconButton = ({ label, icon, onTurf = false, render, ...rest }: IconButtonProps) =>
  isValidElement(render) ? (
    <Root type={undefined} asChild onTurf={onTurf} aria-label={label} title={label} {...rest}>
      {cloneElement(render, undefined, icon)}
    </Root>
  ) : (
    <Root onTurf={onTurf} aria-label={label} title={label} {...rest}>
      {icon}
    </Root>
  )
