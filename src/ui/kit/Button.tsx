import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { cloneElement, isValidElement } from 'react'
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { bodyRecipe, endRecipe, rootRecipe } from '../system/buttonRecipes'
import { PendingDots } from './PendingDots'

const Root = chakra('button', rootRecipe)
const Body = chakra('span', bodyRecipe)
const End = chakra('span', endRecipe)

export type ButtonProps = Omit<ComponentProps<'button'>, 'color'> & {
  variant?: 'plank' | 'outline' | 'quiet' | 'danger'
  /** At the end of a plank (an arrow when left out), before the words elsewhere. */
  icon?: ReactNode
  pending?: boolean
  /** Lends the looks to the one child, say a Link. */
  asChild?: boolean
  onTurf?: boolean
  dense?: boolean
  block?: boolean
}

const preventClick = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export const Button = ({
  variant = 'plank',
  icon,
  pending = false,
  asChild = false,
  onTurf = false,
  dense = false,
  block = false,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const withEnd = variant === 'plank' || variant === 'danger'
  const style = { variant, onTurf, dense }
  const sign = pending ? <PendingDots /> : (icon ?? (withEnd ? <ArrowRight aria-hidden /> : null))
  const content = (label: ReactNode) =>
    withEnd ? (
      <>
        <Body {...style} block={block}>
          {label}
        </Body>
        <End {...style}>{sign}</End>
      </>
    ) : (
      <Body {...style} block={block}>
        {sign}
        <span>{label}</span>
      </Body>
    )
  const root = { ...style, block, ...rest, 'data-pending': pending ? '' : undefined }

  if (asChild && isValidElement(children)) {
    const child = children as ReactElement<{ children?: ReactNode }>
    return (
      <Root {...root} asChild onClick={onClick}>
        {cloneElement(child, undefined, content(child.props.children))}
      </Root>
    )
  }
  return (
    <Root
      type="button"
      {...root}
      // Not `disabled`: that would drop the focus, and the reader would lose the place.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? preventClick : onClick}
    >
      {content(children)}
    </Root>
  )
}
