import { chakra } from '@chakra-ui/react'
import { Scale } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import type { KeptMeasurings } from '#contract/dog/measuring'
import { useGetMeasuringsQuery } from '../../../api/dog/measuringApi'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { InPerson } from '../../account/shared/InPerson'
import { DisputeDialog } from './DisputeDialog'
import { Measurements } from './Measurements'
import { messages } from './heightMessages'
import { UnfitEntries } from './UnfitEntries'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '4' } })
const Action = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' },
})

const Disputable = ({ dog, disputable }: { dog: Dog; disputable: KeptMeasurings['disputable'] }) => {
  const { localMoment } = useFormats()
  const dialog = useOpen({ kind: 'dialog', dialog: 'disputeHeight' })
  // Open it stays, and says why, where the measurement can no longer be disputed.
  if (!disputable && !dialog.isOpen) return null
  return (
    <Action>
      {disputable && (
        <>
          <p>
            <FormattedMessage {...messages.until} values={{ day: localMoment(disputable.until).day }} />
          </p>
          <Button variant="outline" icon={<Scale aria-hidden />} onClick={() => dialog.setOpen(true)}>
            <FormattedMessage {...messages.dispute} />
          </Button>
        </>
      )}
      <DisputeDialog
        dog={dog}
        measurementId={disputable?.id ?? 0}
        open={dialog.isOpen}
        onClose={() => dialog.setOpen(false)}
      />
    </Action>
  )
}

const Known = ({ dog, measurings }: { dog: Dog; measurings: KeptMeasurings }) => {
  const { disputable, unfit, waits } = measurings
  const part = useLostFocus(waits)
  return (
    <Parts ref={part} tabIndex={-1}>
      <Measurements dog={dog.name} measurings={measurings} kept />
      <InPerson instead={null}>
        <Disputable dog={dog} disputable={disputable} />
      </InPerson>
      <UnfitEntries dog={dog.name} unfit={unfit} />
    </Parts>
  )
}

const Part = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useGetMeasuringsQuery(dog.slug)
  return (
    <Section heading={formatMessage(messages.heading)}>
      {data && <Known dog={dog} measurings={data} />}
      {!data && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!data && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
    </Section>
  )
}

/** Who measured a dog and when, which height counts, and what its keeper can do about it. */
export const DogMeasuring = ({ dog }: { dog: Dog }) => (
  <MessagesOf part="dog.measuring">
    <Part dog={dog} />
  </MessagesOf>
)
