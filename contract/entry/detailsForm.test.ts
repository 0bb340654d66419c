import { EntryDetailsForm } from './detailsForm'
import { limits } from '../shared/limits'
import { parse } from '../shared/parse'

const details = { handler: 'junior', handlerName: ' Ada Nowak ', phone: ' +48 600 700 800 ', notForCompetition: false }
const codes = (changed: object) => {
  const known = parse(EntryDetailsForm, { ...details, ...changed })
  return known.success ? known.data : known.fields
}

describe('the details of an entry [M18.1]', () => {
  it('names a junior or someone else, without blanks at the ends', () => {
    expect(codes({})).toEqual({ ...details, handlerName: 'Ada Nowak', phone: '+48 600 700 800' })
    expect(codes({ handler: 'other', phone: '' })).toMatchObject({ handler: 'other', phone: '' })
  })

  it('has no handler’s name when the member handles the dog', () => {
    expect(codes({ handler: 'member', handlerName: '' })).toMatchObject({ handler: 'member', handlerName: '' })
    expect(codes({ handler: 'member' })).toEqual({ handlerName: 'invalid' })
  })

  it.each([
    ['a junior without a name', { handlerName: '  ' }, { handlerName: 'required' }],
    ['another handler without a name', { handler: 'other', handlerName: '' }, { handlerName: 'required' }],
    ['another kind', { handler: 'dog' }, { handler: 'invalid' }],
    [
      'a name that is too long',
      { handlerName: 'a'.repeat(limits.nameMax + 1) },
      { handlerName: `too_long:${limits.nameMax}` },
    ],
    ['ten thousand letters', { handlerName: 'a'.repeat(10_000) }, { handlerName: `too_long:${limits.nameMax}` }],
    ['a second line in a name', { handlerName: 'Ada\nBcc: x' }, { handlerName: 'invalid' }],
    ['a name that turns the direction of writing', { handlerName: 'Ada\u202Eadwon' }, { handlerName: 'invalid' }],
    ['a link in a name', { handlerName: 'see evil.example.com' }, { handlerName: 'no_links' }],
    ['a phone with letters', { phone: 'call 600700800' }, { phone: 'invalid_phone' }],
    ['a phone with a second line', { phone: '600700\n800' }, { phone: 'invalid_phone' }],
    ['no answer whether it competes', { notForCompetition: 'no' }, { notForCompetition: 'invalid' }],
  ])('refuses %s', (_what, changed, fields) => expect(codes(changed)).toEqual(fields))
})
