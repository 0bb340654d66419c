import { render } from '@testing-library/react'
import { CircleCheckBig } from 'lucide-react'
import createLucideIcon from './lucideIcon'

const Own = createLucideIcon({
  name: 'circle-check-big',
  size: 24,
  node: [
    ['path', { d: 'M21.801 10A10 10 0 1 1 17 3.335', key: 'yps3ct' }],
    ['path', { d: 'm9 11 3 3L22 4', key: '1pflzl' }],
  ],
  aliases: ['check-circle'],
})

const attributesOf = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()
const markupOf = (icon: React.ReactElement) => {
  const { container } = render(icon)
  return [...container.querySelectorAll('*')].map((element) => [element.tagName, attributesOf(element)])
}

it.each([{}, { size: 18, 'aria-hidden': true }, { className: 'own', 'data-when': 'open' }, { 'aria-label': 'Done' }])(
  'draws what the package draws, with %j',
  (props) => {
    expect(markupOf(<Own {...props} />)).toEqual(markupOf(<CircleCheckBig {...props} />))
  },
)
