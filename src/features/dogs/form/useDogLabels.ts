import { useIntl } from 'react-intl'
import { messages } from './formMessages'

/** What the fields of a dog are called, in the order in which they stand. */
export const useDogLabels = () => {
  const { formatMessage } = useIntl()
  return {
    name: formatMessage(messages.name),
    petName: formatMessage(messages.petName),
    kennelClubName: formatMessage(messages.kennelClubName),
    pedigreeName: formatMessage(messages.pedigreeName),
    gender: formatMessage(messages.gender),
    breed: formatMessage(messages.breed),
    birthDate: formatMessage(messages.birthDate),
    microchip: formatMessage(messages.microchip),
    height: formatMessage(messages.height),
    nexusRank: formatMessage(messages.nexusLevel),
    kennelClubGrade: formatMessage(messages.kennelClubGrade),
    fciLevel: formatMessage(messages.fciLevel),
  }
}
