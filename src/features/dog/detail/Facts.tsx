import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { permanentFlags, type Dog } from '#contract/dog/dog'
import { dogNameFields } from '#contract/dog/fields'
import type { DogValue, DogValueField, ValueSource } from '#contract/dog/change'
import { genderMessages } from '../../../i18n/domainMessages'
import { useBreedName } from '../../../i18n/useBreedName'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { panelToggled, selectIsUnfolded } from '../../../store/ui/panelsSlice'
import { Button } from '../../../ui/kit/Button'
import { DataList } from '../../../ui/kit/DataList'
import { Section } from '../../../ui/kit/Section'
import { messages as changeMessages } from '../form/changeMessages'
import { dogFieldMessages } from '../shared/fieldMessages'
import { messages } from './detailMessages'

const Said = chakra('span', { base: { display: 'block', textStyle: 'small', fontWeight: 'medium', color: 'fg.muted' } })

const saidMessages: Record<ValueSource, (typeof messages)['saidDeclared']> = {
  declared: messages.saidDeclared,
  measured: messages.saidMeasured,
  imported: messages.saidImported,
  synced: messages.saidSynced,
}
const Source = ({ value: { source, at, by } }: { value: DogValue }) => {
  const { localMoment } = useFormats()
  return (
    <Said>
      <FormattedMessage {...saidMessages[source]} values={{ date: localMoment(at).day, by: by ?? 'none' }} />
    </Said>
  )
}

/** What is known of a dog, each value that decides where it starts with who said it and when. */
export const Facts = ({ dog, history = [] }: { dog: Dog; history: readonly DogValue[] | undefined }) => {
  const { formatMessage } = useIntl()
  const { longDay, centimetres } = useFormats()
  const breedName = useBreedName()
  const dispatch = useAppDispatch()
  const panel = `dog history ${dog.id}`
  const open = useAppSelector((state) => selectIsUnfolded(state, panel))
  const none = <FormattedMessage {...messages.none} />
  const wordOf = (field: DogValueField, value: string): ReactNode => {
    if (value === '' || value === 'none') return none
    if (field === 'height')
      return <FormattedMessage {...messages.centimetres} values={{ height: centimetres(Number(value)) }} />
    return field === 'microchip' ? (
      <FormattedMessage {...messages.microchipHidden} values={{ digits: value.slice(-4) }} />
    ) : (
      value
    )
  }
  const line = (label: MessageDescriptor, value: ReactNode) => ({
    id: label.id ?? '',
    label: formatMessage(label),
    value,
  })
  const withSource = (field: DogValueField, value: string) => {
    const said = history.find((one) => one.field === field)
    return line(
      dogFieldMessages[field],
      <>
        {wordOf(field, value)}
        {said?.value === value && <Source value={said} />}
      </>,
    )
  }
  const earlier = history.filter((one, index) => history.findIndex(({ field }) => field === one.field) !== index)
  return (
    <Section heading={formatMessage(messages.facts)}>
      <DataList
        items={[
          ...dogNameFields.map((field) => line(dogFieldMessages[field], <bdi>{dog[field] || none}</bdi>)),
          line(dogFieldMessages.gender, formatMessage(genderMessages[dog.gender])),
          line(dogFieldMessages.breed, <bdi>{breedName(dog.breed)}</bdi>),
          line(dogFieldMessages.birthDate, longDay(dog.birthDate)),
          withSource('kennelClubGrade', String(dog.kennelClubGrade)),
          withSource('fciLevel', dog.fciLevel),
          withSource('nexusRank', String(dog.nexusRank)),
          withSource('height', String(dog.height ?? '')),
          ...permanentFlags.map((flag) =>
            line(dogFieldMessages[flag], formatMessage(dog[flag] ? changeMessages.yes : changeMessages.no)),
          ),
          withSource('microchip', dog.microchip),
        ]}
      />
      {earlier.length > 0 && (
        <chakra.div paddingTop="3">
          <Button variant="quiet" aria-expanded={open} onClick={() => dispatch(panelToggled(panel))}>
            <FormattedMessage {...(open ? messages.historyLess : messages.history)} />
          </Button>
          {open && (
            <DataList
              items={earlier.map((one, index) => ({
                id: String(index),
                label: formatMessage(dogFieldMessages[one.field]),
                value: (
                  <>
                    {wordOf(one.field, one.value)}
                    <Source value={one} />
                  </>
                ),
              }))}
            />
          )}
        </chakra.div>
      )}
    </Section>
  )
}
