import breeds from './breeds.json'
import { breedName, findBreeds, storedBreed } from './breeds'
import { normalizeText } from '../shared/normalizeText'
import { limits } from '../shared/limits'

describe('breeds [D01]', () => {
  it('have a name in both languages, and no name of two breeds', () => {
    const names = breeds.flatMap((breed) => [...new Set(breed.map(normalizeText))])
    expect(new Set(names).size).toBe(names.length)
    expect(breeds.every((breed) => breed.length >= 2 && breed.every((name) => name.length <= limits.nameMax))).toBe(
      true,
    )
    expect(breeds.length).toBeGreaterThan(350)
  })

  it.each([
    ['border collie', 'Border Collie'],
    ['Owczarek szetlandzki', 'Shetland Sheepdog'],
    ['owczarek podhalanski', 'owczarek podhalanski'],
    ['sheltie', 'Shetland Sheepdog'],
    ['kundel', 'Crossbreed'],
    ['Border × Whippet', 'Border × Whippet'],
  ])('%s is stored as %s', (typed, stored) => expect(storedBreed(typed)).toBe(stored))

  it('without a coat or size are stored without one [D70]', () => {
    const assumed = breeds.flatMap((breed) => {
      const [variety = ''] = breed
      const base = normalizeText(variety.replace(/ \(.*\)$/, ''))
      return base !== normalizeText(variety) && breed.map(normalizeText).includes(base) ? [variety] : []
    })
    expect(assumed).toEqual([])
    const asSaid = ['Chihuahua', 'Collie', 'Corgi', 'Cocker Spaniel', 'St. Bernard', 'Vizsla', 'Bernardyn']
    expect(asSaid.map(storedBreed)).toEqual([
      'Chihuahua',
      'Collie',
      'Welsh Corgi',
      'Cocker Spaniel',
      'St. Bernard',
      'Vizsla',
      'St. Bernard',
    ])
  })

  it('are named in the reader’s language; unknown ones stay as typed', () => {
    expect(breedName('Polish Lowland Sheepdog', 'pl')).toBe('Polski owczarek nizinny')
    expect(breedName('Mixed breed', 'en')).toBe('Crossbreed')
    expect(breedName('Border × Whippet', 'pl')).toBe('Border × Whippet')
  })

  it('are found by any of their names without accents, those that begin with the text first', () => {
    expect(findBreeds('wyzel', 'pl')[0]?.label).toMatch(/^Wyżeł/)
    expect(findBreeds('collie', 'en').map(({ label }) => label)).toEqual([
      'Collie (Rough)',
      'Collie (Smooth)',
      'Bearded Collie',
      'Border Collie',
    ])
    expect(findBreeds('toller', 'pl')).toEqual([
      { value: 'Nova Scotia Duck Tolling Retriever', label: 'Retriever z Nowej Szkocji' },
    ])
    expect(findBreeds('', 'pl')[0]).toEqual({ value: 'Crossbreed', label: 'Mieszaniec' })
  })
})
