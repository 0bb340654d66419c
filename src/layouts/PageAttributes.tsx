import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAppSelector } from '../store/hooks'
import { selectLocation } from '../store/router/routerSlice'
import { selectColorScheme, selectContrast } from '../store/ui/uiSlice'
import { mainHeadingId } from '../ui/kit/MainHeading'
import { useScrollPosition } from './useScrollPosition'

/** What lies outside React's tree: the theme on <html>, and the focus on the heading after each navigation. */
export const PageAttributes = () => {
  const colorScheme = useAppSelector(selectColorScheme)
  const contrast = useAppSelector(selectContrast)
  const { pathname } = useAppSelector(selectLocation)
  const shown = useRef(pathname)
  useScrollPosition()
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.toggle('light', colorScheme === 'light')
    classList.toggle('dark', colorScheme === 'dark')
    classList.toggle('sunlight', contrast === 'sunlight')
  }, [colorScheme, contrast])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A screen that is still loading reads this when its heading comes up.
    document.documentElement.dataset['navigated'] = ''
    document.getElementById(mainHeadingId)?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
