import { Button as ChakraButton, chakra } from '@chakra-ui/react'
import { keyframes } from '@emotion/react'
import { ArrowRight } from 'lucide-react'
import {
  cloneElement,
  type ComponentProps,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { bodyRecipe, endRecipe, rootRecipe } from '../system/buttonRecipes'
import { withRecipe } from '../system/withRecipe'

const step = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } })
const Dot = chakra('circle', {
  base: {
    fill: 'currentColor',
    animation: `${step} 900ms linear infinite`,
    '&:nth-of-type(2)': { animationDelay: '150ms' },
    '&:nth-of-type(3)': { animationDelay: '300ms' },
  },
})

const PendingDots = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
    <Dot cx="3.5" cy="10" r="2.5" />
    <Dot cx="10" cy="10" r="2.5" />
    <Dot cx="16.5" cy="10" r="2.5" />
  </svg>
)

const Root = withRecipe(ChakraButton, rootRecipe)
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
      <Root {...root} type={undefined} asChild onClick={onClick}>
        {cloneElement(child, undefined, content(child.props.children))}
      </Root>
    )
  }
  return (
    <Root
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
