import { formerAwards } from './awards'
import { ownBands } from '../dog/heightBands'
import { defaultRuleSet, type RuleSet } from './ruleSet'
import { classKinds } from '../show/classFormat'
import type { Scoring } from './scoring'

/** What all three rule books have in common: five faults each, one a second over the course time, the third refusal eliminates. */
const scoring: Scoring = {
  fault: 500,
  refusal: 500,
  hundredthOver: 1,
  eliminatedCounts: null,
  refusalsToEliminate: 3,
  maximumTime: null,
  tieBreak: 'none',
  marks: [
    { grade: 'excellent', below: 600 },
    { grade: 'very_good', below: 1600 },
    { grade: 'good', below: 2600 },
  ],
}

/** The organisation's own rules (specification, section 3; domain.md), and the default of every show. */
export const houseRules: RuleSet = {
  key: defaultRuleSet,
  version: 1,
  validFrom: '2000-01-01',
  name: { en: 'House rules', pl: 'Regulamin własny' },
  rules: {
    heights: [...ownBands],
    ladder: { scale: 'nexus' },
    ages: { startMonths: 18, veteranYears: 8 },
    scoring,
    kinds: [...classKinds],
    placing: 'together',
    awards: formerAwards,
    unmeasured: 'runs',
    progression: { clearRounds: 4, inAgility: 2 },
    paragraphs: {
      heights: 'Regulations, “Height”',
      ladder: 'Regulations, “Levels”',
      ages: 'Regulations, “Age”',
      faults: 'Regulations, “Results”',
      elimination: 'Regulations, “Results”',
      maximumTime: 'Regulations, “Results”',
      ties: 'Regulations, “Results”',
      placing: 'Regulations, “Results”',
      progression: 'Regulations, “Levels”',
    },
  },
}

const fciRules: RuleSet = {
  key: 'fci',
  version: 1,
  validFrom: '2023-01-01',
  name: { en: 'FCI', pl: 'FCI' },
  rules: {
    heights: [
      { category: 'small', upTo: 349 },
      { category: 'medium', upTo: 429 },
      { category: 'intermediate', upTo: 479 },
      { category: 'large', upTo: null },
    ],
    ladder: { scale: 'fci', lowest: 1 },
    ages: { startMonths: 18, veteranYears: 8 },
    scoring: {
      ...scoring,
      eliminatedCounts: 10_000,
      maximumTime: { by: 'speed', agility: 200, jumping: 250 },
      tieBreak: 'course_faults',
    },
    kinds: [...classKinds],
    placing: 'together',
    awards: formerAwards,
    unmeasured: 'runs',
    progression: null,
    paragraphs: {
      heights: 'FCI Agility Regulations 2023, A.2',
      ladder: 'FCI Agility Regulations 2023, A.8.1',
      ages: 'FCI Agility Regulations 2023, A.8.3',
      faults: 'FCI Agility Regulations 2023, A.5.1',
      elimination: 'FCI Agility Regulations 2023, A.5.3',
      maximumTime: 'FCI Agility Regulations 2023, A.3.3',
      ties: 'FCI Agility Regulations 2023, A.6',
      placing: 'FCI Agility Regulations 2023, A.6',
      progression: 'FCI Agility Regulations 2023, A.8.1',
    },
  },
}

const kennelClubRules: RuleSet = {
  key: 'kennel_club',
  version: 1,
  validFrom: '2020-01-01',
  name: { en: 'Kennel Club', pl: 'The Kennel Club' },
  rules: {
    heights: [
      { category: 'small', upTo: 350 },
      { category: 'medium', upTo: 430 },
      { category: 'intermediate', upTo: 500 },
      { category: 'large', upTo: null },
    ],
    ladder: { scale: 'kennel_club', countsAfterDays: 25 },
    ages: { startMonths: 18, veteranYears: 8 },
    scoring: { ...scoring, marks: [] },
    kinds: [...classKinds],
    placing: 'level',
    // ASSUME: a tenth of the starters, three at least, as British show schedules usually promise. No paragraph of Kennel Club H that is
    // named here fixes the number: each society does, in its schedule.
    awards: { places: { by: 'percent', percent: 10, least: 3 }, clearRounds: true },
    unmeasured: 'runs',
    progression: null,
    paragraphs: {
      heights: 'Kennel Club H(1)(A), heights',
      ladder: 'Kennel Club H(1)(A), grades',
      ages: 'Kennel Club H, age of dogs',
      faults: 'Kennel Club H(1)(B), marking',
      elimination: 'Kennel Club H(1)(B), marking',
      maximumTime: 'Kennel Club H(1)(B), course time',
      ties: 'Kennel Club H(1)(B), marking',
      placing: 'Kennel Club H(1)(A), graded and combined classes',
      progression: 'Kennel Club H(1)(A), progression',
    },
  },
}

/** The rule sets of a new installation. */
export const seededRuleSets: readonly RuleSet[] = [houseRules, fciRules, kennelClubRules]
