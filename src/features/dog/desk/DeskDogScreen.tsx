import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openDesk } from '#contract/access/screenPolicies'
import type { DeskDog } from '#contract/dog/desk'
import { paths } from '#contract/shared/paths'
import { useGetDeskDogQuery } from '../../../api/dog/deskDogApi'
import { failureOf } from '../../../api/failureOf'
import { selectAllowed } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { Facts } from '../detail/Facts'
import { EarnedLevel } from '../levels/EarnedLevel'
import { LevelForm } from '../levels/LevelForm'
import { messages as levelMessages } from '../levels/levelMessages'
import { LevelMoves } from '../levels/LevelMoves'
import { Measurements } from '../measuring/Measurements'
import { messages as measuringMessages } from '../measuring/heightMessages'
import { UnfitEntries } from '../measuring/UnfitEntries'
import { CorrectForm } from './CorrectForm'
import { messages } from './deskMessages'
import { FactsForm } from './FactsForm'
import { NextDog } from './NextDog'
import { MeasureForm } from './MeasureForm'
import { MicrochipForm } from './MicrochipForm'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '7' } })

const Known = ({ known }: { known: DeskDog }) => {
  const mayCorrect = useAppSelector((state) => selectAllowed(state, openDesk))
  const { dog, history, own, measuring, levels } = known
  return (
    <Page before={<DeskTrail section="dogs" />} title={<bdi>{dog.name}</bdi>} width="column">
      <Parts>
        <Facts dog={dog} history={history} />
        <Section heading={<FormattedMessage {...measuringMessages.heading} />}>
          <Parts>
            <Measurements dog={dog.name} measurings={measuring} />
            <UnfitEntries dog={dog.name} unfit={measuring.unfit} atDesk />
          </Parts>
        </Section>
        <Section heading={<FormattedMessage {...levelMessages.heading} />}>
          <LevelMoves moves={levels} history={history} />
        </Section>
        {own ? (
          <Section heading={<FormattedMessage {...messages.own} />}>
            <p>
              <FormattedMessage {...messages.ownText} values={{ dog: dog.name }} />
            </p>
          </Section>
        ) : (
          <>
            {mayCorrect && <EarnedLevel known={known} />}
            <MeasureForm known={known} />
            {mayCorrect && <LevelForm known={known} />}
            {mayCorrect && <CorrectForm known={known} />}
            {mayCorrect && <FactsForm known={known} />}
            {mayCorrect && <MicrochipForm known={known} />}
          </>
        )}
      </Parts>
    </Page>
  )
}

/** /desk/dogs/{slug}: a judge or admin records a dog's measured height; an admin removes a permanent flag. */
export const DeskDogScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.deskDog) ?? { slug: '' }
  const { data, isError, error, refetch } = useGetDeskDogQuery(slug)
  if (data)
    return (
      <MessagesOf part="dog.measuring">
        <MessagesOf part="dog.nexus">
          <Known key={data.dog.id} known={data} />
        </MessagesOf>
      </MessagesOf>
    )
  const missing = isError && failureOf({ error })?.status === 404
  return (
    <Page
      before={<DeskTrail section="dogs" />}
      title={formatMessage(missing ? messages.none : messages.title)}
      width="column"
    >
      {missing ? (
        <EmptyState heading={<FormattedMessage {...messages.missing} />} action={<NextDog />}>
          <FormattedMessage {...messages.missingText} />
        </EmptyState>
      ) : isError ? (
        <ErrorState heading={<FormattedMessage {...messages.failedDog} />} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedDogText} />
        </ErrorState>
      ) : (
        <SkeletonRows label={formatMessage(messages.searching)} />
      )}
    </Page>
  )
}
