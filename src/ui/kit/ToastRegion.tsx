import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Root = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInlineStart: { base: '3', md: 'auto' },
    insetInlineEnd: { base: '3', md: '5' },
    // Above the tab bar on phones.
    bottom: { base: 'calc(76px + env(safe-area-inset-bottom))', md: '5' },
    width: { base: 'auto', md: '440px' },
    maxHeight: '60dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '2',
    pointerEvents: 'none',
  },
})

export type ToastRegionProps = { label: string; children: ReactNode }

export const ToastRegion = ({ label, children }: ToastRegionProps) => <Root aria-label={label}>{children}</Root>
