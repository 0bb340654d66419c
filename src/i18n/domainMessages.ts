import type { MessageDescriptor } from 'react-intl'
import type { Gender } from '../../contract/dog'
import type { ClassHeight, HeightCategory } from '../../contract/height'
import type { ClassType } from '../../contract/classType'
import { defineMessages } from './defineMessages'

/** The field's words that several screens use. */
export const heightMessages: Record<HeightCategory | ClassHeight, MessageDescriptor> = defineMessages({
  any: { id: 'heights.any', defaultMessage: 'Any height' },
  not_measured: { id: 'heights.notMeasured', defaultMessage: 'Not measured' },
  extra_small: { id: 'heights.extraSmall', defaultMessage: 'Extra small' },
  small: { id: 'heights.small', defaultMessage: 'Small' },
  medium: { id: 'heights.medium', defaultMessage: 'Medium' },
  intermediate: { id: 'heights.intermediate', defaultMessage: 'Intermediate' },
  large: { id: 'heights.large', defaultMessage: 'Large' },
})

export const typeMessages: Record<ClassType, MessageDescriptor> = defineMessages({
  agility: { id: 'classes.agility', defaultMessage: 'Agility' },
  jumping: { id: 'classes.jumping', defaultMessage: 'Jumping' },
})

export const genderMessages: Record<Gender, MessageDescriptor> = defineMessages({
  female: { id: 'dogs.gender.female', defaultMessage: 'Bitch' },
  male: { id: 'dogs.gender.male', defaultMessage: 'Dog' },
})

export const levelMessages = defineMessages({
  one: { id: 'levels.one', defaultMessage: 'Level {rank}' },
  span: { id: 'levels.span', defaultMessage: 'Levels {from}–{to}' },
  ring: { id: 'classes.ring', defaultMessage: 'Ring {ring}' },
})
