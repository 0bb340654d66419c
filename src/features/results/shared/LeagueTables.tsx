import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { League } from '#contract/results/league'
import { useGetLeaguesQuery } from '../../../api/results/resultApi'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useHundredths } from '../../../i18n/useHundredths'
import { useFormats } from '../../../i18n/useFormats'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Numeral } from '../../../ui/kit/Numeral'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { Table } from '../../../ui/kit/Table'
import { messages } from './messages'
import { PlacingGroups } from './PlacingGroups'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })
// On phones a row begins with them: the place first, then whose it is.
const Placed = chakra('span', {
  base: { display: 'grid', gridTemplateColumns: '2.5rem 1fr', alignItems: 'center', gap: '2' },
})
const Rules = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', paddingBlock: '3' } })

const LeagueTable = ({ league: { name, rules, rows } }: { league: League }) => {
  const { formatMessage, formatList } = useIntl()
  const { longDay } = useFormats()
  const hundredths = useHundredths()
  const shownName = name[useShownLocale()]
  const type = formatMessage(rules.type === null ? messages.anyType : typeMessages[rules.type])
  const height = formatMessage(heightMessages[rules.height ?? 'any'])
  const points = formatList(rules.points.map(String))
  return (
    <Section heading={shownName}>
      <Rules>
        <FormattedMessage
          {...messages.leagueSeason}
          values={{ from: longDay(rules.startsOn), to: longDay(rules.endsOn) }}
        />
        {'. '}
        <FormattedMessage
          {...messages.leagueRules}
          values={{ type, height, points, places: rules.points.length, best: rules.bestResults }}
        />{' '}
        <FormattedMessage {...messages.leagueStandard} />
        {rules.mostFaults !== null && (
          <>
            {' '}
            <FormattedMessage {...messages.leagueMostFaults} values={{ faults: hundredths(rules.mostFaults) }} />
          </>
        )}
      </Rules>
      {rows.length === 0 ? (
        <FormattedMessage {...messages.leagueEmpty} />
      ) : (
        <PlacingGroups rows={rows} rules={{ placing: rules.groupedBy, teamSize: null, scale: 'nexus' }}>
          {(group, groupName) => (
            <Table
              label={groupName === undefined ? shownName : `${shownName}, ${groupName}`}
              head={[
                { label: formatMessage(messages.placeAndDog) },
                { label: formatMessage(messages.points), numeral: true },
                { label: formatMessage(messages.firstPlaces), numeral: true },
                { label: formatMessage(messages.counted), numeral: true },
              ]}
              rows={group.map(({ position, dogName, points: scored, firstPlaces, results }, index) => ({
                id: `${index}`,
                cells: [
                  <Placed key="d">
                    <Numeral>{position}</Numeral>
                    <bdi>{dogName}</bdi>
                  </Placed>,
                  <Numeral key="s" size="s">
                    {scored}
                  </Numeral>,
                  firstPlaces,
                  results,
                ],
              }))}
            />
          )}
        </PlacingGroups>
      )}
    </Section>
  )
}

/** The tables of all leagues. */
export const LeagueTables = () => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetLeaguesQuery(undefined, { refetchOnFocus: true })
  if (data?.length === 0) return null
  return (
    <section aria-label={formatMessage(messages.leagues)}>
      {data ? (
        <Root>
          {data.map((league) => (
            <LeagueTable key={league.slug} league={league} />
          ))}
        </Root>
      ) : isError ? (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      ) : (
        <SkeletonRows label={formatMessage(messages.loading)} />
      )}
    </section>
  )
}
