import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button'

const End = chakra('div', {
  base: { flexDirection: 'column', alignItems: 'flex-start', gap: '3', paddingTop: '5' },
})

export type ShowMoreProps = {
  /** How many rows the list above has: who asked for more is led to the first new one. */
  rows: number
  hasMore: boolean
  pending: boolean
  /** Shown when they failed to load. */
  failed: ReactNode
  onMore: () => void
  children: ReactNode
}

/** The end of a list that comes in pages; its place is right after the list itself. */
export const ShowMore = ({ rows, hasMore, pending, failed, onMore, children }: ShowMoreProps) => {
  const end = useRef<HTMLDivElement>(null)
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (from.current === null || rows <= from.current) return
    // With the last page the button goes, and the focus would go with it.
    const list = end.current?.previousElementSibling
    const row = list?.querySelector(`[data-index="${from.current}"]`) ?? list?.children[from.current]
    row?.querySelector('a')?.focus()
    from.current = null
  }, [rows])
  return (
    <End ref={end} display={hasMore ? 'flex' : 'none'}>
      {failed && <p role="alert">{failed}</p>}
      <Button
        variant="outline"
        pending={pending}
        onClick={() => {
          from.current = rows
          onMore()
        }}
      >
        {children}
      </Button>
    </End>
  )
}
