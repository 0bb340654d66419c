import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog'
import { defaultRules } from '#contract/rules'
import { useGetRulesQuery } from '../../api/rulesApi'
import { Button } from '../../ui/kit/Button'
import { fittingClasses, useChoice, type Entering } from './entering'
import { messages } from './messages'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlock: '3' },
})

/** Enters a dog in everything of the day that fits it, as far as it may run on one day. */
export const EnterAll = ({ entering, dogs, day }: { entering: Entering; dogs: Dog[]; day: string }) => {
  const { formatMessage } = useIntl()
  const { data: rules = defaultRules } = useGetRulesQuery()
  const { enter } = useChoice(entering.show)
  const fitting = dogs.flatMap((dog) => {
    const classes = fittingClasses(entering, day, dog, rules.classesPerDogAndDay)
    return classes.length > 1 ? [{ dog, classes }] : []
  })
  if (fitting.length === 0) return null
  return (
    <Row role="group" aria-label={formatMessage(messages.enterAll)}>
      <p>
        <FormattedMessage {...messages.enterAll} />
      </p>
      {fitting.map(({ dog, classes }) => (
        <Button
          key={dog.id}
          variant="outline"
          dense
          icon={<Plus aria-hidden />}
          onClick={() => classes.forEach((cls) => enter(cls, dog))}
        >
          <FormattedMessage {...messages.enterAllOf} values={{ dog: dog.name, count: classes.length }} />
        </Button>
      ))}
    </Row>
  )
}
