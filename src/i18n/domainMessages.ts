import type { MessageDescriptor } from 'react-intl'
import type { Gender } from '#contract/dog/dog'
import type { ClassHeight, HeightCategory } from '#contract/dog/height'
import type { ClassType } from '#contract/show/classType'
import { defineMessages } from './defineMessages'

/** The field's words that several screens use. */
export const heightMessages: Record<HeightCategory | ClassHeight, MessageDescriptor> = defineMessages({
  any: { id: 'heights.any', defaultMessage: 'Any height' },
  not_measured: { id: 'heights.notMeasured', defaultMessage: 'Not measured' },
  extra_small: { id: 'heights.extraSmall', defaultMessage: 'Extra small', description: 'A height category of dogs' },
  small: { id: 'heights.small', defaultMessage: 'Small', description: 'A height category of dogs' },
  medium: { id: 'heights.medium', defaultMessage: 'Medium', description: 'A height category of dogs' },
  intermediate: {
    id: 'heights.intermediate',
    defaultMessage: 'Intermediate',
    description: 'A height category of dogs',
  },
  large: { id: 'heights.large', defaultMessage: 'Large', description: 'A height category of dogs' },
})

export const typeMessages: Record<ClassType, MessageDescriptor> = defineMessages({
  agility: { id: 'classes.agility', defaultMessage: 'Agility', description: 'A type of class, with contact equipment' },
  jumping: {
    id: 'classes.jumping',
    defaultMessage: 'Jumping',
    description: 'A type of class, without contact equipment',
  },
})

export const genderMessages: Record<Gender, MessageDescriptor> = defineMessages({
  female: { id: 'dogs.gender.female', defaultMessage: 'Bitch', description: 'A female dog' },
  male: { id: 'dogs.gender.male', defaultMessage: 'Dog', description: 'A male dog' },
})

export const levelMessages = defineMessages({
  one: { id: 'levels.one', defaultMessage: 'Level {rank}' },
  span: { id: 'levels.span', defaultMessage: 'Levels {from}–{to}' },
  ring: { id: 'classes.ring', defaultMessage: 'Ring {ring}' },
})
