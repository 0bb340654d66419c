import { typeset } from './typography'

describe('Polish text', () => {
  it.each([
    ['Zgłoś psa w Krakowie', 'Zgłoś psa w\u00a0Krakowie'],
    ['psy, zgłoszenia i koszyk\nw portalu', 'psy, zgłoszenia i\u00a0koszyk\nw\u00a0portalu'],
    ['Zapłać i\nwróć', 'Zapłać i\u00a0wróć'],
    ['I o {count} psów', 'I\u00a0o\u00a0{count} psów'],
    ['tor A i B', 'tor A\u00a0i\u00a0B'],
  ])('ends no line with a word of one letter: %j', (text, expected) => expect(typeset('pl', text)).toBe(expected))

  it.each(['en', 'pl'])('ends no line within a range of two values (%s)', (locale) => {
    expect(typeset(locale, 'Level {from}–{to}')).toBe('Level\u00a0{from}\u2060–\u2060{to}')
    expect(typeset(locale, '{name} – {day}, 2–3')).toBe('{name} – {day}, 2–3')
  })

  it.each([
    ['en', '{time}, ring {ring}', '{time}, ring\u00a0{ring}'],
    ['en', 'Levels {from}–{to}', 'Levels\u00a0{from}\u2060–\u2060{to}'],
    ['pl', 'na poziomie {rank}', 'na poziomie\u00a0{rank}'],
    [
      'en',
      '{count, plural, one {# ring} other {# rings}} {rings}, {count, plural, one {level} other {levels}} from {from}',
      null,
    ],
  ])('ends no line between a word and its number (%s): %j', (locale, text, expected) =>
    expect(typeset(locale, text)).toBe(expected ?? text),
  )

  it('keeps lists, tables and every other language', () => {
    const table = '| a | b |\n- o'
    expect(typeset('pl', table)).toBe(table)
    expect(typeset('en', 'a dog')).toBe('a dog')
  })
})
