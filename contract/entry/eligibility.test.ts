import { houseRules, seededRuleSets } from '../rules/seeded'
import { reasonsAgainst, warningsAbout, type EligibilityFacts } from './eligibility'

const eligible: EligibilityFacts = {
  now: '2026-11-21T10:00:00.000Z',
  show: {
    state: 'published',
    timeZone: 'Europe/Warsaw',
    entriesOpenAt: '2026-11-01T08:00:00.000Z',
    entriesCloseAt: '2026-12-01T22:59:59.000Z',
    fairOpening: null,
  },
  cls: { date: '2026-12-12', height: 'medium', startLevel: 2, endLevel: 4, veteran: false, placesLeft: 1 },
  dog: {
    birthDate: '2023-05-03',
    height: 400,
    nexusRank: 3,
    fciLevel: 'none',
    kennelClubGrade: 1,
    kennelClubGradeOn: null,
    levelsAhead: [],
    retired: false,
    oldAgeDog: false,
    lowerLevel: false,
  },
  owned: true,
  judgedByKeeper: false,
  renewalDate: '2026-12-12',
  isPaused: false,
  alwaysMember: false,
  enteredHere: false,
  inCartAlready: false,
  enteredThatDay: 2,
  heldInClass: 5,
  heldInShow: 9,
  heldAgainFrom: null,
  hasBegun: false,
  isCancelled: false,
  room: { show: null, day: null },
  runsInShow: 0,
  memberRuns: null,
  settings: {
    classesPerDogAndDay: 3,
    heldPlacesPerClass: 6,
    heldPlacesPerShow: 10,
    judgesOwnDog: 'warn',
  },
  rules: houseRules.rules,
}

type Change = { [K in keyof EligibilityFacts]?: Partial<EligibilityFacts[K]> | EligibilityFacts[K] }
const merged = (change: Change): EligibilityFacts => ({
  ...eligible,
  ...(change as Partial<EligibilityFacts>),
  show: { ...eligible.show, ...change.show },
  cls: { ...eligible.cls, ...change.cls },
  dog: { ...eligible.dog, ...change.dog },
  rules: { ...eligible.rules, ...change.rules },
})
const fairOpening = { minutes: 60, drawAt: '2026-11-21T12:00:00.000Z', commitment: 'ab', drawnAt: null }
const unmeasured = { height: null }

describe('a dog that may enter', () => {
  it.each<[string, Change]>([
    ['on the last day of membership', {}],
    ['an admin whose membership has lapsed', { renewalDate: null, alwaysMember: true }],
    ['on the day it is 18 months old', { dog: { birthDate: '2025-06-12' } }],
    ['after the draw', { show: { fairOpening: { ...fairOpening, drawnAt: '2026-11-21T12:00:05.000Z' } } }],
    ['in the last millisecond', { now: '2026-12-01T22:59:58.999Z' }],
    ['in the first millisecond', { now: '2026-11-01T08:00:00.000Z' }],
    ['at the lowest level of the class', { dog: { nexusRank: 2 } }],
    ['at the highest, one down for good', { dog: { nexusRank: 5, lowerLevel: true } }],
    ['not measured, in a class for large dogs', { dog: unmeasured, cls: { height: 'large' } }],
    ['not measured, in a class for any dog', { dog: unmeasured, cls: { height: 'any' } }],
    [
      'an old dog in a veteran class, on the day that it is old enough',
      { dog: { oldAgeDog: true, birthDate: '2018-12-12' }, cls: { veteran: true } },
    ],
    ['an old dog in a class for any height', { dog: { oldAgeDog: true }, cls: { height: 'any' } }],
  ])('%s', (_name, change) => expect(reasonsAgainst(merged(change))).toEqual([]))
})

