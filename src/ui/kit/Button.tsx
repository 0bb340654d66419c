import { chakra } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { cloneElement, isValidElement } from 'react'
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { bodyLook, endLook, rootLook } from '../system/buttonRecipes'
import { PendingDots } from './PendingDots'

const Root = chakra('button', rootLook)
const Body = chakra('span', bodyLook)
const End = chakra('span', endLook)

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
  const look = { variant, onTurf, dense }
  const sign = pending ? <PendingDots /> : (icon ?? (withEnd ? <ArrowRight aria-hidden /> : null))
  const words = (label: ReactNode) =>
    withEnd ? (
      <>
        <Body {...look} block={block}>
          {label}
        </Body>
        <End {...look}>{sign}</End>
      </>
    ) : (
      <Body {...look} block={block}>
        {sign}
        {label}
      </Body>
    )
  const root = { ...look, block, ...rest, 'data-pending': pending ? '' : undefined }

  if (asChild && isValidElement(children)) {
    const child = children as ReactElement<{ children?: ReactNode }>
    return (
      <Root {...root} asChild onClick={onClick}>
        {cloneElement(child, undefined, words(child.props.children))}
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
      {words(children)}
    </Root>
  )
}
