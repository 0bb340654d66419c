import { useIntl } from 'react-intl'
import type { SyncField } from '#contract/dogSync/fields'
import { defineMessages } from '../../../i18n/defineMessages'

/** What each field of a dog is called, in the order in which fields are shown. */
export const dogFieldMessages = defineMessages({
  name: { id: 'dog.field.name', defaultMessage: 'Name', description: 'Of a dog' },
  kennelClubName: { id: 'dog.field.kennelClubName', defaultMessage: 'Kennel Club name' },
  pedigreeName: { id: 'dog.field.pedigreeName', defaultMessage: 'Pedigree name' },
  petName: { id: 'dog.field.petName', defaultMessage: 'Pet name' },
  gender: { id: 'dog.field.gender', defaultMessage: 'Gender', description: 'Of a dog' },
  breed: { id: 'dog.field.breed', defaultMessage: 'Breed' },
  birthDate: { id: 'dog.field.birthDate', defaultMessage: 'Birth date' },
  microchip: { id: 'dog.field.microchip', defaultMessage: 'Microchip number' },
  height: { id: 'dog.field.height', defaultMessage: 'Height (cm)' },
  nexusRank: { id: 'dog.field.nexusLevel', defaultMessage: 'Nexus level' },
  kennelClubGrade: { id: 'dog.field.kennelClubGrade', defaultMessage: 'Kennel Club grade' },
  fciLevel: { id: 'dog.field.fciLevel', defaultMessage: 'FCI level' },
  kennelClubGradeOn: { id: 'dog.field.kennelClubGradeOn', defaultMessage: 'Grade reached on' },
  fciLevelOn: { id: 'dog.field.fciLevelOn', defaultMessage: 'FCI level reached on' },
  retired: { id: 'dog.flag.retired', defaultMessage: 'Retired', description: 'Of a dog: it no longer competes' },
  oldAgeDog: { id: 'dog.flag.oldAgeDog', defaultMessage: 'Old age dog' },
  lowerLevel: { id: 'dog.flag.lowerLevel', defaultMessage: 'Lower level', description: 'Of a dog' },
}) satisfies Record<DogLabel, unknown>

type DogLabel = SyncField | 'kennelClubGradeOn' | 'fciLevelOn'

/** The same in the reader's language. */
export const useDogLabels = (): Record<DogLabel, string> => {
  const { formatMessage } = useIntl()
  const labels = Object.entries(dogFieldMessages).map(([field, message]) => [field, formatMessage(message)])
  return Object.fromEntries(labels) as Record<DogLabel, string>
}
