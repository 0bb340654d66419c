import { limits } from '#contract/shared/limits'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { navigate } from '../store/router/navigation'
import { selectLocation } from '../store/router/routerSlice'

/** What a list can be asked for by its address, by name: the values there are, the usual one first; null: any text. */
type Choices = Record<string, readonly string[] | null>
export type ListState<Of extends Choices> = {
  [Name in keyof Of]: Of[Name] extends readonly (infer Value)[] ? Value : string
}

const read = <Of extends Choices>(search: string, choices: Of, textMax: number) => {
  const params = new URLSearchParams(search)
  const entries = Object.entries(choices).map(([name, values]) => {
    const given = (params.get(name) ?? '').slice(0, textMax)
    return [name, values === null || values.includes(given) ? given : (values[0] ?? '')]
  })
  return Object.fromEntries(entries) as ListState<Of>
}

/**
 * The address holds the order and filters of a list, so that a link and a reload show the same: its state, and
 * the way to change some of it. A text is cut at `textMax`. What it does not know of the address stays there; what is usual is not written.
 */
export const useListAddress = <Of extends Choices>(choices: Of, textMax: number = limits.searchText) => {
  const dispatch = useAppDispatch()
  const { pathname, search } = useAppSelector(selectLocation)
  const change = (changes: Partial<ListState<Of>>) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes) as [string, string][]) {
      if (value === (choices[name]?.[0] ?? '')) params.delete(name)
      else params.set(name, value)
    }
    dispatch(navigate(params.size === 0 ? pathname : `${pathname}?${params.toString()}`, { replace: true }))
  }
  return [read(search, choices, textMax), change] as const
}
