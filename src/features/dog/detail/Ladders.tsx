import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { effectiveRank, FciLevel, kennelClubGrades, type Dog } from '#contract/dog/dog'
import type { DogValue, DogValueField } from '#contract/dog/change'
import type { LevelMove } from '#contract/dog/level'
import { useGetNexusLevelsQuery } from '../../../api/dog/dogsApi'
import { useGetLevelMovesQuery } from '../../../api/dog/levelApi'
import { useFormats } from '../../../i18n/useFormats'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { Plate } from '../../../ui/kit/Plate'
import { Section } from '../../../ui/kit/Section'
import { dogFieldMessages } from '../shared/fieldMessages'
import { ladderMessages as messages } from './detailMessages'

const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column' } })
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '160px minmax(200px, 320px) 1fr' },
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
const Name = chakra('h3', { base: { fontWeight: 'semibold' } })
const Way = chakra('div', { base: { display: 'flex', maxWidth: '320px' } })
const Step = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    '&:not(:last-of-type)': { flex: '1' },
    '&:not(:last-of-type)::after': { content: '""', flex: '1', borderTop: '4px solid', borderColor: 'border' },
  },
  variants: { reached: { true: { '&:not(:last-of-type)::after': { borderColor: 'path' } } } },
})

interface LadderProps {
  name: string
  /** The texts of the plates, lowest first. */
  plates: readonly string[]
  /** The index of the dog's level; -1 before the first. */
  at: number
  /** What a step is called in a sentence. */
  stepName: (index: number) => string
  since: string | undefined
  note?: string | undefined
}

const Ladder = ({ name, plates, at, stepName, since, note }: LadderProps) => {
  const { longDay } = useFormats()
  const values = { step: stepName(at) }
  return (
    <Row>
      <Name>{name}</Name>
      <Way aria-hidden>
        {plates.map((plate, index) => (
          <Step key={plate} reached={index < at}>
            <Plate size="s" tone={index === at ? 'mark' : index < at ? 'ink' : 'off'}>
              {plate}
            </Plate>
          </Step>
        ))}
      </Way>
      <p>
        {since === undefined ? (
          <FormattedMessage {...messages.now} values={values} />
        ) : (
          <FormattedMessage {...messages.since} values={{ ...values, date: longDay(since.slice(0, 10)) }} />
        )}{' '}
        {at < plates.length - 1 ? (
          <FormattedMessage {...messages.next} values={{ step: stepName(at + 1) }} />
        ) : (
          <FormattedMessage {...messages.top} />
        )}{' '}
        {note && <span>{note}</span>}
      </p>
    </Row>
  )
}

/** The day of the last move that changed the level and has come; null where the level is the one that was stated. */
const lastMoveOn = (moves: readonly LevelMove[], today: string): string | null =>
  moves
    .filter(({ from, rank, rankBefore, isReplaced }) => !isReplaced && from <= today && rank !== rankBefore)
    .map(({ from }) => from)
    .toSorted()
    .at(-1) ?? null

/** A dog's level on each of its three ladders, and the next one. */
export const Ladders = ({ dog, history }: { dog: Dog; history: readonly DogValue[] | undefined }) => {
  const { formatMessage } = useIntl()
  const { data: levels } = useGetNexusLevelsQuery()
  const { data: moves } = useGetLevelMovesQuery(dog.slug)
  const today = useAppSelector(selectNow).slice(0, 10)
  const reachedOn = {
    kennelClubGrade: dog.kennelClubGradeOn,
    fciLevel: dog.fciLevelOn,
    nexusRank: lastMoveOn(moves ?? [], today),
  }
  const since = (field: Exclude<DogValueField, 'height' | 'microchip'>) => {
    const said = history?.find((one) => one.field === field)
    return reachedOn[field] ?? (said?.value === String(dog[field]) ? said.at : undefined)
  }
  const fci = FciLevel.options.filter((level) => level !== 'none')
  const rank = effectiveRank(dog)
  return (
    <Section heading={formatMessage(messages.heading)}>
      <Rows>
        {levels && (
          <Ladder
            name={formatMessage(dogFieldMessages.nexusRank)}
            plates={levels.map((level) => String(level.rank))}
            at={levels.findIndex((level) => level.rank === dog.nexusRank)}
            stepName={(index) =>
              formatMessage(messages.nexusStep, { rank: levels[index]?.rank ?? '', name: levels[index]?.name ?? '' })
            }
            since={since('nexusRank')}
            note={dog.lowerLevel ? formatMessage(messages.lower, { dog: dog.name, rank }) : undefined}
          />
        )}
        <Ladder
          name={formatMessage(dogFieldMessages.kennelClubGrade)}
          plates={kennelClubGrades.map(String)}
          at={dog.kennelClubGrade - 1}
          stepName={(index) => formatMessage(messages.gradeStep, { grade: index + 1 })}
          since={since('kennelClubGrade')}
        />
        <Ladder
          name={formatMessage(dogFieldMessages.fciLevel)}
          plates={fci}
          at={fci.indexOf(dog.fciLevel as (typeof fci)[number])}
          stepName={(index) =>
            index < 0 ? formatMessage(messages.fciNone) : formatMessage(messages.fciStep, { level: fci[index] ?? '' })
          }
          since={since('fciLevel')}
        />
      </Rows>
    </Section>
  )
}
