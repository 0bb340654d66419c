import { createElement, type ComponentProps } from 'react'

interface IconData {
  name: string
  size?: number
  node: [tag: string, attributes: Record<string, string>][]
  aliases?: unknown[]
}
type Props = ComponentProps<'svg'> & { size?: number }

const isForReaders = (name: string) => /^(aria-|role$|title$)/.test(name)

/**
 * In the place of lucide-react's createLucideIcon, which can do more than icons need here (0.7 kB), and takes a while for
 * each: the same element for icons that have a size and attributes.
 */
const createLucideIcon = ({ name, size: own = 24, node, aliases = [] }: IconData) => {
  const known = ['lucide', ...[name, ...aliases].map((one) => `lucide-${String(one)}`)].join(' ')
  return ({ size = own, className, ...rest }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${own} ${own}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${known} ${className}` : known,
        ...(!Object.keys(rest).some(isForReaders) && { 'aria-hidden': true }),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}

// As the package exports it.
export { createLucideIcon as default }
