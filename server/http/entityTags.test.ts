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

// Work that grew with the square of the list would never end here.
it('reads a list of half a million blanks [T12]', () => {
  expect(namesTag(`"${' '.repeat(500_000)}"`, tag)).toBe(false)
})
