import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

const Root = chakra('section', {
  base: {
    // Not fixed: at the end of the page it is below everything, so that it hides nothing permanently.
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
    // On phones a dialog is a sheet from below, and its buttons are where toasts would be.
    'body:has([data-scope=dialog][data-state=open]) &': {
      position: { base: 'fixed', md: 'sticky' },
      top: { base: 'calc(8px + env(safe-area-inset-top))', md: 'auto' },
      bottom: { base: 'auto', md: '5' },
    },
  },
})

export type ToastRegionProps = { label: string; children: ReactNode }

export const ToastRegion = ({ label, children }: ToastRegionProps) => {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    // Once the browser has laid the page out: to measure earlier would lay it out once more for every change.
    const observer = new ResizeObserver(() => {
      if (!element.firstElementChild) {
        style.removeProperty('--toasts')
        return
      }
      // A form below the toasts ends above them: its end has the button that was just pressed.
      const toasts = element.getBoundingClientRect()
      const covered = [...document.querySelectorAll('main form > :last-child')].filter((end) => {
        const { top, bottom, right } = end.getBoundingClientRect()
        return top < innerHeight && bottom > toasts.top && right > toasts.left
      })
      // Where the focus goes, the page scrolls so far that the toasts do not cover it (globalCss).
      style.setProperty('--toasts', `calc(${toasts.height}px + 80px)`)
      for (const end of covered) end.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <Root ref={region} aria-label={label}>
      {children}
    </Root>
  )
}
