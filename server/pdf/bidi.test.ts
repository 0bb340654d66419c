import { isolated } from '../messages/isolated'
import { directedRuns, layBothDirections, type EmbeddedFont } from './bidi'
import { fontFor } from './fonts'

it.each([
  ['中文名字', 'NotoSansHans-Regular.otf'],
  ['桜 Rex', 'NotoSansHans-Regular.otf'],
  ['龍鳳', 'NotoSansHans-Regular.otf'],
  ['ไทย Łatka', 'NotoSansThai_400Regular.ttf'],
  ['שלום', 'DejaVuSans.ttf'],
  ['محمد', 'DejaVuSans.ttf'],
  ['Łatka', 'FamiljenGrotesk_400Regular.ttf'],
])('%s is written in a font that has its letters [J73]', (text, file) => {
  expect(fontFor(text).endsWith(file)).toBe(true)
})

describe('a text of two directions', () => {
  it.each([
    ['רקס', [['רקס', 'rtl']]],
    ['Rex', [['Rex', 'ltr']]],
    [
      `${isolated('רקס!')} (NFC)`,
      [
        ['רקס!', 'rtl'],
        [' (NFC)', 'ltr'],
      ],
    ],
    [
      `Catalogue: ${isolated('רקס!')}, 2`,
      [
        ['Catalogue: ', 'ltr'],
        ['רקס!', 'rtl'],
        [', 2', 'ltr'],
      ],
    ],
  ])('%j is drawn in parts of one direction, punctuation with its own [J73]', (text, parts) => {
    const shown = directedRuns(text).filter((run) => run.text !== '')
    expect(shown.map((run) => [run.text, run.direction])).toEqual(parts)
  })
})

it('draws no box for the end of a wrapped name, which is marked and has no letter from right to left [J73]', () => {
  const laid: string[] = []
  const embedded: EmbeddedFont = {
    font: {} as EmbeddedFont['font'],
    scale: 1,
    layout: (text) => {
      laid.push(text)
      return { glyphs: [], positions: [], advanceWidth: 0 }
    },
  }
  layBothDirections(embedded)
  embedded.layout(isolated('רקס of Kennel').slice(-3))
  expect(laid).toEqual(['el'])
})
