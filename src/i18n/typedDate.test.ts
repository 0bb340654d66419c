import { readTypedDate, typedDate } from './typedDate'

describe('a date that is typed', () => {
  it('is shown as the language writes it', () => {
    expect(typedDate('en', '2026-12-31')).toBe('31/12/2026')
    expect(typedDate('pl', '2026-12-31')).toBe('31.12.2026')
  })

  it.each(['1/2/2026', '01.02.2026', '1-2-2026', '1 2 2026', ' 01022026 ', '2026-02-01'])('is read: %s', (text) => {
    expect(readTypedDate(text)).toBe('2026-02-01')
  })

  it.each(['', '1/2', '1/2/26', '31/02/2026', '29/02/2025', '12/31/2026', 'tomorrow', '2026-2-1'])(
    'is none: %s',
    (text) => {
      expect(readTypedDate(text)).toBeNull()
    },
  )
})