describe('a dog that may not', () => {
  it.each<[string, Change, object[]]>([
    ['cancelled', { show: { state: 'cancelled' } }, [{ code: 'show_not_open' }]],
    [
      'too early',
      { now: '2026-11-01T07:59:59.999Z' },
      [{ code: 'entries_not_open_yet', from: '2026-11-01T08:00:00.000Z' }],
    ],
    ['closing', { now: '2026-12-01T22:59:59.000Z' }, [{ code: 'entries_closed' }]],
    ['show full', { room: { show: 0, day: 0 } }, [{ code: 'show_full' }]],
    ['day full', { room: { show: 1, day: 0 } }, [{ code: 'day_full' }]],
    ['member limit', { runsInShow: 3, memberRuns: 3 }, [{ code: 'too_many_runs', limit: 3 }]],
    ['begun', { hasBegun: true }, [{ code: 'class_begun' }]],
    ['cancelled', { isCancelled: true, hasBegun: true }, [{ code: 'class_cancelled' }]],
    [
      'in the window of a draw, or before it is done',
      { show: { fairOpening } },
      [{ code: 'places_drawn', from: '2026-11-21T12:00:00.000Z' }],
    ],
    ['full', { cls: { placesLeft: 0 } }, [{ code: 'class_full' }]],
    ['lapsed', { renewalDate: '2026-12-11' }, [{ code: 'membership_ends_before', from: '2026-12-12' }]],
    ['never paid', { renewalDate: null }, [{ code: 'membership_ends_before', from: '2026-12-12' }]],
    ['paused', { renewalDate: '2026-12-11', isPaused: true }, [{ code: 'membership_paused' }]],
    ['not yours', { owned: false }, [{ code: 'not_your_dog' }]],
    ['retired', { dog: { retired: true } }, [{ code: 'dog_retired' }]],
    ['young', { dog: { birthDate: '2025-06-13' } }, [{ code: 'dog_too_young', from: '2026-12-13', limit: 18 }]],
    ['old', { dog: { oldAgeDog: true } }, [{ code: 'old_age_dog' }]],
    [
      'in a veteran class a day too early',
      { dog: { birthDate: '2018-12-13' }, cls: { veteran: true } },
      [{ code: 'dog_no_veteran', from: '2026-12-13', limit: 8 }],
    ],
    ['unmeasured', { dog: unmeasured }, [{ code: 'not_measured' }]],
    [
      'tall',
      { dog: { height: 431 } },
      [{ code: 'wrong_height', heights: { cls: 'medium', dog: 'intermediate', millimetres: 431 } }],
    ],
    [
      'low',
      { dog: { nexusRank: 2, lowerLevel: true } },
      [{ code: 'level_too_low', levels: { from: 2, to: 4, dog: 1, scale: 'nexus' } }],
    ],
    [
      'high',
      { dog: { nexusRank: 5 } },
      [{ code: 'level_too_high', levels: { from: 2, to: 4, dog: 5, scale: 'nexus' } }],
    ],
    ['entered', { enteredHere: true, inCartAlready: true }, [{ code: 'already_entered' }]],
    ['in the cart', { inCartAlready: true }, [{ code: 'already_in_cart' }]],
    ['busy', { enteredThatDay: 3 }, [{ code: 'too_many_classes', limit: 3 }]],
    ['the seventh place in a class', { heldInClass: 6 }, [{ code: 'too_many_held', limit: 6 }]],
    ['the eleventh place in a show', { heldInShow: 10 }, [{ code: 'too_many_held_in_show', limit: 10 }]],
    [
      'held again and again',
      { heldAgainFrom: '2026-11-21T10:50:00.000Z' },
      [{ code: 'held_too_often', from: '2026-11-21T10:50:00.000Z' }],
    ],
  ])('%s', (_name, change, reasons) => expect(reasonsAgainst(merged(change))).toEqual(reasons))
  it('gets every reason at once', () => {
    const all = merged({
      cls: { placesLeft: 0 },
      dog: { retired: true, nexusRank: 1 },
      renewalDate: null,
      enteredHere: true,
    })
    const codes = reasonsAgainst(all).map(({ code }) => code)
    expect(codes).toEqual(['class_full', 'membership_ends_before', 'dog_retired', 'level_too_low', 'already_entered'])
  })
})

describe('a dog of a judge of the show [D14]', () => {
  const judged = (said: EligibilityFacts['settings']['judgesOwnDog'], judgedByKeeper = true) =>
    merged({ judgedByKeeper, settings: { ...eligible.settings, judgesOwnDog: said } })
  const both = (facts: EligibilityFacts) => [reasonsAgainst(facts), warningsAbout(facts)]
  const reason = [{ code: 'judges_own_dog' }]
  it('is entered without a word, with a warning or not at all, as the organisation has set it', () => {
    expect(both(judged('allow'))).toEqual([[], []])
    expect(both(judged('warn'))).toEqual([[], reason])
    expect(both(judged('refuse'))).toEqual([reason, []])
    expect(both(judged('refuse', false))).toEqual([[], []])
  })
})

const rulesOf = (key: string) => {
  const found = seededRuleSets.find((set) => set.key === key)
  if (!found) throw new Error(key)
  return found.rules
}

describe('the rules of the class', () => {
  it.each([
    ['house', 'small'],
    ['fci', 'medium'],
    ['kennel_club', 'small'],
  ] as const)('a dog of 35.0 cm: by %s %s [Y03]', (key, category) => {
    const known = (height: 'small' | 'medium') =>
      merged({ rules: rulesOf(key), cls: { height, startLevel: 1, endLevel: 5 }, dog: { height: 350 } })
    expect(reasonsAgainst(known(category))).toEqual([])
    const other = category === 'small' ? 'medium' : 'small'
    expect(reasonsAgainst(known(other))).toEqual([
      { code: 'wrong_height', heights: { cls: other, dog: category, millimetres: 350 } },
    ])
  })

  it.each([
    ['fci', { fciLevel: '2' }, 2],
    ['fci', { fciLevel: 'none' }, 1],
    ['kennel_club', { kennelClubGrade: 6 }, 6],
    // It was won on the day before the class.
    ['kennel_club', { kennelClubGrade: 6, kennelClubGradeOn: '2026-12-11' }, 5],
  ] as const)('by %s a dog with %j is at level %i of its ladder, whatever its Nexus level [Y04]', (key, dog, level) => {
    const at = (startLevel: number, endLevel: number) =>
      reasonsAgainst(merged({ rules: rulesOf(key), dog, cls: { height: 'any', startLevel, endLevel } }))
    expect(at(level, level)).toEqual([])
    expect(at(level + 1, 7)).toMatchObject([
      { code: 'level_too_low', levels: { dog: level, scale: rulesOf(key).ladder.scale } },
    ])
    if (level > 1) expect(at(1, level - 1)).toMatchObject([{ code: 'level_too_high' }])
  })
})
