import { defineRecipe, Heading } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

export const mainHeadingId = 'main-heading'

const recipe = defineRecipe({ base: { textStyle: 'h1', overflowWrap: 'anywhere', '&:focus': { outline: 'none' } } })

export type MainHeadingProps = {
  children: ReactNode
  /** What the browser's tab says where another screen has the same heading. */
  tab?: string
  textStyle?: 'display' | 'h1' | 'h2' | 'h3'
}

/**
 * The one h1 of a screen: names the page in the browser's tab, and takes the focus when the screen comes up after a
 * navigation, so that a screen reader says where it is.
 */
export const MainHeading = ({ children, tab, textStyle = 'h1' }: MainHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${tab ?? heading.current?.textContent ?? ''} | Clear Round`
  }, [children, tab])
  // Where the layout changes with the screen (the fee is paid) another heading takes its place: the focus is never nowhere.
  useLayoutEffect(() => {
    if ('navigated' in document.documentElement.dataset) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Heading as="h1" recipe={recipe} id={mainHeadingId} ref={heading} tabIndex={-1} textStyle={textStyle}>
      {children}
    </Heading>
  )
}
