import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { selectRouter } from '../store/router/routerSlice'
import { storedScrollPositions, scrollPositionsStored, type ScrollPositions } from '../store/router/scrollPositions'

const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown']

/** Runs `reach` until it says that it has arrived, each time the page grows; a reader who moves by herself stops it. */
const whenThere = (reach: () => boolean): (() => void) => {
  if (reach() || typeof ResizeObserver === 'undefined') return () => undefined
  const grown = new ResizeObserver(() => {
    if (reach()) stop()
  })
  const stop = () => {
    grown.disconnect()
    ownMoves.forEach((type) => window.removeEventListener(type, stop))
  }
  grown.observe(document.body)
  ownMoves.forEach((type) => window.addEventListener(type, stop, { passive: true }))
  return stop
}

const toPixel = (top: number) => () => {
  window.scrollTo(0, top)
  return document.documentElement.scrollHeight - window.innerHeight >= top
}

const toElement = (id: string) => () => {
  const element = document.getElementById(id)
  // React draws a screen hidden while a part of it is on its way.
  if (!element || element.getClientRects().length === 0) return false
  element.scrollIntoView()
  // The next Tab continues from there, as after a link that the browser follows itself.
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  return true
}

/** A page that the build drew only estimates the heights of what was never seen: too little to find a place by. */
const layOutWhole = () => document.querySelector('[data-prerendered-path]')?.removeAttribute('data-prerendered-path')

/**
 * The reader's position on the page: at the top of a new one, at the place an address names (#height), and with the
 * back and forward buttons and after a reload where she was.
 */
export const useScrollPosition = (): void => {
  const dispatch = useAppDispatch()
  const { location, move } = useAppSelector(selectRouter)
  const { pathname, hash } = location
  // The first entry of every load is called "default": an address that is typed over another is no way back to it.
  const key = `${location.key} ${pathname}`
  const positions = useRef<ScrollPositions | null>(null)
  const shown = useRef<{ key: string; pathname: string } | null>(null)
  useLayoutEffect(() => {
    positions.current ??= dispatch(storedScrollPositions())
    const before = shown.current
    shown.current = { key, pathname }
    const stored = move === 'POP' ? positions.current[key] : undefined
    if (before !== null || stored !== undefined || hash !== '') layOutWhole()
    if (stored !== undefined) return whenThere(toPixel(stored))
    if (hash !== '') return whenThere(toElement(decodeURIComponent(hash.slice(1))))
    if (before !== null && (before.pathname !== pathname || move === 'POP')) window.scrollTo(0, 0)
    return undefined
  }, [dispatch, key, pathname, hash, move])
  useEffect(() => {
    const note = () => {
      if (positions.current && shown.current) positions.current[shown.current.key] = window.scrollY
    }
    const keep = () => {
      if (positions.current) dispatch(scrollPositionsStored(positions.current))
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [dispatch])
}
