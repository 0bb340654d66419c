import { growthOf } from '../testing/growthOf'
import { namesTag } from './entityTags'

const tag = 'W/"abc"'

it.each([tag, '"abc"', '*', ' * ', ` ${tag} `, `"x",${tag}`, `"x" ,\t${tag}, "y"`])(
  'finds a tag in the list %p, weak or strong [N70]',
  (list) => {
    expect(namesTag(list, tag)).toBe(true)
  },
)

it.each([undefined, '', 'abc', 'W/"abcd"', '"W/"abc""', '"x", "y"', ',,,'])('finds none in %p', (list) => {
  expect(namesTag(list, tag)).toBe(false)
})

it('takes ten times as long for a list ten times as long, not a hundred times [T12]', () => {
  expect(growthOf((length) => namesTag(`"${' '.repeat(length)}"`, tag), 5_000)).toBeLessThan(20)
})
