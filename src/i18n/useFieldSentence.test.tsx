import { readFileSync } from 'node:fs'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import * as z from 'zod/mini'
import { parse } from '#contract/shared/parse'
import type { FieldCode } from '#contract/shared/errors'
import { useFieldSentence } from './useFieldSentence'

const messagesIn = (locale: string) =>
  JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8')) as Record<string, string>

const sentencesIn = (locale: 'en' | 'pl') =>
  renderHook(() => useFieldSentence(), {
    wrapper: ({ children }) => (
      <IntlProvider locale={locale} messages={messagesIn(locale)}>
        {children}
      </IntlProvider>
    ),
  }).result.current

const schema = z.object({
  name: z.string().check(z.maxLength(2)),
  list: z.array(z.string()).check(z.maxLength(1)),
  count: z.int().check(z.maximum(2500)),
})

it('says the limit that a schema has, in both languages', () => {
  const codes: FieldCode[] = ['too_long:2', 'too_many:1', 'too_big:2500']
  const [name, list, count] = codes
  expect(parse(schema, { name: 'Łatka', list: ['a', 'b'], count: 2501 })).toEqual({
    success: false,
    fields: { name, list, count },
  })
  expect(codes.map(sentencesIn('en'))).toEqual(['Use at most 2 characters.', 'Add at most 1.', 'Enter 2,500 or less.'])
  expect(codes.map(sentencesIn('pl'))).toEqual(['Wpisz najwyżej 2 znaki.', 'Dodaj najwyżej 1.', 'Wpisz najwyżej 2500.'])
})

it('says what has no limit as before', () => {
  expect(sentencesIn('en')('required')).toBe('Field is required')
})
