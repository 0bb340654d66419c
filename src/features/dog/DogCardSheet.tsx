import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { DogCard } from '#contract/dog/card'
import { heightMessages } from '../../i18n/domainMessages'
import { useBreedName } from '../../i18n/useBreedName'
import { useFormats } from '../../i18n/useFormats'
import { DataList } from '../../ui/kit/DataList'
import { QrCode } from '../../ui/kit/QrCode'
import { cardMessages as messages } from './cardMessages'
import { DogPicture } from './DogPhoto'

const Sheet = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '220px 1fr' },
    gap: '5',
    padding: '5',
    maxWidth: '720px',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'panel',
    '& svg[role=img]': { maxWidth: 'full' },
  },
  variants: { scanned: { true: { gridTemplateColumns: '1fr' } } },
})
const Side = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '220px' } })

interface Props {
  card: DogCard
  photo?: string | null
  /** What its QR code carries; a card that was just scanned has neither code nor photo. */
  code?: string
}

/** A dog as a steward reads it at the ring. */
export const DogCardSheet = ({ card, photo = null, code }: Props) => {
  const { formatMessage } = useIntl()
  const { centimetres, longDay } = useFormats()
  const breedName = useBreedName()
  const height = formatMessage(heightMessages[card.heightCategory])
  const exact =
    card.height !== null &&
    formatMessage(card.measured ? messages.measured : messages.declared, { height: centimetres(card.height) })
  const items = [
    { label: formatMessage(messages.kennelClubName), value: card.kennelClubName },
    { label: formatMessage(messages.breed), value: breedName(card.breed) },
    { label: formatMessage(messages.height), value: exact ? `${height}, ${exact}` : height },
    { label: formatMessage(messages.level), value: card.level },
    { label: formatMessage(messages.chip), value: card.chipEnd },
    { label: formatMessage(messages.issued), value: longDay(card.issuedOn) },
  ]
  return (
    <Sheet aria-label={card.name} scanned={code === undefined}>
      {code !== undefined && (
        <Side>
          <DogPicture name={card.name} photo={photo} size="small" />
          <QrCode text={code} label={formatMessage(messages.code)} />
        </Side>
      )}
      <div>
        <chakra.h2 textStyle="h2">
          <bdi>{card.name}</bdi>
        </chakra.h2>
        <DataList items={items.filter(({ value }) => value !== '')} />
      </div>
    </Sheet>
  )
}
