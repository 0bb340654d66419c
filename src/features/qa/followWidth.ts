import { breakpoints, type WidthClass } from '../../config/breakpoints'
import type { AppStore } from '../../store/makeStore'
import { widthChanged } from '../../store/ui/uiSlice'

const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[]

/** Keeps the window's class of width in the store, by the breakpoints of the style sheet. */
export const followWidth = ({ dispatch }: AppStore): void => {
  const queries = names.map((name) => window.matchMedia(`(min-width: ${breakpoints[name]})`))
  const width = (): WidthClass => names.findLast((_name, index) => queries[index]?.matches) ?? 'base'
  const say = () => void dispatch(widthChanged(width()))
  queries.forEach((query) => query.addEventListener('change', say))
  say()
}
