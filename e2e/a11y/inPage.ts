/** Small tools that the checks use inside the page: installed once in each document as `window.look`. */
export const installLook = () => {
  const visible = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const nameOf = (one: Element): string => {
    const own = one.id ? `#${one.id}` : one.tagName.toLowerCase()
    const label = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
    const parent = one.parentElement?.closest('[id]:not(#root), main, header, footer, nav')
    return `${parent ? `${parent.id ? `#${parent.id}` : parent.tagName.toLowerCase()} ` : ''}${own} "${label}"`
  }
  const operable = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]'
  /** A clip of one pixel is how a text is kept for screen readers alone. */
  const forReadersAlone = (one: Element) => {
    const { width, height } = one.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  Object.assign(window, { look: { visible, nameOf, operable, forReadersAlone } })
}

export interface Look {
  visible: (one: Element) => boolean
  nameOf: (one: Element) => string
  operable: string
  forReadersAlone: (one: Element) => boolean
}
