import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const Root = chakra('section', {
  base: {
    // Not fixed: at the end of the page it stands below everything, so that it hides nothing for good.
    position: 'sticky',
    alignSelf: 'flex-end',
    zIndex: 'toast',
    marginInline: { base: '3', md: '5' },
    // Above the tab bar, where there is one.
    bottom: { base: 'calc(var(--tab-bar, 0px) + 8px + env(safe-area-inset-bottom))', md: '5' },
    width: { base: 'calc(100% - 24px)', md: '440px' },
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

export const ToastRegion = ({ label, children }: ToastRegionProps) => {
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // Nothing is measured while nothing is told: that would lay the page out once more for every change.
    if (!region.current?.firstElementChild) {
      style.removeProperty('--toasts')
      return
    }
    // Where the focus goes, the page scrolls so far that the toasts do not cover it (globalCss).
    style.setProperty('--toasts', `calc(${region.current.offsetHeight}px + 80px)`)
    // A form that the toasts lie over ends above them: its end has the button that was just pressed.
    const toasts = region.current.getBoundingClientRect()
    for (const end of document.querySelectorAll('main form > :last-child')) {
      const { top, bottom, right } = end.getBoundingClientRect()
      if (top < innerHeight && bottom > toasts.top && right > toasts.left) end.scrollIntoView({ block: 'nearest' })
    }
  })
  return (
    <Root ref={region} aria-label={label}>
      {children}
    </Root>
  )
}
