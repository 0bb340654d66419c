import { memoryEffects } from '../../testing/memoryEffects'
import { firstState } from './firstState'

const { effects } = memoryEffects(() => null)
const localeOf = (languages: string[], pageLocale = '') =>
  firstState(effects, { languages, dark: false, pageLocale }).ui?.locale

describe('the first language', () => {
  it.each([[[]], [['de-DE', 'fr']], [['en-GB', 'pl']], [['']]])(
    'is English for a browser that wants %j [1.18 1.19 9.7]',
    (languages) => expect(localeOf(languages)).toBe('en'),
  )
  it.each([[['pl-PL', 'en']], [['de', 'pl']]])('is Polish for a browser that prefers %j', (languages) =>
    expect(localeOf(languages)).toBe('pl'),
  )
  it('is the one of the page that the server sent', () => {
    expect(localeOf(['en'], 'pl')).toBe('pl')
    expect(localeOf(['pl'], 'en')).toBe('en')
    expect(localeOf(['pl'], 'de')).toBe('pl')
  })
})

describe('the first theme', () => {
  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('where the system prefers dark (%s) is %s', (dark, scheme) => {
    expect(firstState(effects, { languages: [], dark, pageLocale: 'en' }).ui?.colorScheme).toBe(scheme)
  })
})
