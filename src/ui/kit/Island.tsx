import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { LazyComponent } from '../../lib/lazyComponent'

/** True while React takes over a page that the build drew. */
export const HydratingContext = createContext(false)

// The policy of trusted types takes no text, not even an empty one; nothing is ever written through this.
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } }
const untouched = { __html: trustedTypes?.emptyHTML ?? '' }

/**
 * Content without controls that depends on the language alone. In a page that the build drew it stays as
 * it is, and its code comes only afterwards; anywhere else, or in another language, it renders like everything.
 */
export const Island = ({ of: Content }: { of: LazyComponent }) => {
  const { defaultLocale } = useIntl()
  const prerendered = use(HydratingContext)
  const [keptIn, setKeptIn] = useState(prerendered ? defaultLocale : null)
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // React gave up the page of the build and drew its own: then there is nothing to keep.
    if (root.current?.childElementCount === 0) setKeptIn(null)
  }, [])
  useEffect(() => {
    // Preloaded for a change of language; a failed load is reported where the island is drawn.
    Content.load().catch(() => undefined)
  }, [Content])
  return keptIn === defaultLocale ? (
    <div key="kept" ref={root} data-island="" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  ) : (
    <div data-island="">
      <Content />
    </div>
  )
}
