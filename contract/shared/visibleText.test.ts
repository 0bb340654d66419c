import { OneTimeCode, Email } from '../account/credentials'
import { Card } from '../payment/card'
import { CodeText } from '../purchase/deskDiscounts'
import { Microchip } from '../dog/dog'
import { LongText, Name, OptionalPhone, SearchText, WrittenReason } from './text'

// What people paste from contact lists, PDFs, chats and spreadsheets.
it.each([
  ['a phone number with no-break blanks', OptionalPhone, '+48\u00A0601\u202F234\u2007567', '+48 601 234 567'],
  ['a phone number between marks of direction', OptionalPhone, '\u202A+44 7700 900123\u202C', '+44 7700 900123'],
  ['a phone number with non-breaking hyphens', OptionalPhone, '601\u2011234\u2011567', '601-234-567'],
  ['a phone number with dashes', OptionalPhone, '601–234−567', '601-234-567'],
  ['a one-time code with a zero-width space', OneTimeCode, '123\u200B456', '123456'],
  ['a discount code with a zero-width space', CodeText, 'sam\u200Bple\u201110 ', 'SAMPLE-10'],
  ['a microchip with hidden marks', Microchip, '\u202D616\u00A0093 900\u2011123\u200B456\u202C', '616093900123456'],
  ['a card’s security code with a byte order mark', Card.shape.cvc, '\uFEFF123', '123'],
  ['a name that ends in a zero-width space', Name, 'Łatka\u200B', 'Łatka'],
  ['a name between marks of direction', Name, '\u202A\u2068Eve\u2069\u202C\u202E', 'Eve'],
  ['a name in full-width letters', Name, 'Ｒｅｘ！', 'Rex!'],
  ['a name with a soft hyphen and a filler', Name, 'La\u00ADt\u3164ka', 'Latka'],
  ['an email address with a mark of direction', Email, '\u202AAnna@example.org\u202C', 'anna@example.org'],
  ['an international email address', Email, 'anna@żółw.pl', 'anna@żółw.pl'],
  ['an email address in decomposed letters', Email, 'anna@z\u0307o\u0301łw.pl', 'anna@żółw.pl'],
  ['a searched text', SearchText, '\u200Błatka\u00A0rex ', 'łatka rex'],
  ['a reason', WrittenReason, 'because\u200B it rained', 'because it rained'],
])('%s is read as it is seen [T72]', (_what, schema, typed, read) => {
  expect(schema.parse(typed)).toBe(read)
})

it.each(['Ch. Rex 🐕‍🦺', 'Team 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Rex ❤️ 1️⃣', 'نامه‌ای', 'क्‍ष', 'محمد', 'רקס', '桜'])(
  'what joins letters or emoji in %s is kept [T72]',
  (name) => {
    expect(Name.parse(name)).toBe(name)
  },
)

it.each([
  ['name', Name],
  ['message', LongText],
  ['searched text', SearchText.check()],
])('a %s of nothing that is seen is as good as empty [T72]', (_what, schema) => {
  expect(schema.safeParse('\u200B\u2060\u00A0\u3164').data ?? '').toBe('')
})
