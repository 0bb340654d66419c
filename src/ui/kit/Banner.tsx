import { chakra } from '@chakra-ui/react'
import { CircleCheck, Flag, Info, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'

const Root = chakra('aside', {
  base: {
    width: 'full',
    fontWeight: 'semibold',
    '@media (forced-colors: active)': { borderBlock: '1px solid' },
  },
  variants: {
    tone: {
      info: { bg: 'info.bg', color: 'info.fg' },
      success: { bg: 'success.bg', color: 'success.fg' },
      warning: { bg: 'warning.bg', color: 'warning.fg' },
      danger: { bg: 'danger.bg', color: 'danger.fg' },
    },
  },
})
const Inner = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'center' },
    justifyContent: 'space-between',
    gap: '3',
    maxWidth: 'page',
    // The content of the portal reaches to the right edge of the window.
    'html:has([data-bar=tabs]) &': { maxWidth: 'none' },
    marginInline: 'auto',
    paddingInline: { base: '18px', md: '36px' },
    paddingBlock: '3',
  },
  variants: { beside: { true: { flexDirection: 'row', alignItems: 'center', '& > button': { flexShrink: 0 } } } },
})
const Text = chakra('div', {
  base: {
    display: 'flex',
    gap: '4',
    alignItems: 'flex-start',
    minWidth: 0,
    '& > svg': { flexShrink: 0, width: '20px', height: '20px', mt: '2px' },
    '& > .lucide': { strokeLinecap: 'square', strokeLinejoin: 'miter' },
  },
})

const icons = { info: Info, success: CircleCheck, warning: Flag, danger: Wrench }

export type BannerProps = {
  tone?: keyof typeof icons
  icon?: ReactNode
  action?: ReactNode
  /** The action stays beside the text on phones as well: it is short, and the banner always in sight. */
  beside?: boolean
  /** Names the landmark. */
  label?: string
  /** `status` or `alert` when it comes up while the page is read. */
  role?: 'status' | 'alert'
  children: ReactNode
}

export const Banner = ({ tone = 'info', icon, action, beside = false, label, role, children }: BannerProps) => {
  const Icon = icons[tone]
  return (
    // A banner that appears later is announced, and is no landmark.
    <Root as={role ? 'div' : 'aside'} tone={tone} aria-label={label} role={role}>
      <Inner beside={beside}>
        <Text>
          {icon ?? <Icon aria-hidden />}
          <div>{children}</div>
        </Text>
        {action}
      </Inner>
    </Root>
  )
}
