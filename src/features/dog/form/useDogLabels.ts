import { useIntl } from 'react-intl'
import { messages } from './formMessages'

/** The labels of a dog's fields, in visible order. */
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
