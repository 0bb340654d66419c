import { measurersOf } from './measurers'

const [one, other] = [
  { id: 'one', name: 'Marek Zieliński' },
  { id: 'other', name: 'Ruth Pemberton' },
]
const dog = { barred: null, judges: ['one', 'other'] }

it('offers the reader first where they judge at the show, and else the only judge [D97]', () => {
  expect(measurersOf(dog, { judges: [one, other], isJudge: true }).first).toBe('me')
  expect(measurersOf(dog, { judges: [one, other], isJudge: false }).first).toBe('')
  expect(measurersOf({ ...dog, judges: ['other'] }, { judges: [one, other], isJudge: false })).toEqual({
    choices: [{ id: 'me', name: null }, other],
    first: 'other',
  })
  expect(measurersOf({ ...dog, judges: [] }, { judges: [], isJudge: false }).first).toBe('me')
})

it('offers no choice to a reader who may not measure the dog [D97]', () => {
  const known = { judges: [one, other], isJudge: true }
  expect(measurersOf({ ...dog, barred: 'measured_before' }, known).choices).toEqual([])
  expect(measurersOf({ ...dog, barred: 'own_dog' }, known).choices).toEqual([])
})
