import { useEffect, useState } from 'react'

// A section is the current one from where its heading has come into the upper third of the window.
const margin = '0px 0px -66% 0px'

/** The id of the section that is being read. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0])
  const list = ids.join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const elements = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      const limit = window.innerHeight / 3
      const reached = elements.filter((element) => element.getBoundingClientRect().top <= limit)
      // The last section may be too short to come so far up.
      const { scrollHeight } = document.documentElement
      const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
      setCurrent((atEnd ? elements : reached).at(-1)?.id ?? elements[0]?.id)
    }
    const observer = new IntersectionObserver(look, { rootMargin: margin })
    elements.forEach((element) => observer.observe(element))
    const end = new IntersectionObserver(look)
    const footer = document.querySelector('footer')
    if (footer) end.observe(footer)
    return () => {
      observer.disconnect()
      end.disconnect()
    }
  }, [list])
  return current
}
