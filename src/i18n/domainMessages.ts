import type { MessageDescriptor } from 'react-intl'
import type { Gender } from '#contract/dog/dog'
import type { ClassHeight, HeightCategory } from '#contract/dog/height'
import type { ClassKind } from '#contract/show/classFormat'
import type { HeightState } from '#contract/dog/heightState'
import type { ClassType } from '#contract/show/classType'
import { defineMessages } from './defineMessages'

/** The field's words that several screens use. */
export const heightMessages: Record<HeightCategory | ClassHeight, MessageDescriptor> = defineMessages({
  any: { id: 'dog.heights.any', defaultMessage: 'Any height' },
  not_measured: { id: 'dog.heights.notMeasured', defaultMessage: 'Not measured' },
  extra_small: {
    id: 'dog.heights.extraSmall',
    defaultMessage: 'Extra small',
    description: 'A height category of dogs',
  },
  small: { id: 'dog.heights.small', defaultMessage: 'Small', description: 'A height category of dogs' },
  medium: { id: 'dog.heights.medium', defaultMessage: 'Medium', description: 'A height category of dogs' },
  intermediate: {
    id: 'dog.heights.intermediate',
    defaultMessage: 'Intermediate',
    description: 'A height category of dogs',
  },
  large: { id: 'dog.heights.large', defaultMessage: 'Large', description: 'A height category of dogs' },
})

/** What lists say of a dog whose height was never measured. */
export const heightMarkMessages: Record<Exclude<HeightState, 'measured'>, MessageDescriptor> = defineMessages({
  unmeasured: { id: 'dog.heights.unmeasured', defaultMessage: 'Height not measured' },
  measure_first: { id: 'dog.heights.measureFirst', defaultMessage: 'Measure first' },
})

export const typeMessages: Record<ClassType, MessageDescriptor> = defineMessages({
  agility: {
    id: 'show.classes.agility',
    defaultMessage: 'Agility',
    description: 'A type of class, with contact equipment',
  },
  jumping: {
    id: 'show.classes.jumping',
    defaultMessage: 'Jumping',
    description: 'A type of class, without contact equipment',
  },
})

export const kindMessages: Record<ClassKind, MessageDescriptor> = defineMessages({
  standard: {
    id: 'show.classes.standard',
    defaultMessage: 'Faults, then time',
    description: 'How a class is scored',
  },
  time_plus_faults: {
    id: 'show.classes.timePlusFaults',
    defaultMessage: 'Time plus faults',
    description: 'How a class is scored: each fault is added to the time',
  },
  points: { id: 'show.classes.points', defaultMessage: 'Points', description: 'How a class is scored' },
  not_for_competition: {
    id: 'show.classes.notForCompetition',
    defaultMessage: 'Not for competition',
    description: 'A class without places',
  },
})

export const formatMessages = defineMessages({
  teams: { id: 'show.classes.teams', defaultMessage: 'Teams of {size}' },
  pairs: { id: 'show.classes.pairs', defaultMessage: 'Pairs' },
  veteran: { id: 'show.classes.veteran', defaultMessage: 'Veterans' },
  combined: {
    id: 'show.classes.combined',
    defaultMessage: 'Counts for {name}',
    description: 'Of a class: the combined result that it is a round of',
  },
})

export const genderMessages: Record<Gender, MessageDescriptor> = defineMessages({
  female: { id: 'dog.gender.female', defaultMessage: 'Bitch', description: 'A female dog' },
  male: { id: 'dog.gender.male', defaultMessage: 'Dog', description: 'A male dog' },
})

export const levelMessages = defineMessages({
  one: { id: 'dog.levels.one', defaultMessage: 'Level {rank}' },
  span: { id: 'dog.levels.span', defaultMessage: 'Levels {from}–{to}' },
  ring: { id: 'show.classes.ring', defaultMessage: 'Ring {ring}' },
})
