import fc from 'fast-check'
import { addTo } from '../shared/calendar'
import { judgesOwnDog, reasonsAgainst, reasonsUnfit, warningsAbout, type EligibilityFacts } from './eligibility'
import { ClassHeight } from '../dog/height'
import { FciLevel } from '../dog/dog'
import { categoryIn } from '../dog/heightBands'
import { seededRuleSets } from '../rules/seeded'
import type { Reason } from './reason'

const day = fc.date({ min: new Date('2010-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
const isoDay = day.map((date) => date.toISOString().slice(0, 10))
const instant = day.map((date) => date.toISOString())
const rank = fc.integer({ min: 1, max: 6 })
const height = fc.option(fc.integer({ min: 100, max: 1000 }))
const few = fc.integer({ min: 0, max: 8 })

const dog = fc.record({
  birthDate: isoDay,
  height,
  nexusRank: rank,
  fciLevel: fc.constantFrom(...FciLevel.options),
  kennelClubGrade: fc.integer({ min: 1, max: 7 }),
  kennelClubGradeOn: fc.option(isoDay),
  levelsAhead: fc.array(fc.record({ from: isoDay, rank }), { maxLength: 0 }),
  retired: fc.boolean(),
  oldAgeDog: fc.boolean(),
  lowerLevel: fc.boolean(),
})

const facts: fc.Arbitrary<EligibilityFacts> = fc.record({
  now: instant,
  show: fc.record({
    state: fc.constantFrom('published', 'finished', 'cancelled'),
    timeZone: fc.constant('Europe/Warsaw'),
    entriesOpenAt: instant,
    entriesCloseAt: instant,
    fairOpening: fc.constant(null),
  }),
  cls: fc
    .record({
      date: isoDay,
      height: fc.constantFrom(...ClassHeight.options),
      from: rank,
      to: rank,
      veteran: fc.boolean(),
      placesLeft: few,
    })
    .map(({ from, to, ...cls }) => ({ ...cls, startLevel: Math.min(from, to), endLevel: Math.max(from, to) })),
  dog,
  owned: fc.boolean(),
  judgedByKeeper: fc.boolean(),
  renewalDate: fc.option(isoDay),
  isPaused: fc.boolean(),
  alwaysMember: fc.boolean(),
  enteredHere: fc.boolean(),
  inCartAlready: fc.boolean(),
  enteredThatDay: few,
  heldInClass: few,
  heldInShow: few,
  heldAgainFrom: fc.option(instant),
  hasBegun: fc.boolean(),
  isCancelled: fc.boolean(),
  room: fc.record({ show: fc.option(few), day: fc.option(few) }),
  runsInShow: few,
  memberRuns: fc.option(few),
  settings: fc.record({
    classesPerDogAndDay: few,
    heldPlacesPerClass: few,
    heldPlacesPerShow: few,
    judgesOwnDog: fc.constantFrom(...judgesOwnDog),
  }),
  // Property tests hold for each rule set, and for any age at the start.
  rules: fc
    .record({ rules: fc.constantFrom(...seededRuleSets.map(({ rules }) => rules)), startMonths: fc.nat(36) })
    .map(({ rules, startMonths }) => ({ ...rules, ages: { ...rules.ages, startMonths } })),
})

const codes = (reasons: readonly Reason[]) => reasons.map(({ code }) => code)
const holds = (rule: (known: EligibilityFacts) => void) => fc.assert(fc.property(facts, rule), { numRuns: 300 })

/** The same dog and class with nothing in the way but what the dog is. */
const unhindered = (known: EligibilityFacts): EligibilityFacts => ({
  ...known,
  show: {
    ...known.show,
    state: 'published',
    entriesOpenAt: known.now,
    entriesCloseAt: addTo(known.now.slice(0, 10), { days: 2 }),
  },
  cls: { ...known.cls, placesLeft: 1 },
  owned: true,
  judgedByKeeper: false,
  alwaysMember: true,
  enteredHere: false,
  inCartAlready: false,
  enteredThatDay: 0,
  heldInClass: 0,
  heldInShow: 0,
  heldAgainFrom: null,
  hasBegun: false,
  isCancelled: false,
  room: { show: null, day: null },
  memberRuns: null,
  settings: { ...known.settings, classesPerDogAndDay: 1, heldPlacesPerClass: 1, heldPlacesPerShow: 1 },
})

describe('for any dog, class and day [D15]', () => {
  it('no reason is listed twice, and a warning is no reason', () =>
    holds((known) => {
      const against = codes(reasonsAgainst(known))
      expect(new Set(against).size).toBe(against.length)
      for (const warning of codes(warningsAbout(known))) expect(against).not.toContain(warning)
    }))

  it('a dog that nothing hinders is refused for what it is alone, and that always', () =>
    holds((known) => {
      expect(reasonsAgainst(unhindered(known))).toEqual(reasonsUnfit(known))
      for (const code of codes(reasonsUnfit(known))) expect(codes(reasonsAgainst(known))).toContain(code)
    }))

  it('each permanent flag takes classes away or leaves them, as the rules say', () =>
    holds((known) => {
      const as = (change: Partial<EligibilityFacts['dog']>) =>
        codes(reasonsUnfit({ ...known, dog: { ...known.dog, ...change } }))
      expect(as({ retired: true })).toContain('dog_retired')
      const anyAge = known.cls.veteran || known.cls.height === 'any'
      expect(as({ oldAgeDog: true }).includes('old_age_dog')).toBe(!anyAge)
      // One level lower for good, never below the lowest.
      const lower = as({ lowerLevel: true, nexusRank: known.dog.nexusRank })
      expect(lower).toEqual(as({ lowerLevel: false, nexusRank: Math.max(1, known.dog.nexusRank - 1) }))
    }))

  it('a dog that is too young is let in on the day that the reason names', () =>
    holds((known) => {
      const young = reasonsUnfit(known).find(({ code }) => code === 'dog_too_young')
      if (young?.from === undefined) return
      expect(young.from > known.cls.date).toBe(true)
      const then = { ...known, cls: { ...known.cls, date: young.from } }
      expect(codes(reasonsUnfit(then))).not.toContain('dog_too_young')
    }))

  it('a class for any height refuses no height, one for a height that height alone', () =>
    holds((known) => {
      const refused = codes(reasonsUnfit(known)).some((code) => code === 'wrong_height' || code === 'not_measured')
      const { height: wanted } = known.cls
      const own = known.dog.height
      const category = categoryIn(known.rules.heights, own)
      const fits = wanted === 'any' || (own === null ? wanted === 'large' : wanted === category)
      expect(refused).toBe(!fits)
    }))
})
