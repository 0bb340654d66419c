import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { PublishedRow } from '#contract/results/shown'
import { Bib } from '../../../ui/kit/Bib'
import { StateTag } from '../../../ui/kit/StateTag'
import { messages } from './messages'

export const NameLine = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
})

type DogNameProps = Pick<PublishedRow, 'dogName' | 'number' | 'notForCompetition'> & {
  /** The reader keeps it. */
  isOwn: boolean
}

export const DogName = ({ dogName, number, notForCompetition, isOwn }: DogNameProps) => (
  <NameLine>
    <Bib number={number} />
    <bdi>{dogName}</bdi>
    {isOwn && (
      <StateTag tone="success">
        <FormattedMessage {...messages.ownDog} />
      </StateTag>
    )}
    {notForCompetition && (
      <StateTag>
        <FormattedMessage {...messages.notForCompetition} />
      </StateTag>
    )}
  </NameLine>
)

/** A junior's name is withheld. */
export const Handler = ({ name }: { name: string | null }) =>
  name === null ? <FormattedMessage {...messages.notShown} /> : <bdi>{name}</bdi>
